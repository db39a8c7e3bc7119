import type { Query, Sorting } from './query.ts';
import type { FilterKey, SubjectKey } from './vocabulary/index.ts';

/** What a list may tell of a case. `span` is its first and last day; of `on`, `count`, `before` and `amount` each list says what they are. */
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
  /** Whose filters and period the list takes. */
  readonly subject: SubjectKey;
  /** The first one names a case. */
  readonly columns: readonly ['name' | 'number', ...CaseColumn[]];
  /** The order where none is asked for. */
  readonly sort: Sorting<CaseColumn>;
}

const BY_AMOUNT_DESCENDING = { key: 'amount', descending: true } as const;

/**
 * Lists of single cases: `payers` by what they paid in the period, `assessments` by what those issued in it demand, `idle-objects`
 * (active, owing for three tax periods or more at the last snapshot, and without a payment since the latest but two of these fell
 * due) by what is owed; `non-payers` (objects with an obligation of the period not settled: `on` the oldest, `count` how many) by what is
 * owed, `non-filers` (objects with a return of the period not filed: `on` the last filing among them, `count` how many) by how many; of the
 * last snapshot `debtors` (since `on`), `lapsing` (what lapses within twelve months, first `on`) and `next-step` (collectible and past `on`, the
 * day of the next letter by the rules), each an object with a tax and `count` obligations, by what is owed. `stopped-payers` (taxpayers that paid a
 * monthly tax within a year, and nothing of it in the three months up to the end of the period) by what they paid; `largest-falls` and
 * `largest-rises` by how much less or more a taxpayer paid than on the same days last year, `before` what was paid then.
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
  },
  'non-filers': {
    subject: 'duties',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: { key: 'count', descending: true },
  },
  'idle-objects': {
    subject: 'objects',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
  },
  debtors: {
    subject: 'debtors',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
  },
  lapsing: {
    subject: 'debtors',
    columns: ['number', 'name', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
  },
  'next-step': {
    subject: 'pursuit',
    columns: ['number', 'name', 'document', 'tax', 'unit', 'region', 'on', 'count', 'amount'],
    sort: BY_AMOUNT_DESCENDING,
  },
} as const satisfies Readonly<Record<string, ListSpec>>;

export type CaseList = keyof typeof LISTS;
export const CASE_LISTS = Object.keys(LISTS) as readonly CaseList[];
export const listSpec = (list: CaseList): ListSpec => LISTS[list];

/** Cases of a page where no other number is asked for, and how far into a list one may read. */
export const CASES_PER_PAGE = 50;
export const MAX_LISTED_CASES = 10_000;
/** Of so many of the largest each list tells what they come to. */
export const TOP_CASES = 100;
export const MAX_SEARCH_LENGTH = 40;

const LIST_CODES = ['tax', 'category', 'unit', 'kind', 'region', 'document', 'taxYear'] as const satisfies readonly FilterKey[];
/** The dates and filters that lists take, and what page of one is looked at. */
export const LIST_PARAMETERS = ['from', 'to', ...LIST_CODES, 'sort', 'q', 'limit', 'after'] as const;
export type ListParameter = (typeof LIST_PARAMETERS)[number];

/** One page of a list. */
export interface ListQuery {
  readonly list: CaseList;
  /** Its period and filters; what it measures is not looked at. */
  readonly question: Query;
  readonly sort: Sorting<CaseColumn>;
  /** What name or number, as the reader sees them, have in them; empty for all cases. */
  readonly search: string;
}

const codesOf = (codes: readonly string[] = []): string | undefined =>
  codes.length === 0 ? undefined : [...new Set(codes)].sort().map(encodeURIComponent).join(',');

/** The address of a page; dates and filters that the question leaves out are those of the server. */
export function listAddress({ list, question, sort, search }: ListQuery): string {
  const { from, to, where = {}, limit, after } = question;
  const usual = listSpec(list).sort;
  const isUsual = sort.key === usual.key && sort.descending === usual.descending;
  const written: readonly (readonly [ListParameter, string | undefined])[] = [
    ['from', from],
    ['to', to],
    ...LIST_CODES.map((key) => [key, codesOf(where[key])] as const),
    ['sort', isUsual ? undefined : `${sort.descending ? '-' : ''}${sort.key}`],
    ['q', search === '' ? undefined : encodeURIComponent(search)],
    ['limit', limit === undefined ? undefined : String(limit)],
    ['after', after === undefined ? undefined : encodeURIComponent(after)],
  ];
  const query = written.flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${value}`])).join('&');
  return `/api/v1/lists/${list}${query === '' ? '' : `?${query}`}`;
}

/**
 * How a tax falls due: `date` the same day every year, `after-period` so many days or working days after each tax period ends,
 * `after-issue` so many days or months after each assessment is issued, `own-date` each object on its own day.
 */
export const DUE_RULES = ['date', 'after-period', 'after-issue', 'own-date'] as const;
