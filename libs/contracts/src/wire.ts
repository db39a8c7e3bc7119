export {
  IdentitySchema,
  LookupAnswerSchema,
  LookupRequestSchema,
  RecordRequestSchema,
  RevealRequestSchema,
  TaxpayerRecordSchema,
} from './taxpayers.ts';
import { Type, type Static } from 'typebox';
import { LIST_CHOICE_PARAMETERS, LIST_PARAMETERS, WHOLE_LIST_PARAMETERS, type ListParameter } from './case-lists.ts';
import { ACCESS_MODES, CASE_READERS, RIGHTS, ROLES, UNIT_RIGHTS, type Right, type Role } from './access.ts';
import { DIMENSIONS, EXTRACTS, UNITS } from './vocabulary/index.ts';
import { CurrencySchema } from './currency.ts';
import { NOTE_CODES } from './notes.ts';
import { PROBLEM_CODES } from './problem.ts';
import { ColumnStatesSchema, ValueStateSchema } from './value-state-schema.ts';
import { QUERY_PARAMETERS, type QueryParameter } from './query.ts';
import { CalendarDateSchema, literals, NO_OTHER_KEYS, nullable, PeriodSchema, TextsSchema } from './schema-parts.ts';

/** Money is a string of minor units; counts and ratios are numbers. An unknown value is null, never 0. */
const ValueSchema = Type.Unsafe<string | number | null>(Type.Union([Type.String({ pattern: '^-?\\d+$' }), Type.Number(), Type.Null()]));

const DimensionColumnSchema = Type.Object(
  {
    kind: Type.Literal('dimension'),
    key: literals(DIMENSIONS),
    /** Codes. Time dimensions give the first day of their span. Null if the rows have no code. */
    values: Type.Array(nullable<string>(Type.String())),
    /** Names of the codes in `values`; empty for time. */
    members: Type.Record(Type.String(), TextsSchema),
  },
  NO_OTHER_KEYS,
);

const MeasureColumnSchema = Type.Object(
  {
    kind: Type.Literal('measure'),
    key: Type.String(),
    unit: literals(UNITS),
    series: literals(['current', 'comparison'] as const),
    values: Type.Array(ValueSchema),
    /** States of the null values; each null has one. */
    states: Type.Optional(ColumnStatesSchema),
  },
  NO_OTHER_KEYS,
);

const TotalsSchema = Type.Record(Type.String(), ValueSchema);
const TotalStatesSchema = Type.Record(Type.String(), ValueStateSchema);

const NoteSchema = Type.Object({ code: literals(NOTE_CODES), params: Type.Record(Type.String(), Type.String()) }, NO_OTHER_KEYS);

export const AnswerSchema = Type.Object(
  {
    columns: Type.Array(
      Type.Unsafe<Static<typeof DimensionColumnSchema> | Static<typeof MeasureColumnSchema>>(
        Type.Union([DimensionColumnSchema, MeasureColumnSchema]),
      ),
    ),
    /** Number of rows of the whole result; `columns` may contain one page. */
    rowCount: Type.Integer(),
    /** Over the whole result; distinct counts and ratios are computed for it, not summed. */
    totals: Type.Object(
      {
        current: TotalsSchema,
        comparison: nullable<Static<typeof TotalsSchema>>(TotalsSchema),
        /** Why totals are null, by measure. */
        states: Type.Optional(Type.Object({ current: TotalStatesSchema, comparison: TotalStatesSchema }, NO_OTHER_KEYS)),
      },
      NO_OTHER_KEYS,
    ),
    /** Counted days: the period of the query, cut at the data date. */
    period: PeriodSchema,
    /** Days of the comparison, cut to the same number of days; null without a comparison. */
    comparison: nullable<Static<typeof PeriodSchema>>(PeriodSchema),
    /** The cut-off date: the latest posting date in the data, never the clock. */
    asOf: CalendarDateSchema,
    generation: Type.Integer(),
    notes: Type.Array(NoteSchema),
    next: nullable<string>(Type.String()),
  },
  NO_OTHER_KEYS,
);

export const ExtractStatusSchema = Type.Object(
  {
    extract: literals(EXTRACTS),
    rows: Type.Integer(),
    from: nullable<string>(CalendarDateSchema),
    to: nullable<string>(CalendarDateSchema),
    /** UTC instant. */
    importedAt: Type.String(),
    source: Type.String(),
  },
  NO_OTHER_KEYS,
);

const SERVED_DATA = {
  agency: TextsSchema,
  /** True for the invented figures of the sample agency. */
  sample: Type.Boolean(),
  currency: CurrencySchema,
  timeZone: Type.String(),
  fiscalYearStart: Type.Integer({ minimum: 1, maximum: 12 }),
  generation: Type.Integer(),
  /** Changes when other data or settings are served; answers of the revision before are then out of date. */
  revision: Type.String(),
  publishedAt: Type.String(),
  /** Data date: the latest posting date, without payments the latest day of another extract; null if no row has a day. */
  asOf: nullable<string>(CalendarDateSchema),
  /** First posting date in the data. */
  since: nullable<string>(CalendarDateSchema),
  /** True if the latest data are older than the agency's limit. Nothing else uses the clock. */
  stale: Type.Boolean(),
  extracts: Type.Array(ExtractStatusSchema),
};

