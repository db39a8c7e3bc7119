import { randomBytes } from 'node:crypto';
import { TOP_CASES, type CaseColumn, type ListQuery } from '@pendapa/contracts';
import type { Binder, Dialect } from '../queries/dialect.ts';
import type { Paging } from '../queries/resolve.ts';
import type { CaseRows } from './case-rows.ts';
import { quoted } from '../engine/literals.ts';

/** The salt keeps a key from being computed from the number behind it. */
const SALT = randomBytes(16).toString('hex');

/** SQL of the key by which users choose a case. It changes with every start of the server. */
export const caseKeySql = ({ digest }: Dialect, key: string): string => `left(${digest(`${quoted(SALT)} || CAST(${key} AS VARCHAR)`)}, 16)`;

const SORTED_BY: Readonly<Record<CaseColumn, string>> = {
  name: 'name',
  number: 'number',
  kind: 'kind',
  document: 'document',
  tax: 'tax',
  unit: 'unit',
  region: 'region',
  on: 'on_day',
  span: 'from_day',
  count: 'count',
  before: 'before',
  amount: 'amount',
};
/** Columns that need the case's taxpayer. */
const OF_TAXPAYER: readonly CaseColumn[] = ['name', 'number', 'kind'];

export interface Shown {
  readonly schema: string;
  readonly dialect: Dialect;
  /** Owner of `number`: a taxpayer, or an object whose number the user may see masked or in full. */
  readonly numbers: 'of-taxpayer' | 'masked' | 'in-full';
}

const maskedSql = (number: string): string => `CASE WHEN length(${number}) > 4 THEN concat('****', right(${number}, 4)) END`;

function shownNumber({ schema, numbers }: Shown): string {
  if (numbers === 'of-taxpayer') return 't.npwpd_masked';
  if (numbers === 'masked') return maskedSql('c.number');
  return `CASE WHEN c.number IN (SELECT number FROM ${schema}.personal_numbers) THEN ${maskedSql('c.number')} ELSE c.number END`;
}

/** Selects the cases as a user sees them: names are always masked, and numbers as `shown` says. */
export const describedSql = (cases: string, shown: Shown): string =>
  `SELECT ${shown.dialect.allColumnsExcept('c', 'number')}, t.name_masked AS name, t.kind, ${shownNumber(shown)} AS number
    FROM (${cases}) c LEFT JOIN ${shown.schema}.taxpayers t ON t.taxpayer_key = c.taxpayer`;

const COLUMNS = [
  'taxpayer',
  'name',
  'number',
  'kind',
  'document',
  'tax',
  'unit',
  'region',
  'on_day',
  'amount',
  'count',
  'from_day',
  'to_day',
  'before',
];

/** Counts the cases and sums their amounts. */
export const casesSum = (rows: string): string => `SELECT count(*), sum(amount) FROM (${rows}) listed`;

type Viewed = Pick<ListQuery, 'sort' | 'search'>;

const orderOf = ({ sort }: Viewed, of: string): string =>
  `${of}.${SORTED_BY[sort.key]} ${sort.descending ? 'DESC' : 'ASC'} NULLS LAST, ${of}.key`;

/** Pages that end later are cut from the rows that reach them, because sorting a whole list is slow. */
const MAX_SORTED_WHOLE = 1_000;

/**
 * Relation of the rows from which a page is cut: all, or those that a page far down can have.
 * All rows are sorted if too few have a value.
 */
function sortedSql({ sort }: Viewed, { offset, limit }: Paging, { nthLargest }: Dialect): string {
  const end = offset + limit;
  if (!sort.descending || end <= MAX_SORTED_WHOLE) return 'found';
  const column = SORTED_BY[sort.key];
  const least = `SELECT CASE WHEN count(${column}) >= ${String(end)} THEN ${nthLargest(column, end)} END AS least FROM found`;
  return `found CROSS JOIN (${least}) reach WHERE found.${column} >= reach.least OR reach.least IS NULL`;
}

/**
 * Totals of all cases and of the hundred largest, number of matches, and the cases: all, or a page.
 * Only shown columns are read, sorted and searched. Equal cases are ordered by key.
 */
function listSql(
  { rows, whole = 'SELECT count(*) AS cases, sum(amount) AS amount FROM listed' }: CaseRows,
  viewed: Viewed,
  paging: Paging | null,
  shown: Shown,
  binder: Binder,
): string {
  const { sort, search } = viewed;
  const cut =
    paging === null
      ? 'SELECT * FROM found'
      : `SELECT found.* FROM ${sortedSql(viewed, paging, shown.dialect)} ORDER BY ${orderOf(viewed, 'found')} LIMIT ${String(paging.limit)} OFFSET ${String(paging.offset)}`;
  const matchesSearch =
    search === ''
      ? ''
      : ` WHERE position(${shown.dialect.lower(binder.bind(search))} IN ${shown.dialect.lower("concat(coalesce(name, ''), ' ', coalesce(number, ''))")}) > 0`;
  // Most pages are sorted by amount or day, so only the page's own taxpayers are looked up.
  const looksUpAll = search !== '' || OF_TAXPAYER.includes(sort.key);
  return `WITH listed AS MATERIALIZED (${rows}),
    found AS (${looksUpAll ? `SELECT * FROM (${describedSql('SELECT * FROM listed', shown)}) d${matchesSearch}` : 'SELECT * FROM listed'}),
    page AS (${looksUpAll ? cut : describedSql(cut, shown)}),
    whole AS (${whole}),
    largest AS (SELECT count(*) AS cases, sum(amount) AS amount FROM (SELECT amount FROM listed ORDER BY amount DESC LIMIT ${String(TOP_CASES)}) l)
    SELECT w.cases AS all_cases, w.amount AS all_amount, l.cases AS top_cases, l.amount AS top_amount,
      ${search === '' ? 'w.cases' : '(SELECT count(*) FROM found)'} AS found_cases,
      ${caseKeySql(shown.dialect, 'p.key')} AS case_key, ${COLUMNS.map((column) => `p.${column} AS ${column}`).join(', ')}`;
}

const FROM_PAGE = 'FROM whole w CROSS JOIN largest l LEFT JOIN page p ON true';
/** Columns of a stored list in the order in which pages are read. */
const STORED = ['all_cases', 'all_amount', 'top_cases', 'top_amount', 'found_cases', 'case_key', ...COLUMNS].join(', ');

/** One statement for a page of every list. */
export const caseStatement = (rows: CaseRows, viewed: Viewed, paging: Paging, shown: Shown, binder: Binder): string =>
  `${listSql(rows, viewed, paging, shown, binder)} ${FROM_PAGE} ORDER BY ${orderOf(viewed, 'p')}`;

/** Selects a whole list with `rank`, its position, to be stored. It is one row of totals if there are no cases. */
export const storedListSql = (rows: CaseRows, viewed: Viewed, shown: Shown, binder: Binder): string =>
  `${listSql(rows, viewed, null, shown, binder)}, row_number() OVER (ORDER BY ${orderOf(viewed, 'p')}) AS rank ${FROM_PAGE} ORDER BY rank`;

/** Selects the rows of a stored list after a rank up to another, its two parameters, as `caseStatement` does. */
export const storedPageSql = (table: string, { parameter }: Dialect): string =>
  `SELECT ${STORED} FROM ${table} WHERE rank > CAST(${parameter(1)} AS BIGINT) AND rank <= CAST(${parameter(2)} AS BIGINT) ORDER BY rank`;
