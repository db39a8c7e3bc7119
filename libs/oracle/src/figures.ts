import { addDays, addMonths, areWholeMonths, comparisonDaysOf, daysBetween, monthsBetween, type Comparison, type Days } from './days.ts';
import { filterSql, filtersOf, versionSql } from './filters.ts';
import type { RawData } from './raw-data.ts';
import type { Aggregate, Figure, Statement } from './statement.ts';
import type { CodeFilter, Filter, View } from './view.ts';

/** Comparison of a table; `whole-last-year` is the whole year before, whatever the days. */
export type ComparedWith = Comparison | 'whole-last-year';
export type Figures<M extends string = string> = Readonly<Record<M, Figure>>;

/** Figures of one group in the period (`now`) and in the comparison (`before`). */
export interface Group<M extends string = string> {
  readonly key: readonly string[];
  readonly now: Figures<M>;
  readonly before: Figures<M>;
}

/** Figures of all groups, and of all rows together. */
export interface Grouped<M extends string = string> {
  readonly groups: readonly Group<M>[];
  readonly whole: Group<M>;
}

/** A statement with the days of its figures. */
export interface Wanted {
  readonly statement: Statement;
  readonly days: Days;
}

export interface FigureQuery<M extends string> {
  readonly view: View;
  readonly wanted: Readonly<Record<M, Wanted>>;
  /** SQL expressions that give text. `$day` is the row's day, or the corresponding day of the compared period. */
  readonly dimensionSql: readonly string[];
  readonly comparison: ComparedWith;
  /** Filters that the page names as unapplied. */
  readonly unappliedFilters: readonly Filter[];
  /** SQL condition in addition to the filters. */
  readonly conditionSql?: string | undefined;
}

/** An aggregate as it is evaluated: its rows, days and filters. */
interface Evaluation extends Aggregate {
  readonly days: Days;
  readonly filters: readonly CodeFilter[];
}
type Results = ReadonlyMap<Evaluation, ReadonlyMap<string, Figure>>;
/** One of the two periods. */
interface Side {
  readonly isBefore: boolean;
  readonly daysOf: (days: Days) => Days | null;
}

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

/** Evaluates aggregates over the same rows. The key is the group's names as JSON, '' for all groups together. */
async function evaluate(raw: RawData, query: FigureQuery<string>, own: readonly Evaluation[], { isBefore, daysOf }: Side) {
  const [{ rows, days: asked, filters } = { rows: undefined, days: undefined, filters: [] }] = own;
  const days = asked && daysOf(asked);
  const found = new Map(own.map((one) => [one, new Map<string, Figure>()]));
  if (!rows || !days) return found;
  const { view, dimensionSql, comparison, conditionSql = 'true' } = query;
  const daySql = isBefore ? movedDaySql(comparison, asked, days) : 'day';
  const seen = isBefore ? lastDaySeenBefore(view, comparison, asked, days) : view.asOf;
  const keys = dimensionSql.map((expression, at) => `CAST(${expression.replaceAll('$day', daySql)} AS VARCHAR) AS key_${String(at)}`);
  const names = dimensionSql.map((_, at) => `key_${String(at)}`);
  const conditions = [...filters.map((filter) => filterSql(filter, view)), conditionSql].join(' AND ');
  const run = async (from: string, by: readonly string[], sets: string) => {
    const inner = `SELECT *${keys.map((key) => `, ${key}`).join('')} FROM (${from}) WHERE ${conditions}`;
    const isWhole = by.length === 0 ? 'true' : `grouping(${by.join(', ')}) > 0`;
    const sql = `SELECT ${[isWhole, ...own.map((one) => one.sql), ...by].join(', ')} FROM (${inner}) ${sets}`
      .replaceAll('$version', versionSql(view))
      .replaceAll('$from', `DATE '${days.from}'`)
      .replaceAll('$to', `DATE '${days.to}'`)
      .replaceAll('$seen', `DATE '${seen}'`)
      .replaceAll('$scope', isByUnit(query, filters) ? 'unit_code IS NOT NULL' : 'unit_code IS NULL')
      .replaceAll('$asked', `DATE '${asked.to}'`);
    for (const [whole, ...values] of (await raw.connection.runAndReadAll(sql)).getRows()) {
      const key = whole === true ? '' : JSON.stringify(values.slice(own.length).map(String));
      own.forEach((one, at) => found.get(one)?.set(key, values[at] === null || values[at] === undefined ? null : Number(values[at])));
    }
  };
  const isInTime = dimensionSql.some((expression) => expression.includes('$day'));
  const series = isInTime ? rows.inSeries : undefined;
  if (names.length > 0)
    await run(series ?? rows.sql, names, `GROUP BY GROUPING SETS ((${names.join(', ')})${series === undefined ? ', ()' : ''})`);
  if (names.length === 0 || series !== undefined) await run(rows.sql, [], '');
  return found;
}

