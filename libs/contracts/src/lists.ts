import { Type, type Static } from 'typebox';
import { CASE_LISTS, DUE_RULES, type CaseList } from './case-lists.ts';

const closed = { additionalProperties: false } as const;
const orNull = <T>(schema: Parameters<typeof Type.Array>[0]) => Type.Unsafe<T | null>(Type.Union([schema, Type.Null()]));
const text = Type.String();
const date = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const money = Type.String({ pattern: '^-?\\d+$' });
const names = Type.Record(Type.String(), Type.Object({ id: Type.String(), en: Type.String() }, closed));

const CaseSchema = Type.Object(
  {
    /** The place in the list, from 1; nothing else in it tells who it is. */
    rank: Type.Integer(),
    /** Masked, whoever asks; null where there is none. */
    name: orNull<string>(text),
    number: orNull<string>(text),
    /** individual or corporate. */
    kind: orNull<string>(text),
    document: orNull<string>(text),
    tax: orNull<string>(text),
    unit: orNull<string>(text),
    region: orNull<string>(text),
    /** The day of issue, or the due date of what is owed the longest. */
    on: orNull<string>(date),
    amount: money,
    /** Transactions of a payer; tax periods that are owed. */
    count: orNull<number>(Type.Integer()),
    /** First and last day of what is assessed; null where that is not known, and in other lists. */
    from: orNull<string>(date),
    to: orNull<string>(date),
  },
  closed,
);

export const CaseListSchema = Type.Object(
  {
    list: Type.Unsafe<CaseList>(Type.String({ enum: [...CASE_LISTS] })),
    rows: Type.Array(CaseSchema),
    /** How many cases there are in all, and what all of them amount to. */
    cases: Type.Integer(),
    amount: money,
    period: Type.Object({ from: date, to: date }, closed),
    /** The day of the snapshot that was looked at; null for lists of what happened. */
    snapshot: orNull<string>(date),
    /** Extracts without which the list cannot be told. */
    missing: Type.Array(text),
    names: Type.Object({ tax: names, unit: names, region: names }, closed),
    generation: Type.Integer(),
  },
  closed,
);

const DueSchema = Type.Object(
  {
    tax: text,
    rule: Type.Unsafe<(typeof DUE_RULES)[number]>(Type.String({ enum: [...DUE_RULES] })),
    /** The first day on or after the data date on which the tax falls due; null where it has no common day. */
    next: orNull<string>(date),
    /** How many, in the unit that the rule is written in. */
    length: orNull<number>(Type.Integer()),
    unit: Type.Unsafe<'days' | 'working-days' | 'months' | null>(Type.Union([Type.String(), Type.Null()])),
    basis: orNull<string>(text),
    validFrom: date,
    validTo: orNull<string>(date),
  },
  closed,
);

/** `GET /api/v1/tax-dues`: the rules of payment in force on the data date, one a tax; a tax without a rule is left out. */
export const TaxDuesSchema = Type.Object({ asOf: date, dues: Type.Array(DueSchema), generation: Type.Integer() }, closed);

export type ListedCase = Static<typeof CaseSchema>;
export type ListedCases = Static<typeof CaseListSchema>;
export type TaxDue = Static<typeof DueSchema>;
export type TaxDues = Static<typeof TaxDuesSchema>;
