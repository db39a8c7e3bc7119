import { LIST_FILTERS, NOT_KNOWN, type ListFilterKey } from '@pendapa/contracts';
import { quoted } from '../engine/literals.ts';
import { NEXT_STEP } from '../queries/next-step.ts';
import { actionAgeSql } from '../rollups/arrears/pursuit-sums.ts';
import { yearsOwedSql } from '../rollups/arrears/arrears-sums.ts';
import { lastDay, rowsBetween, type CaseRequest } from './case-rows.ts';

/** Columns that the rows of one case share. A case has one code of a filter that chooses objects. */
type SharedByCase = 'object-and-tax' | 'object';

/** SQL of a filter over a row `d` of an object and a tax. */
interface FilterSql {
  /** The row's code; null if it is not known. */
  readonly code: (request: CaseRequest, shared: SharedByCase) => string;
  /** A query with at most one row by object of `rows`, which the code reads under the name of the filter; null without its extract. */
  readonly byObject?: (request: CaseRequest, rows: string) => string | null;
}

const ownColumn = (column: string): FilterSql => ({ code: () => `d.${column}` });

/** Payments in the days of the query, of all taxes and places. */
function paymentsInDays(request: CaseRequest): string {
  const { query, binder } = request;
  const { from } = query.period;
  const to = lastDay(request);
  const payments = rowsBetween(request, 'payments', from, to, 'object_key, tax_code, channel_code, posted_on, amount');
  return `${payments} p WHERE posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}`;
}

const hasPayments = ({ context }: CaseRequest): boolean => context.extracts.has('payments');

/**
 * One row for each object of `rows` with payments in the days, after what was taken back, with SQL of more columns.
 * Most payments are of other objects, and grouping them takes most of the time.
 */
const payingObjects =
  (more = '') =>
  (request: CaseRequest, rows: string): string | null =>
    hasPayments(request)
      ? `SELECT object_key${more === '' ? '' : `, ${more}`} FROM ${paymentsInDays(request)} AND object_key IN (SELECT object_key FROM (${rows}) listed_rows) GROUP BY object_key HAVING sum(amount) > 0`
      : null;

/** The code of objects with payments, `none` without. It is not known if all payments of a tax of the case are sums without objects. */
const ofPaying =
  (name: 'paid' | 'lastChannel', code: string, none: string): FilterSql['code'] =>
  (request, shared) => {
    if (!hasPayments(request)) return quoted(NOT_KNOWN);
    const withoutObjects = `SELECT tax_code FROM ${paymentsInDays(request)} AND tax_code IS NOT NULL GROUP BY tax_code HAVING count(object_key) = 0`;
    const ofTax = `d.tax_code IN (${withoutObjects})`;
    const ofCase = shared === 'object' ? `${request.context.dialect.some(ofTax)} OVER (PARTITION BY d.object_key)` : ofTax;
    return `CASE WHEN ${name}.object_key IS NOT NULL THEN ${code} WHEN ${ofCase} THEN ${quoted(NOT_KNOWN)} ELSE ${quoted(none)} END`;
  };

const CHANNEL = `coalesce(channel_code, ${quoted(NOT_KNOWN)})`;
/** The entry that takes a payment back names a channel too, which is no channel of a payment. */
const PAID_CHANNEL = `CASE WHEN amount > 0 THEN ${CHANNEL} END`;
/** Payments of one day and amount are ordered by their channels, so that the last one is always the same. */
const PAYMENT_ORDER = `(posted_on, amount, ${CHANNEL})`;

const FILTERS: Readonly<Record<ListFilterKey, FilterSql>> = {
  age: ownColumn('age_band'),
  taxYear: { code: () => 'CAST(d.tax_year AS VARCHAR)' },
  quality: ownColumn('quality'),
  lastAction: ownColumn('last_action'),
  actionAge: { code: ({ context }) => actionAgeSql(context.dialect.wholeMonths('d.action_on', 'd.snapshot_on')) },
  nextStep: { code: () => NEXT_STEP },
  yearsOwed: {
    code: () => 'yearsOwed.years',
    byObject: (request) => {
      const { binder, day } = request;
      const arrears = rowsBetween(request, 'arrears', day, day, 'snapshot_on, object_key, tax_year');
      const years = `CAST(${yearsOwedSql('count(DISTINCT tax_year)')} AS VARCHAR) AS years`;
      return `SELECT object_key, ${years} FROM ${arrears} y WHERE snapshot_on = ${binder.day(day)} AND object_key IS NOT NULL GROUP BY object_key`;
    },
  },
  objectKind: {
    code: () => 'objectKind.class_code',
    byObject: ({ context }) => `SELECT object_key, class_code FROM ${context.schema}.objects`,
  },
  paid: { code: ofPaying('paid', quoted('yes'), 'no'), byObject: payingObjects() },
  lastChannel: {
    code: ofPaying('lastChannel', 'lastChannel.channel', 'none'),
    byObject: (request, rows) => payingObjects(`${request.context.dialect.lastBy(PAID_CHANNEL, PAYMENT_ORDER)} AS channel`)(request, rows),
  },
};

/** Column with a filter's code, never null. */
export const filterColumn = (key: ListFilterKey): string => `filter_${key}`;

const isNeeded = (key: ListFilterKey, { filters, choicesOf }: CaseRequest): boolean => choicesOf === key || (filters[key] ?? []).length > 0;

/** Selects rows of objects and taxes, with the columns that the filters of the request need. */
export function withFilterColumns(rows: string, request: CaseRequest, shared: SharedByCase): string {
  const needed = LIST_FILTERS.filter((key) => isNeeded(key, request));
  if (needed.length === 0) return rows;
  const columns = needed.map((key) => `coalesce(${FILTERS[key].code(request, shared)}, ${quoted(NOT_KNOWN)}) AS ${filterColumn(key)}`);
  const joins = needed.flatMap((key) => {
    const byObject = FILTERS[key].byObject?.(request, rows) ?? null;
    return byObject === null ? [] : [`LEFT JOIN (${byObject}) ${key} ON ${key}.object_key = d.object_key`];
  });
  return `SELECT d.*, ${columns.join(', ')} FROM (${rows}) d ${joins.join(' ')}`;
}