/** Evaluates all aggregates, those over the same rows together. */
async function evaluateAll(raw: RawData, query: FigureQuery<string>, all: readonly Evaluation[], side: Side): Promise<Results> {
  const keyOf = ({ rows, days, filters }: Evaluation): string => JSON.stringify([rows.sql, days, filters]);
  const results = new Map<Evaluation, ReadonlyMap<string, Figure>>();
  for (const key of new Set(all.map(keyOf)))
    for (const [one, found] of await evaluate(
      raw,
      query,
      all.filter((other) => keyOf(other) === key),
      side,
    ))
      results.set(one, found);
  return results;
}

/** Matches SQL of sums and counts, which are 0 without rows. */
const IS_ADDITIVE = /^(coalesce\(|nullif\()?(sum|count)\([^/]*$/;

/** Computes figures of groups and of all together over single rows. */
export async function computeGroups<M extends string>(raw: RawData, query: FigureQuery<M>): Promise<Grouped<M>> {
  const wanted = Object.entries<Wanted>(query.wanted);
  const filtersFor = filtersOf(
    wanted.map(([, { statement }]) => statement),
    query.view,
    query.unappliedFilters,
  );
  const columns = wanted.map(([name, { statement, days }]) => ({
    name,
    statement,
    evaluations: statement.aggregates.map((aggregate): Evaluation => ({ ...aggregate, days, filters: filtersFor(statement) })),
  }));
  const all = columns.flatMap(({ evaluations }) => evaluations);
  const now: Side = { isBefore: false, daysOf: (days) => days };
  const before: Side = { isBefore: true, daysOf: (days) => comparisonDaysOf(days, query.comparison) };
  const current = { side: now, results: await evaluateAll(raw, query, all, now) };
  const compared = { side: before, results: await evaluateAll(raw, query, all, before) };
  const isInTime = query.dimensionSql.some((expression) => expression.includes('$day'));
  const { since, asOf } = query.view;
  const read = ({ results }: typeof current, one: Evaluation, key: string): Figure => results.get(one)?.get(key) ?? null;
  // Data cover every day between the first and the last payment, so a group without payments has 0.
  const hasData = (one: Evaluation, own: typeof current): boolean => {
    const days = own.side.daysOf(one.days);
    const isOfPayments = one.rows.sql.includes('named_payments') && days !== null && days.to >= since && days.from <= asOf;
    return isOfPayments || read(own, one, '') !== null;
  };
  // A group that has rows only in the other period has 0 in this one, if there are data of these days.
  const resultOf = (one: Evaluation, key: string, own: typeof current, other: typeof current): Figure => {
    const value = read(own, one, key);
    if (value !== null || isInTime || !IS_ADDITIVE.test(one.sql)) return value;
    return read(other, one, key) !== null && hasData(one, own) ? 0 : null;
  };
  const figuresOf = (key: string, own: typeof current, other: typeof current): Figures<M> => {
    const entries = columns.map(({ name, statement, evaluations }): [string, Figure] => [
      name,
      statement.value(evaluations.map((one) => resultOf(one, key, own, other))),
    ]);
    return Object.fromEntries(entries) as Figures<M>;
  };
  const group = (key: string): Group<M> => ({
    key: key === '' ? [] : (JSON.parse(key) as string[]),
    now: figuresOf(key, current, compared),
    before: figuresOf(key, compared, current),
  });
  const keys = new Set([current, compared].flatMap(({ results }) => [...results.values()].flatMap((found) => [...found.keys()])));
  return { groups: [...keys].filter((key) => key !== '').map(group), whole: group('') };
}
