import { LIST_FILTERS, type ListFilterKey, type ListFilters } from './list-filters.ts';
import type { Query, Sorting } from './query.ts';
import type { FilterKey, SubjectKey } from './vocabulary/index.ts';

/** Columns of a list. `span` is a first and last day; `LISTS` says what `on`, `count`, `before` and `amount` mean in each list. */
export const CASE_COLUMNS = [
  'name',
  'number',
  'kind',
  'document',
  'tax',
  'unit',
  'region',
  'on',
  'span',
  'count',
  'before',
  'amount',
] as const;
export type CaseColumn = (typeof CASE_COLUMNS)[number];

interface ListSpec {
  /** The list takes the filters and the period of this subject. */
  readonly subject: SubjectKey;
  /** The first one names a case. */
  readonly columns: readonly ['name' | 'number', ...CaseColumn[]];
  /** The order if the request has none. */
  readonly sort: Sorting<CaseColumn>;
  /** The list's own filters; with any of them it has amounts from and to. */
  readonly filters?: readonly ListFilterKey[];
}

/** Filters of lists of objects without their single debts. */
const OBJECT_FILTERS = ['objectKind', 'paid', 'lastChannel'] as const;
const BY_AMOUNT_DESCENDING = { key: 'amount', descending: true } as const;

/**
 * Lists of single cases. `debtors`, `lapsing` and `next-step` have one row for each object and tax, with `count` obligations.
 *
 * - `payers`: taxpayers by the sum of their payments in the period.
 * - `stopped-payers`: taxpayers that paid a monthly tax within a year, but not in the last three months of the period.
 * - `largest-falls`, `largest-rises`: taxpayers by the change from the same days last year; `before` is the sum of that year.
 * - `assessments`: assessments issued in the period, by their amount.
 * - `non-payers`: objects with unpaid obligations of the period (`count`), by the amount owed. `on` is the oldest due date.
 * - `non-filers`: objects with missing returns of the period, by their number (`count`). `on` is the last filing among them.
 * - `idle-objects`: active objects that owe for at least three tax periods at the last snapshot, by the amount owed.
 *   They have paid nothing since the third latest of these periods fell due.
 * - `debtors`: objects in arrears at the last snapshot, by the amount owed. `on` is the oldest due date.
 * - `lapsing`: debts of the last snapshot that lapse within twelve months. `on` is the first day of lapsing.
 * - `next-step`: collectible debts of the last snapshot whose next letter is overdue by the rules. `on` is the day of that letter.
 */
