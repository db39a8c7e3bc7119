import type { RawData } from './raw-data.ts';
import { areWholeMonths, daysBetween, comparisonDaysOf, addDays, monthsBetween, addMonths, type Comparison, type Days } from './days.ts';
import { CODES, type CodeFilter, type Filter, type View } from './view.ts';

/**
 * SQL over single rows. Parameters: `$from` and `$to` are the days, `$asked` is the last day of the requested period. `$seen` is
 * the day up to which later events count. `$version` and `$scope` select targets. Every row has its `day` and the codes by which
 * it can be filtered.
 */
export interface Source {
  readonly rows: string;
  /** Filters that its rows have; the page must name others as unapplied. */
  readonly filters: readonly (CodeFilter | 'region')[];
  /** Days of its figures, if they are not those of the table; not used for comparisons. */
  readonly days?: (view: View) => Days;
}

/** Measure: an SQL aggregate over the rows of a source. */
export interface Measure {
  readonly source: Source;
  readonly sql: string;
}

export type Cell = number | string | null;
export type Figures<M extends string = string> = Readonly<Record<M, number | null>>;

/** Figures of one group in the period (`now`) and in the comparison (`before`); null without rows. */
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

/** Thrown for a filter that the rows lack and the page does not name as unapplied. */
class UnnamedFilterError extends Error {
  override readonly name = 'UnnamedFilterError';
}

export interface FigureQuery<M extends string> {
  readonly view: View;
  readonly measures: Readonly<Record<M, Measure>>;
  /** SQL expressions that give text. `$day` is the row's day, or the corresponding day of the compared period. */
  readonly dimensionSql: readonly string[];
  readonly days: Days;
  readonly comparison: Comparison | 'whole-last-year';
  /** Filters that differ from the default. */
  readonly chosenFilters: readonly Filter[];
  /** Filters that the page names as unapplied. */
  readonly unappliedFilters: readonly Filter[];
  /** True if measures come from several sources. A filter then applies to the sources whose rows have it. */
  readonly hasSeveralSources: boolean;
  /** SQL condition in addition to the filters. */
  readonly conditionSql: string | undefined;
}

const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const sqlList = (codes: readonly string[]): string => codes.map(sqlText).join(', ');

const COLUMNS = {
  tax: 'tax_code',
  category: 'category_code',
  without: 'tax_code',
  unit: 'unit_code',
  kind: 'unit_kind',
  channel: 'channel_code',
  bank: 'bank_code',
  quality: 'quality',
  taxYear: 'tax_year',
} as const;

function filterSql(filter: Filter, { codes }: View): string {
  if (filter === 'region') {
    const code = sqlText(codes.region?.at(-1) ?? '');
    return `(region_code = ${code} OR starts_with(region_code, ${code} || '.'))`;
  }
  if (filter === 'without') return "coalesce(tax_code <> 'PBBP2', true)";
  if (!(filter in COLUMNS)) return 'true';
  const name = filter as keyof typeof COLUMNS;
  return `${COLUMNS[name]} IN (${sqlList(codes[name] ?? [])})`;
}

/**
 * SQL for the chosen target version of each year: one budget, or the version in force on the data date. For `as-was` it is the
 * version in force at the end of each month.
 */
function versionSql({ version, asOf }: View): string {
  if (version === 'apbd' || version === 'apbdp') return `version = '${version}'`;
  const then = `least(DATE '${asOf}', CASE WHEN t.month = 0 THEN $to ELSE last_day(make_date(t.year, t.month, 1)) END)`;
  const day = version === 'as-was' ? then : `DATE '${asOf}'`;
  return `effective_from = (SELECT max(x.effective_from) FROM targets x WHERE x.year = t.year AND x.effective_from <= ${day})`;
}

const isCode = (filter: Filter): filter is CodeFilter | 'region' => filter === 'region' || CODES.some((code) => code === filter);

