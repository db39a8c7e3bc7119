import { Type, type Static } from 'typebox';
import { CASE_LISTS, DUE_RULES, type CaseList } from './case-lists.ts';
import { EXPORT_FORMATS, FileIdSchema, type ExportFormat } from './export-record.ts';
import { LIST_FILTERS, type ListFilterKey } from './list-filters.ts';
import { PLACE_FIELDS, type PlaceField } from './value-state.ts';
import { CalendarDateSchema as date, NO_OTHER_KEYS, nullable } from './schema-parts.ts';

const text = Type.String();
const money = Type.String({ pattern: '^-?\\d+$' });
const names = Type.Record(Type.String(), Type.Object({ id: Type.String(), en: Type.String() }, NO_OTHER_KEYS));

const SUM = { cases: Type.Integer(), amount: money };

const CaseSchema = Type.Object(
  {
    /** Position in the sorted and filtered list, from 1. */
    rank: Type.Integer(),
    /** Identifies a case within its list; it has no meaning elsewhere. */
    key: text,
    /** Key of the taxpayer for a reveal; null if the taxpayer is unknown. */
    taxpayer: nullable<string>(text),
    /** Masked for all users; null if there is none. */
    name: nullable<string>(text),
    /** Masked for users without the right to object numbers, and always if it contains a number of the taxpayer. */
    number: nullable<string>(text),
    /** individual or corporate. */
    kind: nullable<string>(text),
    document: nullable<string>(text),
    tax: nullable<string>(text),
    unit: nullable<string>(text),
    region: nullable<string>(text),
    /** Day of issue, or the oldest due date of the debt. */
    on: nullable<string>(date),
    amount: money,
    /** Amount on the same days a year before; null in lists without a comparison. */
    before: nullable<string>(money),
    /** Transactions of a payer; tax periods that are owed. */
    count: nullable<number>(Type.Integer()),
    /** First and last day of the assessed period; null if unknown, and in other lists. */
    from: nullable<string>(date),
    to: nullable<string>(date),
  },
  NO_OTHER_KEYS,
);

export const CaseListSchema = Type.Object(
  {
    list: Type.Unsafe<CaseList>(Type.String({ enum: [...CASE_LISTS] })),
    /** One page. */
    rows: Type.Array(CaseSchema),
    /** Start of the next page; null after the last page and at the end of the readable list. */
    next: nullable<string>(text),
    /** Number of cases that match the search, or of all cases. */
    found: Type.Integer(),
    /** Number and sum of all cases. */
    ...SUM,
    /** Number and sum of the hundred largest cases, or of all if there are fewer. */
    largest: Type.Object(SUM, NO_OTHER_KEYS),
    /** Cases that may lie in the chosen place but lack a code of it, by the missing field. The list leaves them out. */
    unplaced: Type.Array(Type.Object({ field: Type.Unsafe<PlaceField>(Type.String({ enum: [...PLACE_FIELDS] })), ...SUM }, NO_OTHER_KEYS)),
    period: Type.Object({ from: date, to: date }, NO_OTHER_KEYS),
    /** Day of the snapshot; null for lists of events in the period. */
    snapshot: nullable<string>(date),
    /** Missing extracts that the list needs. */
    missing: Type.Array(text),
    names: Type.Object({ tax: names, unit: names, region: names }, NO_OTHER_KEYS),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

const ChoicesSchema = Type.Optional(Type.Array(Type.Object({ code: text, cases: Type.Integer() }, NO_OTHER_KEYS)));

/** `GET /api/v1/lists/:name/choices`: number of cases of each choice of the list's filters, under the other filters. Choices without cases are left out. */
export const ListChoicesSchema = Type.Object(
  {
    choices: Type.Object(
      Object.fromEntries(LIST_FILTERS.map((key) => [key, ChoicesSchema])) as Record<ListFilterKey, typeof ChoicesSchema>,
      NO_OTHER_KEYS,
    ),
    generation: Type.Integer(),
  },
  NO_OTHER_KEYS,
);

/** Body of `POST /api/v1/lists/:name/files`, which records the file and opens the list for it. The address has filters, order and search. */
export const ListFileRequestSchema = Type.Object(
  {
    /** Address of the page, without its query. */
    page: Type.String({ pattern: '^/[a-z0-9/-]{0,100}$' }),
    format: Type.Unsafe<ExportFormat>(Type.String({ enum: [...EXPORT_FORMATS] })),
    file: Type.Optional(FileIdSchema),
  },
  NO_OTHER_KEYS,
);

/** A recorded file, whose pages `GET /api/v1/list-files/:id` returns as `CaseListSchema`. All are of this generation. */
export const OpenListFileSchema = Type.Object({ id: text, rows: Type.Integer(), generation: Type.Integer() }, NO_OTHER_KEYS);

const TaxDueRuleSchema = Type.Object(
  {
    tax: text,
    rule: Type.Unsafe<(typeof DUE_RULES)[number]>(Type.String({ enum: [...DUE_RULES] })),
    /** First due date of the tax on or after the data date; null if there is no common day. */
    next: nullable<string>(date),
    /** Length of the term, in `unit`. */
    length: nullable<number>(Type.Integer()),
    unit: Type.Unsafe<'days' | 'working-days' | 'months' | null>(Type.Union([Type.String(), Type.Null()])),
    basis: nullable<string>(text),
    validFrom: date,
    validTo: nullable<string>(date),
  },
  NO_OTHER_KEYS,
);

/** `GET /api/v1/tax-dues`: the payment rule of each tax that is in force on the data date. Taxes without a rule are left out. */
export const TaxDueRulesSchema = Type.Object({ asOf: date, dues: Type.Array(TaxDueRuleSchema), generation: Type.Integer() }, NO_OTHER_KEYS);

export type ListedCase = Static<typeof CaseSchema>;
export type ListedCases = Static<typeof CaseListSchema>;
export type ListChoices = Static<typeof ListChoicesSchema>;
export type ListFileRequest = Static<typeof ListFileRequestSchema>;
export type OpenListFile = Static<typeof OpenListFileSchema>;
export type TaxDueRule = Static<typeof TaxDueRuleSchema>;
export type TaxDueRules = Static<typeof TaxDueRulesSchema>;
