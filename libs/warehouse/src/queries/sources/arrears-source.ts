import { addDays, addMonths, type CalendarDate, type DimensionKey, type Texts } from '@pendapa/contracts';
import { figuresIn } from '../../rollups/all-rollups.ts';
import type { QualityClassRow } from '../../directory/directory.ts';
import type { Binder } from '../dialect.ts';
import { filterColumns, filtersSql } from '../filters.ts';
import { comparableOf, type StockAtSnapshot } from '../comparable.ts';
import { seriesLevelsOf, shownStartOf } from '../levels.ts';
import { isTime } from '../dimensions.ts';
import { paymentSource } from './payment-source.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { codesOf, selectedSql, type Source, type SourceRequest } from './source.ts';

const SNAPSHOT_SUMS: Texts = { id: 'jumlah pada posisi itu: arrears_sums', en: 'sums of the snapshot: arrears_sums' };

/** Stocks that are summed; `unknown_debtors` counts recaps, which hide objects. */
const ALLOWANCES = ['allowance', 'collectible_allowance'] as const;
const FIGURES: readonly string[] = figuresIn('arrears_sums').filter((name) => name !== 'entries');
const STOCKS: readonly string[] = [...FIGURES.filter((name) => name !== 'unknown_debtors'), ...ALLOWANCES];

const needsAny = (names: readonly string[], { columns }: Pick<SourceRequest, 'columns'>): boolean =>
  names.some((name) => columns.includes(name));

/** Columns of objects in arrears: key for a distinct count, stored count, and amount. */
export const DEBTOR_COLUMNS = { keyColumn: 'debtor', countColumn: 'debtors', owed: 'on_object' } as const;

/** Snapshot of each level: the last one in its span; for the whole period the last one before its end. */
export function snapshotsOf(query: ResolvedQuery, by: readonly DimensionKey[], context: Context): StockAtSnapshot[] {
  const spans = by.some(isTime);
  return seriesLevelsOf(query, by, context, context.directory.snapshots[0] ?? null).flatMap((level) => {
    const on = context.directory.snapshots.filter((day) => day <= level.at && (!spans || day >= level.from)).at(-1);
    return on === undefined ? [] : [{ ...level, on }];
  });
}

const isValidOn = ({ validFrom, validTo }: QualityClassRow, day: CalendarDate): boolean =>
  validFrom <= day && (validTo === null || day <= validTo);

/** SQL of the quality class: that of the row, otherwise by age under the rule of the snapshot's day. */
export function qualitySql(on: CalendarDate, { directory }: Context, binder: Binder): string {
  const classes = directory.qualityClasses.filter((row) => isValidOn(row, on)).sort((a, b) => b.fromMonths - a.fromMonths);
  const cases = classes.map(({ code, fromMonths }) => `WHEN age_months >= ${String(fromMonths)} THEN ${binder.bind(code)}`);
  return cases.length === 0 ? 'quality' : `coalesce(quality, CASE ${cases.join(' ')} END)`;
}

const AGE_BAND = `CASE WHEN age_months >= 60 THEN '5+' WHEN age_months >= 36 THEN '3-5' WHEN age_months >= 24 THEN '2-3' WHEN age_months >= 12 THEN '1-2' ELSE '0-1' END`;

/** SQL of the allowance rate in thousandths; null if the class has no rate on the day. */
function rateSql(on: CalendarDate, { directory }: Context, binder: Binder): string {
  const cases = directory.qualityClasses
    .filter((row) => isValidOn(row, on))
    .map(({ code, permille }) => `WHEN ${binder.bind(code)} THEN ${String(permille)}`);
  return cases.length === 0 ? 'NULL' : `CASE quality ${cases.join(' ')} END`;
}

/** Dimensions that exist for objects only. */
const DEBTOR_CODES: readonly string[] = ['years_owed', 'debt_band'];

function rowsAt(snapshot: StockAtSnapshot, request: SourceRequest): string[] {
  const { query, context, binder } = request;
  const { on, series } = snapshot;
  return context.relations('arrears_sums', { from: on, to: on }, SNAPSHOT_SUMS).map((relation) => {
    const rate = needsAny(ALLOWANCES, request) ? rateSql(on, context, binder) : 'NULL';
    const figures: Readonly<Record<string, string>> = {
      entries: 'entries',
      allowance: `total * ${rate}`,
      collectible_allowance: `collectible * ${rate}`,
      unknown_allowance: `CASE WHEN ${rate} IS NULL THEN 1 ELSE 0 END`,
    };
    const selected = selectedSql(request, {
      series,
      time: (dimension) => binder.day(shownStartOf(dimension, snapshot, context)),
      code: (column) => (DEBTOR_CODES.includes(column) ? null : column),
      figure: (column) => figures[column] ?? (FIGURES.includes(column) ? column : undefined),
    });
    const rows = `SELECT * REPLACE (${qualitySql(on, context, binder)} AS quality), ${AGE_BAND} AS age_band FROM ${relation} WHERE snapshot_on = ${binder.day(on)}`;
    // Objects are counted elsewhere, so only recaps, which hide objects, are read here.
    const condition = needsAny(STOCKS, request) ? 'true' : 'unknown_debtors > 0';
    return `SELECT ${selected} FROM (${rows}) a WHERE ${condition}${filtersSql(query.where, context, binder)}`;
  });
}

