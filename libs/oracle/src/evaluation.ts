import { addDays, addMonths, areWholeMonths, comparisonDaysOf, daysBetween, monthsBetween, type Days } from './days.ts';
import type { ComparedWith, FigureQuery } from './figure-query.ts';
import { filterSql, versionSql } from './filters.ts';
import type { RawData } from './raw-data.ts';
import type { Aggregate, Figure } from './statement.ts';
import type { CodeFilter, View } from './view.ts';

/** An aggregate as it is evaluated: its rows, days and filters. */
export interface Evaluation extends Aggregate {
  readonly days: Days;
  readonly filters: readonly CodeFilter[];
}
/** Results by group: the key is its names as JSON, '' for all groups together. */
type Results = ReadonlyMap<Evaluation, ReadonlyMap<string, Figure>>;
export type Side = 'now' | 'before';

/** True if groups have days. */
export const isInTime = ({ dimensionSql }: Pick<FigureQuery<string>, 'dimensionSql'>): boolean =>
  dimensionSql.some((expression) => expression.includes('$day'));

/** Days of an evaluation on one side; null without a comparison. */
export const daysOn = (side: Side, { days }: Evaluation, { comparison }: FigureQuery<string>): Days | null =>
  side === 'now' ? days : comparisonDaysOf(days, comparison);

/** SQL that moves a row's day from the earlier period to the compared one. */
function movedDaySql(comparison: ComparedWith, days: Days, before: Days): string {
  if (comparison === 'whole-last-year') return 'CAST(day + INTERVAL 12 MONTH AS DATE)';
  const shift = daysBetween(before.from, days.from);
  const months = monthsBetween(before.from, days.from);
  const byMonths = comparison === 'last-year' ? 'day + INTERVAL 12 MONTH' : `date_trunc('month', day) + INTERVAL ${String(months)} MONTH`;
  const moved = comparison === 'lebaran' ? `day + INTERVAL ${String(shift)} DAY` : byMonths;
  return `least(CAST(${moved} AS DATE), DATE '${days.to}')`;
}

/** Day up to which events of the earlier period count: the data date, moved back by the same distance. */
function lastDaySeenBefore({ asOf }: View, comparison: ComparedWith, days: Days, before: Days): string {
  if (comparison === 'last-year') return addMonths(asOf, -12);
  if (comparison === 'previous' && areWholeMonths(days)) return addMonths(asOf, -monthsBetween(before.from, days.from));
  return addDays(asOf, daysBetween(days.to, before.to));
}

/** Targets of units are parts of those of the province. */
const isByUnit = ({ dimensionSql, conditionSql = '' }: FigureQuery<string>, filters: readonly CodeFilter[]): boolean =>
  filters.includes('unit') || filters.includes('kind') || dimensionSql.includes('unit') || conditionSql.includes('unit_kind');

/** SQL of the values of the parameters of rows. */
function parametersOf(
  query: FigureQuery<string>,
  { days: requested, filters }: Evaluation,
  days: Days,
  side: Side,
): Readonly<Record<string, string>> {
  const { view, comparison } = query;
  const daySql = (day: string): string => `DATE '${day}'`;
  return {
    $version: versionSql(view),
    $from: daySql(days.from),
    $to: daySql(days.to),
    $seen: daySql(side === 'now' ? view.asOf : lastDaySeenBefore(view, comparison, requested, days)),
    $scope: isByUnit(query, filters) ? 'unit_code IS NOT NULL' : 'unit_code IS NULL',
    $requested: daySql(requested.to),
    $day: side === 'now' ? 'day' : movedDaySql(comparison, requested, days),
  };
}

/** Evaluates aggregates over the same rows, days and filters as the first. */
async function evaluate(
  raw: RawData,
  query: FigureQuery<string>,
  first: Evaluation,
  all: readonly Evaluation[],
  side: Side,
): Promise<Results> {
  const found = new Map(all.map((one) => [one, new Map<string, Figure>()]));
  const days = daysOn(side, first, query);
  if (!days) return found;
  const { view, dimensionSql, conditionSql = 'true' } = query;
  const parameters = Object.entries(parametersOf(query, first, days, side));
  const names = dimensionSql.map((_, at) => `key_${String(at)}`);
  const keys = dimensionSql.map((expression, at) => `, CAST(${expression} AS VARCHAR) AS key_${String(at)}`);
  const conditions = [...first.filters.map((filter) => filterSql(filter, view)), conditionSql].join(' AND ');
  const run = async (rows: string, by: readonly string[], sets: string): Promise<void> => {
    const isWhole = by.length === 0 ? 'true' : `grouping(${by.join(', ')}) > 0`;
    const columns = [isWhole, ...all.map(({ sql }) => sql), ...by].join(', ');
    const statement = `SELECT ${columns} FROM (SELECT *${keys.join('')} FROM (${rows}) WHERE ${conditions}) ${sets}`;
    const sql = parameters.reduce((text, [name, value]) => text.replaceAll(name, value), statement);
    for (const [whole, ...values] of (await raw.connection.runAndReadAll(sql)).getRows()) {
      const key = whole === true ? '' : JSON.stringify(values.slice(all.length).map(String));
      all.forEach((one, at) => found.get(one)?.set(key, (values[at] ?? null) === null ? null : Number(values[at])));
    }
  };
  const { sql, inSeries } = first.rows;
  const series = isInTime(query) ? inSeries : undefined;
  const sets = `(${names.join(', ')})${series === undefined ? ', ()' : ''}`;
  if (names.length > 0) await run(series ?? sql, names, `GROUP BY GROUPING SETS (${sets})`);
  if (names.length === 0 || series !== undefined) await run(sql, [], '');
  return found;
}

/** Evaluates all aggregates on one side, those over the same rows together. */
export async function evaluateAll(raw: RawData, query: FigureQuery<string>, all: readonly Evaluation[], side: Side): Promise<Results> {
  const byRows = new Map<string, Evaluation[]>();
  for (const one of all) {
    const key = JSON.stringify([one.rows.sql, one.days, one.filters]);
    byRows.set(key, [...(byRows.get(key) ?? []), one]);
  }
  const results = new Map<Evaluation, ReadonlyMap<string, Figure>>();
  for (const [first, ...others] of byRows.values())
    if (first) for (const [one, found] of await evaluate(raw, query, first, [first, ...others], side)) results.set(one, found);
  return results;
}
