import type { DimensionKey, Period, Texts } from '@pendapa/contracts';
import { fiscalYearOf } from '@pendapa/contracts';
import { versionInForce, type TargetVersionRow } from '../serving/directory.ts';
import { dialect, type Binder } from './dialect.ts';
import { isTime } from './dimensions.ts';
import { filtersSql } from './filters.ts';
import { paymentSource } from './payment-source.ts';
import { planSlices } from './plan-slices.ts';
import type { Context, Resolved } from './resolve.ts';
import { selectedSql, type Source } from './source.ts';
import { movesByDays, periodsOf, timeSql, type Series } from './time-shift.ts';

const TARGETS = {
  unit: { id: 'target unit', en: 'targets of the units' },
  province: { id: 'target provinsi', en: 'targets of the province' },
} as const satisfies Record<string, Texts>;

type Version = TargetVersionRow['version'];

type TargetColumn = 'target' | 'target_apbd' | 'target_apbdp' | 'plan' | 'unknown_plan';

/** Rows of some months, inclusive, of `target_facts.month`, and what they tell. */
interface Months {
  readonly months: readonly [number, number];
  readonly values: Readonly<Record<string, string>>;
}

interface TargetBranch {
  readonly series: Series;
  readonly year: number;
  readonly version: Version;
  /** The day to which its rows belong, where the question asks for one; bound only then. */
  readonly day: () => string;
  readonly told: readonly Months[];
}

const versionFor = ({ version }: Resolved, year: number, { directory, asOf }: Context): Version | null =>
  version === 'in-force' ? versionInForce(directory.targets, year, asOf) : version;

/** The annual targets of the fiscal year in which the period ends. */
function annualBranches(question: Resolved, series: Series, period: Period, columns: readonly string[], context: Context): TargetBranch[] {
  const year = fiscalYearOf(period.to, context.fiscalYearStart);
  const wanted: readonly [TargetColumn, Version | null][] = [
    ['target', versionFor(question, year, context)],
    ['target_apbd', 'apbd'],
    ['target_apbdp', 'apbdp'],
  ];
  return wanted.flatMap(([column, version]): TargetBranch[] =>
    version === null || !columns.includes(column)
      ? []
      : [{ series, year, version, day: () => dialect.day('NULL'), told: [{ months: [0, 0], values: { [column]: 'amount' } }] }],
  );
}

/** The plan of the period's months, up to the cut-off date like the payments that it is compared with. */
function planBranches(
  question: Resolved,
  series: Series,
  period: Period,
  by: readonly DimensionKey[],
  columns: readonly string[],
  context: Context,
  binder: Binder,
): TargetBranch[] {
  // A month's plan is not spread over its days, so it cannot follow them into another month.
  if (!columns.includes('plan') || (by.includes('month') && movesByDays(question, series))) return [];
  const upTo = period.to < context.asOf ? period.to : context.asOf;
  return planSlices({ from: period.from, to: upTo }, context.fiscalYearStart).flatMap((slice): TargetBranch[] => {
    const version = versionFor(question, slice.fiscalYear, context);
    if (version === null) return [];
    const plan = slice.whole === 1 ? 'amount' : dialect.share('amount', slice.part, slice.whole);
    return [
      {
        series,
        year: slice.fiscalYear,
        version,
        day: () => dialect.addMonths(binder.day(slice.start), 'month - 1'),
        told: [
          { months: [slice.firstMonth, slice.lastMonth], values: { plan, unknown_plan: 'CASE WHEN amount IS NULL THEN 1 ELSE 0 END' } },
        ],
      },
    ];
  });
}

/** Branches that read the same targets become one; by time the annual targets stay apart, which belong to no day. */
function together(branches: readonly TargetBranch[], byTime: boolean): TargetBranch[] {
  const found = new Map<string, TargetBranch>();
  for (const branch of branches) {
    const { series, year, version, day, told } = branch;
    const key = [series, year, version, byTime ? day() : ''].join(' ');
    found.set(key, { ...branch, told: [...(found.get(key)?.told ?? []), ...told] });
  }
  return [...found.values()];
}

const monthsSql = ({ months: [first, last] }: Months): string => `month BETWEEN ${String(first)} AND ${String(last)}`;

/** What a column reads in the months that tell of it. */
function figureIn(told: readonly Months[], column: string): string | undefined {
  const cases = told.flatMap((months) => {
    const value = months.values[column];
    return value === undefined ? [] : [{ rows: monthsSql(months), value }];
  });
  if (cases.length === 0) return undefined;
  return told.length === 1 ? cases[0]?.value : `CASE ${cases.map(({ rows, value }) => `WHEN ${rows} THEN ${value}`).join(' ')} END`;
}

/**
 * Payments and targets as one union. The units' own targets answer a question about units, the whole province's any other: both
 * together would count the same money twice. The annual target belongs to no month, so by month only the plan is left.
 */
export const achievementSource: Source = (wanted) => {
  const { question, by, columns, context, binder } = wanted;
  const scope = by.includes('unit') || question.where.unit || question.where.kind ? 'unit' : 'province';
  const filters = filtersSql(question.where, context, binder);
  const targetSql = (relation: string, { series, year, version, day, told }: TargetBranch): string => {
    const selected = selectedSql(wanted, {
      series,
      time: (dimension) => timeSql(dimension, day(), series, question, context, binder),
      figure: (column) => (column === 'entries' ? '0' : figureIn(told, column)),
    });
    const months = [...new Set(told.map(monthsSql))].join(' OR ');
    return `SELECT ${selected} FROM ${relation} WHERE scope = '${scope}' AND year = ${String(year)} AND version = '${version}' AND (${months})${filters}`;
  };
  const targets = periodsOf(question).flatMap(([series, period]) => {
    const branches = [
      ...(by.includes('month') ? [] : annualBranches(question, series, period, columns, context)),
      ...planBranches(question, series, period, by, columns, context, binder),
    ];
    const relations = context.relations('target_facts', period, TARGETS[scope]);
    return together(branches, by.some(isTime)).flatMap((branch) => relations.map((relation) => targetSql(relation, branch)));
  });
  return [...paymentSource(wanted), ...targets];
};