const RightSchema = Type.Object(
  {
    /** True if the user has the right. */
    may: Type.Boolean(),
    /** The lowest role that has it. */
    from: literals(CASE_READERS),
  },
  NO_OTHER_KEYS,
);

const UnitsOfReaderSchema = Type.Object(
  {
    /** What the user sees of other units. */
    rights: literals(UNIT_RIGHTS),
    /** Units in the data that the user belongs to, by code. */
    units: Type.Array(Type.Object({ code: Type.String(), name: TextsSchema }, NO_OTHER_KEYS)),
  },
  NO_OTHER_KEYS,
);
export type UnitsOfReader = Static<typeof UnitsOfReaderSchema>;

/** The user: the access mode, the role, and the name if a proxy gives one. */
const ReaderSchema = Type.Object(
  {
    mode: literals(ACCESS_MODES),
    role: nullable<Role>(literals(ROLES)),
    name: nullable<string>(Type.String()),
    /** Null for users of the whole agency. */
    ofUnits: nullable<UnitsOfReader>(UnitsOfReaderSchema),
  },
  NO_OTHER_KEYS,
);

export const StatusSchema = Type.Object(
  {
    ...SERVED_DATA,
    /** UTC instant at which the latest import was refused or failed; null if it succeeded. The served data are those before it. */
    failedImportAt: nullable<string>(Type.String()),
    /** Addresses of pages whose queries cannot be answered because their extracts were not imported. */
    pagesWithoutData: Type.Array(Type.String()),
    reader: ReaderSchema,
    rights: Type.Object(
      Object.fromEntries(RIGHTS.map((right) => [right, RightSchema])) as Record<Right, typeof RightSchema>,
      NO_OTHER_KEYS,
    ),
  },
  NO_OTHER_KEYS,
);

export const DimensionOptionsSchema = Type.Object(
  {
    dimension: literals(DIMENSIONS),
    options: Type.Array(Type.Object({ code: Type.String(), name: TextsSchema, parent: nullable<string>(Type.String()) }, NO_OTHER_KEYS)),
    /** More options match than were sent: search narrower. */
    truncated: Type.Boolean(),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

export const ProblemSchema = Type.Object(
  {
    type: Type.Literal('about:blank'),
    status: Type.Integer(),
    code: literals(PROBLEM_CODES),
    params: Type.Record(Type.String(), Type.String()),
  },
  NO_OTHER_KEYS,
);

const optionalText = Type.Optional(Type.String({ maxLength: 8_000 }));

/** Every parameter is text here; `parseQuery` reads them. Unknown ones are refused, not stripped. */
export const QueryParametersSchema = Type.Object(
  Object.fromEntries(QUERY_PARAMETERS.map((key) => [key, optionalText])) as Record<QueryParameter, typeof optionalText>,
  NO_OTHER_KEYS,
);

const parametersOf = <K extends ListParameter>(keys: readonly K[]) =>
  Type.Object(Object.fromEntries(keys.map((key) => [key, optionalText])) as Record<K, typeof optionalText>, NO_OTHER_KEYS);
export const ListParametersSchema = parametersOf(LIST_PARAMETERS);
export const ListChoiceParametersSchema = parametersOf(LIST_CHOICE_PARAMETERS);
export const WholeListParametersSchema = parametersOf(WHOLE_LIST_PARAMETERS);

export { CurrencySchema, type Currency } from './currency.ts';
export { CheckSchema, PublicationSchema, ReadingSchema, UploadSchema, UploadSummarySchema, UploadsSchema } from './uploads.ts';
export {
  MarkedRowSchema,
  NewWorkListSchema,
  WorkListChangeSchema,
  SheetNamesRequestSchema,
  SheetNamesSchema,
  WorkListRevisionSchema,
  WorkListSchema,
  WorkListsSchema,
  WorkListSummarySchema,
  WorkMarkSchema,
} from './work-lists.ts';
export { LoadsSchema } from './loads.ts';
export { UploadReceiptSchema } from './upload-receipt.ts';
export { CodeMappingsSchema, UnplacedCodesSchema } from './unplaced-codes.ts';
export { BoundariesSchema } from './boundaries.ts';
export { ExportRecordSchema } from './export-record.ts';
export { ReferencesSchema } from './references.ts';
export { FindingsNotReadySchema, FindingsSchema } from './findings.ts';
export { WorkingDaysSchema } from './working-days.ts';
export { CaseListSchema, ListChoicesSchema, ListFileRequestSchema, OpenListFileSchema, TaxDueRulesSchema } from './lists.ts';

export type Answer = Static<typeof AnswerSchema>;
export type AnswerColumn = Answer['columns'][number];
export type DimensionColumn = Static<typeof DimensionColumnSchema>;
export type MeasureColumn = Static<typeof MeasureColumnSchema>;
export type Value = Static<typeof ValueSchema>;
export type Note = Static<typeof NoteSchema>;
export type Status = Static<typeof StatusSchema>;
/** The part of the status that is equal for all users. */
export type ServedData = Omit<Status, 'failedImportAt' | 'pagesWithoutData' | 'reader' | 'rights'>;
export type ExtractStatus = Static<typeof ExtractStatusSchema>;
export type DimensionOptions = Static<typeof DimensionOptionsSchema>;
