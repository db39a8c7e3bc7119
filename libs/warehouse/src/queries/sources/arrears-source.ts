import { addDays, addMonths, type CalendarDate } from '@pendapa/contracts';
import { figuresIn } from '../../rollups/all-rollups.ts';
import type { Binder } from '../dialect.ts';
import { AGE_BAND, classifiedDebtsSql, isValidOn, qualitySql } from '../debt-classes.ts';
import { isTime } from '../dimensions.ts';
import { filterColumns } from '../filters.ts';
import type { Context } from '../resolve.ts';
import { paymentSource } from './payment-source.ts';
import { codesOf, type Source, type SourceRequest } from './source.ts';
import { snapshots, type SnapshotSpan } from './spans.ts';
import { ownColumns, tableSource, union } from './table-source.ts';

/** Stocks that are summed; `unknown_debtors` counts recaps, which hide objects. */
const ALLOWANCES = ['allowance', 'collectible_allowance'] as const;
const STORED: readonly string[] = figuresIn('arrears_sums');
const STOCKS: readonly string[] = [...STORED.filter((name) => name !== 'entries' && name !== 'unknown_debtors'), ...ALLOWANCES];

const needsAny = (names: readonly string[], { columns }: Pick<SourceRequest, 'columns'>): boolean =>
  names.some((name) => columns.includes(name));

/** Columns of objects in arrears: key for a distinct count, stored count, and amount. */
export const DEBTOR_COLUMNS = { keyColumn: 'debtor', countColumn: 'debtors', owed: 'on_object' } as const;

/** SQL of the allowance rate in thousandths; null if the class has no rate on the day. */
function rateSql(on: CalendarDate, { directory }: Context, binder: Binder): string {
  const cases = directory.qualityClasses
    .filter((row) => isValidOn(row, on))
    .map(({ code, permille }) => `WHEN ${binder.bind(code)} THEN ${String(permille)}`);
  return cases.length === 0 ? 'NULL' : `CASE quality ${cases.join(' ')} END`;
}

const onDay = ({ on }: SnapshotSpan, { binder }: SourceRequest): string => `snapshot_on = ${binder.day(on)}`;

/** Dimensions that exist for objects only. */
const DEBTOR_CODES: readonly string[] = ['years_owed', 'debt_band'];

const stocks = tableSource({
  table: 'arrears_sums',
  reason: { id: 'jumlah pada posisi itu: arrears_sums', en: 'sums of the snapshot: arrears_sums' },
  spans: snapshots,
  rows: (relation, span, request) =>
    `SELECT * REPLACE (${qualitySql(span.on, request.context, request.binder)} AS quality), ${AGE_BAND} AS age_band FROM ${relation} WHERE ${onDay(span, request)}`,
  // Objects are counted elsewhere, so only recaps, which hide objects, are read for them here.
  where: (_, request) => (needsAny(STOCKS, request) ? 'true' : 'unknown_debtors > 0'),
  code: (column) => (DEBTOR_CODES.includes(column) ? null : column),
  figures: ({ on }, { context, binder }) => ({
    ...ownColumns(...STORED),
    allowance: () => `total * ${rateSql(on, context, binder)}`,
    collectible_allowance: () => `collectible * ${rateSql(on, context, binder)}`,
    unknown_allowance: () => `CASE WHEN ${rateSql(on, context, binder)} IS NULL THEN 1 ELSE 0 END`,
  }),
});

/** A code by which objects are counted; null of others, so that an object counts once. */
const countedCode = (column: string, { countedBy }: SourceRequest): string | null => (codesOf(countedBy).includes(column) ? column : null);

/** Rows behind objects; if debts are summed, too, their rows count as the rows behind both. */
const entriesOf = (sql: string, request: SourceRequest): Readonly<Record<string, string>> =>
  needsAny(STOCKS, request) ? {} : { entries: sql };

const countedDebtors = tableSource({
  table: 'debtor_sums',
  reason: { id: 'objek sudah dihitung: debtor_sums', en: 'objects counted beforehand: debtor_sums' },
  spans: snapshots,
  where: onDay,
  code: countedCode,
  figures: (_, request) => ({
    ...entriesOf('objects', request),
    [DEBTOR_COLUMNS.countColumn]: 'objects',
    [DEBTOR_COLUMNS.owed]: 'total',
    unknown_on_object: 'unknown_penalty',
  }),
});

const debtorsOfRows = tableSource({
  table: 'arrears',
  reason: { id: 'satu objek dapat memiliki beberapa kode ini: arrears', en: 'an object may have several of these codes: arrears' },
  spans: snapshots,
  rows: (relation, { on }, { context, binder }) => classifiedDebtsSql(relation, on, context, binder),
  code: countedCode,
  figures: (_, request) => ({
    ...entriesOf('1', request),
    [DEBTOR_COLUMNS.keyColumn]: 'object_key',
    [DEBTOR_COLUMNS.owed]: 'CASE WHEN object_key IS NOT NULL THEN principal + coalesce(penalty, 0) END',
    unknown_on_object: 'CASE WHEN object_key IS NOT NULL AND penalty IS NULL THEN 1 ELSE 0 END',
  }),
});

const OBJECT_CODES: readonly string[] = ['tax_code', 'unit_code', 'region_code', ...DEBTOR_CODES];

/** Objects in arrears: stored counts by attributes of the object, otherwise counted over the snapshot's rows. */
const debtors: Source = (request) => {
  const codes = [...codesOf(request.countedBy), ...filterColumns(request.query.where)];
  return (codes.every((column) => OBJECT_CODES.includes(column)) ? countedDebtors : debtorsOfRows)(request);
};

/** Payments of the twelve months to each snapshot, under its level. */
const collections: Source = (request) => {
  const { query, by, columns } = request;
  if (!columns.includes('collections')) return [];
  const codes = by.filter((dimension) => !isTime(dimension));
  const own = columns.map((column) => (column === 'collections' ? 'amount AS collections' : `NULL AS ${column}`));
  return snapshots(request).flatMap(({ on, series, time }) => {
    const period = { from: addDays(addMonths(on, -12), 1), to: on };
    const times = by.filter(isTime).map((dimension) => `${time(dimension)} AS t_${dimension}`);
    return paymentSource({ ...request, by: codes, columns: ['amount'], query: { ...query, period, comparison: null } }).map(
      (sql) => `SELECT ${[`${String(series)} AS series`, ...times, ...codesOf(codes), ...own].join(', ')} FROM (${sql}) paid`,
    );
  });
};

/** Stocks, objects in arrears and collections, as far as queried. */
export const arrearsSource = union(stocks, debtors, collections);