/** True if "principal only" cannot apply to a measure; other filters depend on the panel. */
function cannotApply(filter: Filter, { source, sql }: Measure): boolean {
  if (isCode(filter)) return !source.filters.includes(filter);
  return filter === 'penalty' && /(?<!\$)\b(amount|penalty)\b/.test(sql);
}

/**
 * Filters that apply to some measures. In a panel of several sources an unapplied filter concerns only the measures that lack it.
 * In any other panel it concerns all measures.
 */
function listAppliedFilters(
  { chosenFilters, unappliedFilters, measures, hasSeveralSources }: FigureQuery<string>,
  own: readonly Measure[],
): readonly Filter[] {
  const unnamed = chosenFilters.filter(
    (filter) => !unappliedFilters.includes(filter) && own.some((measure) => cannotApply(filter, measure)),
  );
  if (unnamed.length > 0) throw new UnnamedFilterError(`${unnamed.join(', ')} is set but not applied, and no note names it`);
  const some = (filter: Filter): boolean => Object.values<Measure>(measures).some((measure) => cannotApply(filter, measure));
  return chosenFilters
    .filter(isCode)
    .filter(
      (filter) =>
        !unappliedFilters.includes(filter) || (hasSeveralSources && some(filter) && own.every((measure) => !cannotApply(filter, measure))),
    );
}

/** SQL that moves a row's day from the earlier period to the compared one. */
function movedDaySql(comparison: FigureQuery<string>['comparison'], days: Days, before: Days): string {
  if (comparison === 'whole-last-year') return 'CAST(day + INTERVAL 12 MONTH AS DATE)';
  const shift = daysBetween(before.from, days.from);
  const months = monthsBetween(before.from, days.from);
  const byMonths = comparison === 'last-year' ? 'day + INTERVAL 12 MONTH' : `date_trunc('month', day) + INTERVAL ${String(months)} MONTH`;
  const moved = comparison === 'lebaran' ? `day + INTERVAL ${String(shift)} DAY` : byMonths;
  return `least(CAST(${moved} AS DATE), DATE '${days.to}')`;
}

/** Day up to which events of the earlier period count: the data date, moved back by the same distance. */
function lastDaySeenBefore({ view, comparison, days }: FigureQuery<string>, before: Days): string {
  if (comparison === 'last-year') return addMonths(view.asOf, -12);
  if (comparison === 'previous' && areWholeMonths(days)) return addMonths(view.asOf, -monthsBetween(before.from, days.from));
  return addDays(view.asOf, daysBetween(days.to, before.to));
}

