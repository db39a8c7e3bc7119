import { Type, type Static } from 'typebox';
import { CASE_LISTS, DUE_RULES, type CaseList } from './case-lists.ts';
import { PLACE_FIELDS, type PlaceField } from './value-state.ts';

const NO_OTHER_KEYS = { additionalProperties: false } as const;
const orNull = <T>(schema: Parameters<typeof Type.Array>[0]) => Type.Unsafe<T | null>(Type.Union([schema, Type.Null()]));
const text = Type.String();
const date = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const money = Type.String({ pattern: '^-?\\d+$' });
const names = Type.Record(Type.String(), Type.Object({ id: Type.String(), en: Type.String() }, NO_OTHER_KEYS));

const SUM = { cases: Type.Integer(), amount: money };

const CaseSchema = Type.Object(
  {
    /** The place in the list as it is sorted and searched, from 1. */
    rank: Type.Integer(),
    /** Identifies a case within its list; it has no meaning elsewhere. */
    key: text,
    /** The key of the taxpayer, which may be revealed with it; null where it is not known. */
    taxpayer: orNull<string>(text),
    /** Masked for all users; null if there is none. */
    name: orNull<string>(text),
    /** Masked for users without the right to object numbers, and always if it contains a number of the taxpayer. */
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
    /** What was paid on the same days a year before; null in lists that compare nothing. */
    before: orNull<string>(money),
    /** Transactions of a payer; tax periods that are owed. */
    count: orNull<number>(Type.Integer()),
    /** First and last day of what is assessed; null where that is not known, and in other lists. */
    from: orNull<string>(date),
    to: orNull<string>(date),
  },
  NO_OTHER_KEYS,
);

export const CaseListSchema = Type.Object(
  {
    list: Type.Unsafe<CaseList>(Type.String({ enum: [...CASE_LISTS] })),
    /** One page. */
    rows: Type.Array(CaseSchema),
    /** Start of the next page; null after the last page and at the end of the readable list. */
    next: orNull<string>(text),
    /** Number of cases that match the search, or of all cases. */
    found: Type.Integer(),
    /** Number and sum of all cases. */
    ...SUM,
    /** Number and sum of the hundred largest cases, or of all if there are fewer. */
    largest: Type.Object(SUM, NO_OTHER_KEYS),
    /** Cases that may lie in the chosen place but lack a code of it, by the missing field. The list leaves them out. */
    unplaced: Type.Array(Type.Object({ field: Type.Unsafe<PlaceField>(Type.String({ enum: [...PLACE_FIELDS] })), ...SUM }, NO_OTHER_KEYS)),
    period: Type.Object({ from: date, to: date }, NO_OTHER_KEYS),
    /** The day of the snapshot that was looked at; null for lists of what happened. */
    snapshot: orNull<string>(date),
    /** Missing extracts that the list needs. */
    missing: Type.Array(text),
    names: Type.Object({ tax: names, unit: names, region: names }, NO_OTHER_KEYS),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

const TaxDueRuleSchema = Type.Object(
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
  NO_OTHER_KEYS,
);

/** `GET /api/v1/tax-dues`: the rules of payment in force on the data date, one a tax; a tax without a rule is left out. */
export const TaxDueRulesSchema = Type.Object({ asOf: date, dues: Type.Array(TaxDueRuleSchema), generation: Type.Integer() }, NO_OTHER_KEYS);

export type ListedCase = Static<typeof CaseSchema>;
export type ListedCases = Static<typeof CaseListSchema>;
export type TaxDueRule = Static<typeof TaxDueRuleSchema>;
export type TaxDueRules = Static<typeof TaxDueRulesSchema>;