const LISTS = {
  payers: { subject: 'revenue', columns: ['name', 'number', 'kind', 'tax', 'count', 'amount'], sort: BY_AMOUNT_DESCENDING },
  'stopped-payers': { subject: 'revenue', columns: ['name', 'number', 'kind', 'tax', 'on', 'count', 'amount'], sort: BY_AMOUNT_DESCENDING },
  'largest-falls': { subject: 'revenue', columns: ['name', 'number', 'kind', 'tax', 'before', 'amount'], sort: BY_AMOUNT_DESCENDING },
  'largest-rises': { subject: 'revenue', columns: ['name', 'number', 'kind', 'tax', 'before', 'amount'], sort: BY_AMOUNT_DESCENDING },
  assessments: {
    subject: 'assessments',
    columns: ['number', 'name', 'document', 'tax', 'unit', 'region', 'span', 'on', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
  },
  'non-payers': {
    subject: 'duties',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
    filters: OBJECT_FILTERS,
  },
  'non-filers': {
    subject: 'duties',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: { key: 'count', descending: true },
    filters: OBJECT_FILTERS,
  },
  'idle-objects': {
    subject: 'objects',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
    filters: LIST_FILTERS,
  },
  debtors: {
    subject: 'debtors',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
    filters: LIST_FILTERS,
  },
  lapsing: {
    subject: 'debtors',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
    filters: LIST_FILTERS,
  },
  'next-step': {
    subject: 'pursuit',
    columns: ['number', 'name', 'document', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
    filters: LIST_FILTERS,
  },
} as const satisfies Readonly<Record<string, ListSpec>>;

export type CaseList = keyof typeof LISTS;
export const CASE_LISTS = Object.keys(LISTS) as readonly CaseList[];
export const listSpec = (list: CaseList): ListSpec => LISTS[list];

/** Cases per page if the request has no limit. */
export const CASES_PER_PAGE = 50;
/** Cases that can be read by paging through a list; a file has all. */
export const MAX_LISTED_CASES = 10_000;
/** Each list gives the number and the sum of this many of its largest cases. */
export const TOP_CASES = 100;
export const MAX_SEARCH_LENGTH = 40;

const LIST_CODES = ['tax', 'category', 'unit', 'kind', 'region', 'document', 'taxYear'] as const satisfies readonly FilterKey[];
/** Parameters that choose the cases of a list: its period and filters. Tax years are a filter of some subjects too. */
export const LIST_CHOICE_PARAMETERS = ['from', 'to', ...new Set([...LIST_CODES, ...LIST_FILTERS]), 'min', 'max'] as const;
/** Parameters of a whole list: also its order and search. */
export const WHOLE_LIST_PARAMETERS = [...LIST_CHOICE_PARAMETERS, 'sort', 'q'] as const;
/** Parameters of a page of a list. */
export const LIST_PARAMETERS = [...WHOLE_LIST_PARAMETERS, 'limit', 'after'] as const;
export type ListParameter = (typeof LIST_PARAMETERS)[number];

/** One page of a list. */
export interface ListQuery {
  readonly list: CaseList;
  /** Gives the period and the filters; its measures are ignored. */
  readonly question: Query;
  readonly sort: Sorting<CaseColumn>;
  /** Part of a name or number as the list shows it; empty for all cases. */
  readonly search: string;
  /** The list's own filters, for lists that have them. */
  readonly filters?: ListFilters;
}

const codesOf = (codes: readonly string[] = []): string | undefined =>
  codes.length === 0 ? undefined : [...new Set(codes)].sort().map(encodeURIComponent).join(',');

function choiceParameters({ question, filters = {} }: ListQuery): readonly (readonly [ListParameter, string | undefined])[] {
  const { from, to, where = {} } = question;
  return [
    ['from', from],
    ['to', to],
    ...LIST_CODES.map((key) => [key, codesOf(where[key])] as const),
    ...LIST_FILTERS.map((key) => [key, codesOf(filters[key])] as const),
    ['min', filters.min],
    ['max', filters.max],
  ];
}

function addressOf(path: string, parameters: readonly (readonly [ListParameter, string | undefined])[]): string {
  const query = parameters.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`])).join('&');
  return `/api/v1/lists/${path}${query === '' ? '' : `?${query}`}`;
}

/** The address of one page of a list. The server fills in dates and filters that the query leaves out. */
export function listAddress(listQuery: ListQuery, path: string = listQuery.list): string {
  const { list, question, sort, search } = listQuery;
  const { limit, after } = question;
  const usual = listSpec(list).sort;
  const isUsual = sort.key === usual.key && sort.descending === usual.descending;
  return addressOf(path, [
    ...choiceParameters(listQuery),
    ['sort', isUsual ? undefined : `${sort.descending ? '-' : ''}${sort.key}`],
    ['q', search === '' ? undefined : encodeURIComponent(search)],
    ['limit', limit === undefined ? undefined : String(limit)],
    ['after', after === undefined ? undefined : encodeURIComponent(after)],
  ]);
}

/** The address that opens a file of a whole list. */
export const listFileAddress = (listQuery: ListQuery): string => listAddress(listQuery, `${listQuery.list}/files`);

/** The address of the choices of a list's filters, with their numbers of cases. */
export const listChoicesAddress = (listQuery: ListQuery): string => addressOf(`${listQuery.list}/choices`, choiceParameters(listQuery));

/**
 * Rules for the due date of a tax.
 * - `date`: the same day every year.
 * - `after-period`: a number of days or working days after the end of each tax period.
 * - `after-issue`: a number of days or months after each assessment is issued.
 * - `own-date`: each object has its own day.
 */
export const DUE_RULES = ['date', 'after-period', 'after-issue', 'own-date'] as const;