/** Evaluates the measures by group for some days. The key is the group's names as JSON, '' for all groups together. */
async function computeSums<M extends string>(raw: RawData, query: FigureQuery<M>, days: Days | null, daySql: string, lastDaySeen: string) {
  const found = new Map<string, Record<string, number | null>>();
  if (!days) return found;
  const { view, dimensionSql } = query;
  const measures = Object.entries<Measure>(query.measures);
  for (const source of new Set(measures.map(([, { source: of }]) => of))) {
    const own = measures.filter(([, { source: of }]) => of === source);
    const { from, to } = source.days?.(view) ?? days;
    const applied = listAppliedFilters(
      query,
      own.map(([, measure]) => measure),
    );
    // Targets of units are parts of those of the province.
    const byUnit =
      applied.includes('unit') ||
      applied.includes('kind') ||
      dimensionSql.includes('unit') ||
      (query.conditionSql ?? '').includes('unit_kind');
    const conditions = [...applied.map((filter) => filterSql(filter, view)), query.conditionSql ?? 'true'].join(' AND ');
    const keys = dimensionSql.map(
      (expression, index) => `CAST(${expression.replaceAll('$day', daySql)} AS VARCHAR) AS key_${String(index)}`,
    );
    const sets =
      dimensionSql.length === 0
        ? ''
        : `GROUP BY GROUPING SETS ((${dimensionSql.map((_, index) => `key_${String(index)}`).join(', ')}), ())`;
    const names = dimensionSql.map((_, index) => `key_${String(index)}`);
    const inner = `SELECT *${keys.map((key) => `, ${key}`).join('')} FROM (${source.rows}) WHERE ${conditions}`;
    const sql =
      `SELECT ${[...names, ...(dimensionSql.length === 0 ? [] : [`grouping(${names.join(', ')}) > 0`]), ...own.map(([, measure]) => measure.sql)].join(', ')} FROM (${inner}) ${sets}`
        .replaceAll('$version', versionSql(view))
        .replaceAll('$from', `DATE '${from}'`)
        .replaceAll('$to', `DATE '${to}'`)
        .replaceAll('$seen', `DATE '${lastDaySeen}'`)
        .replaceAll('$scope', byUnit ? 'unit_code IS NOT NULL' : 'unit_code IS NULL')
        .replaceAll('$asked', `DATE '${query.days.to}'`)
        .replaceAll('$money', view.penalty ? 'amount' : 'principal');
    const { getRows } = await raw.connection.runAndReadAll(sql).then((reader) => ({ getRows: () => reader.getRows() }));
    for (const row of getRows()) {
      const whole = dimensionSql.length === 0 || row[dimensionSql.length] === true;
      const key = whole ? '' : JSON.stringify(row.slice(0, dimensionSql.length).map(String));
      const values = row.slice(dimensionSql.length === 0 ? 0 : dimensionSql.length + 1);
      const figures = found.get(key) ?? {};
      own.forEach(
        ([name], index) => (figures[name] = values[index] === null || values[index] === undefined ? null : Number(values[index])),
      );
      found.set(key, figures);
    }
  }
  return found;
}

/** Matches SQL of sums and counts, which are 0 without rows. */
const IS_ADDITIVE = /^(coalesce\(|nullif\()?(sum|count)\([^/]*$/;

/** Computes figures of groups and of all together over single rows. */
export async function computeGroups<M extends string>(raw: RawData, query: FigureQuery<M>): Promise<Grouped<M>> {
  const { days, comparison, measures } = query;
  const before = comparisonDaysOf(days, comparison);
  const now = await computeSums(raw, query, days, 'day', query.view.asOf);
  const earlier = await computeSums(
    raw,
    query,
    before,
    before ? movedDaySql(comparison, days, before) : 'day',
    before ? lastDaySeenBefore(query, before) : '',
  );
  const names = Object.keys(measures) as M[];
  const byDay = query.dimensionSql.some((expression) => expression.includes('$day'));
  interface Side {
    readonly days: Days | null;
    readonly found: ReadonlyMap<string, Record<string, number | null>>;
  }
  const { since, asOf } = query.view;
  // Data cover every day between the first and the last payment, so a group without payments has 0.
  const isShown = (name: M, { days: own, found }: Side): boolean => {
    const ofPayments = measures[name].source.rows.includes('named_payments') && own !== null && own.to >= since && own.from <= asOf;
    return ofPayments || (found.get('')?.[name] ?? null) !== null;
  };
  // A group that has rows only in the other period has 0 in this one, if there are data of these days.
  const valueOf = (name: M, key: string, own: Side, other: Side): number | null => {
    const value = own.found.get(key)?.[name] ?? null;
    if (value !== null || byDay || !IS_ADDITIVE.test(measures[name].sql)) return value;
    return (other.found.get(key)?.[name] ?? null) !== null && isShown(name, own) ? 0 : null;
  };
  const complete = (key: string, own: Side, other: Side) =>
    Object.fromEntries(names.map((name) => [name, valueOf(name, key, own, other)])) as Figures<M>;
  const current: Side = { days, found: now };
  const compared: Side = { days: before, found: earlier };
  const group = (key: string): Group<M> => ({
    key: key === '' ? [] : (JSON.parse(key) as string[]),
    now: complete(key, current, compared),
    before: complete(key, compared, current),
  });
  const keys = [...new Set([...now.keys(), ...earlier.keys()])].filter((key) => key !== '');
  return { groups: keys.map(group), whole: group('') };
}
