import { Type, type Static } from 'typebox';
import { CalendarDateSchema as date, NO_OTHER_KEYS, nullable, TextsSchema as texts } from './schema-parts.ts';

const EventSchema = Type.Object(
  {
    code: Type.String(),
    /** due-date, waiver, discount, holiday, budget, reform or other. */
    kind: Type.String(),
    from: date,
    /** Last day; equal to `from` for an event of one day. */
    to: date,
    /** Null: every tax type. */
    tax: nullable<string>(Type.String()),
    text: texts,
  },
  NO_OTHER_KEYS,
);

const MonthSchema = Type.Object(
  {
    /** First day. */
    month: date,
    workingDays: Type.Integer(),
    /** Named holidays, in order. */
    holidays: Type.Array(Type.Object({ day: date, name: texts }, NO_OTHER_KEYS)),
    /** Number of days of the month that the calendar knows. */
    days: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

const ExceptionSchema = Type.Object({ day: date, working: Type.Boolean() }, NO_OTHER_KEYS);

const BandSchema = Type.Object(
  {
    indicator: Type.String(),
    code: Type.String(),
    name: texts,
    /** A ratio (0.9 is 90 %) from which the band is given; null: from the lowest. */
    atLeast: nullable<number>(Type.Number()),
    validFrom: date,
    validTo: nullable<string>(date),
    source: nullable<string>(Type.String()),
  },
  NO_OTHER_KEYS,
);

const VersionSchema = Type.Object(
  {
    year: Type.Integer(),
    version: Type.Unsafe<'apbd' | 'apbdp'>(Type.String({ enum: ['apbd', 'apbdp'] })),
    effectiveFrom: date,
  },
  NO_OTHER_KEYS,
);

const ChannelSchema = Type.Object({ code: Type.String(), liveFrom: nullable<string>(date), liveTo: nullable<string>(date) }, NO_OTHER_KEYS);

/** Days between which a tax exists; null if unknown. */
const TaxTypeSchema = Type.Object(
  { code: Type.String(), validFrom: nullable<string>(date), validTo: nullable<string>(date) },
  NO_OTHER_KEYS,
);

const BankChannelSchema = Type.Object({ bank: Type.String(), channel: Type.String() }, NO_OTHER_KEYS);

/** `GET /api/v1/references`: small tables of the agency that explain its figures; a list is empty where its extract was not imported. */
export const ReferencesSchema = Type.Object(
  {
    /** Sorted by first day. */
    events: Type.Array(EventSchema),
    /** Months with at least one day in the agency's calendar, in order. */
    calendar: Type.Array(MonthSchema),
    /** Days of that calendar that are free from Monday to Friday or worked at a weekend, named or not; in order. */
    calendarExceptions: Type.Array(ExceptionSchema),
    /** Sorted by indicator, the highest band first. */
    bands: Type.Array(BandSchema),
    /** Versions of the province's targets, by year and day. */
    targetVersions: Type.Array(VersionSchema),
    /** Sorted by code. */
    taxTypes: Type.Array(TaxTypeSchema),
    /** Sorted by code, with the days between which payments can come through. The days are null if unknown. */
    channels: Type.Array(ChannelSchema),
    /** The pairs that can occur, by bank and channel; where none is listed, every pair may. */
    bankChannels: Type.Array(BankChannelSchema),
    /** Days of the snapshots of arrears, in order; none is after the data date. */
    snapshots: Type.Array(date),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

export type MarkedEvent = Static<typeof EventSchema>;
export type CalendarMonth = Static<typeof MonthSchema>;
export type PerformanceBand = Static<typeof BandSchema>;
export type References = Static<typeof ReferencesSchema>;