const OBJECT_CODES: readonly string[] = ['tax_code', 'unit_code', 'region_code', ...DEBTOR_CODES];

/** Objects in arrears: stored counts by attributes of the object, otherwise counted over the snapshot's rows. */
function debtorsAt(snapshot: StockAtSnapshot, request: SourceRequest): string[] {
  const { query, countedBy, context, binder } = request;
  const { on, series } = snapshot;
  const countedCodes = new Set(codesOf(countedBy));
  const isStored = [...countedCodes, ...filterColumns(query.where)].every((column) => OBJECT_CODES.includes(column));
  const table = isStored ? 'debtor_sums' : 'arrears';
  const reason = isStored
    ? { id: 'objek sudah dihitung: debtor_sums', en: 'objects counted beforehand: debtor_sums' }
    : { id: 'satu objek dapat memiliki beberapa kode ini: arrears', en: 'an object may have several of these codes: arrears' };
  // If debts are summed, too, their rows count as the rows behind both.
  const entries: Readonly<Record<string, string>> = needsAny(STOCKS, request) ? {} : { entries: isStored ? 'objects' : '1' };
  const figures: Readonly<Record<string, string>> = isStored
    ? { ...entries, [DEBTOR_COLUMNS.countColumn]: 'objects', [DEBTOR_COLUMNS.owed]: 'total', unknown_on_object: 'unknown_penalty' }
    : {
        ...entries,
        [DEBTOR_COLUMNS.keyColumn]: 'object_key',
        [DEBTOR_COLUMNS.owed]: 'CASE WHEN object_key IS NOT NULL THEN principal + coalesce(penalty, 0) END',
        unknown_on_object: 'CASE WHEN object_key IS NOT NULL AND penalty IS NULL THEN 1 ELSE 0 END',
      };
  const months = `greatest(${context.dialect.wholeMonths('due_on', 'snapshot_on')}, 0) AS age_months`;
  return context.relations(table, { from: on, to: on }, reason).map((relation) => {
    const selected = selectedSql(request, {
      series,
      time: (dimension) => binder.day(shownStartOf(dimension, snapshot, context)),
      code: (column) => (countedCodes.has(column) ? column : null),
      figure: (column) => figures[column],
    });
    const own = `FROM ${relation} WHERE snapshot_on = ${binder.day(on)}`;
    const aged = `SELECT *, ${AGE_BAND} AS age_band FROM (SELECT *, ${months} ${own}) dated`;
    const rows = isStored ? `SELECT * ${own}` : `SELECT * REPLACE (${qualitySql(on, context, binder)} AS quality) FROM (${aged}) aged`;
    return `SELECT ${selected} FROM (${rows}) d WHERE true${filtersSql(query.where, context, binder)}`;
  });
}

/** Payments of the twelve months to the snapshot, under its level. */
function collectionsAt(snapshot: StockAtSnapshot, request: SourceRequest): string[] {
  const { query, by, columns, context, binder } = request;
  const period = { from: addDays(addMonths(snapshot.on, -12), 1), to: snapshot.on };
  const codes = by.filter((dimension) => !isTime(dimension));
  const times = by.filter(isTime).map((dimension) => `${binder.day(shownStartOf(dimension, snapshot, context))} AS t_${dimension}`);
  const own = columns.map((column) => (column === 'collections' ? 'amount AS collections' : `NULL AS ${column}`));
  return paymentSource({ ...request, by: codes, columns: ['amount'], query: { ...query, period, comparison: null } }).map(
    (sql) => `SELECT ${[`${String(snapshot.series)} AS series`, ...times, ...codesOf(codes), ...own].join(', ')} FROM (${sql}) paid`,
  );
}

/** Source of stocks, objects in arrears and collections, as far as queried. */
export const arrearsSource: Source = (request) => {
  const { query, by, context } = request;
  const needs = (names: readonly string[]) => needsAny(names, request);
  return comparableOf(snapshotsOf(query, by, context)).flatMap((snapshot) => [
    ...(needs([...STOCKS, 'unknown_debtors']) ? rowsAt(snapshot, request) : []),
    ...(needs(Object.values(DEBTOR_COLUMNS)) ? debtorsAt(snapshot, request) : []),
    ...(needs(['collections']) ? collectionsAt(snapshot, request) : []),
  ]);
};
