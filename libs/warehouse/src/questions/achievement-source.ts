import type { DimensionKey, Period, Texts } from '@pendapa/contracts';
import { fiscalYearOf } from '@pendapa/contracts';
import { versionInForce, type TargetVersionRow } from '../serving/directory.ts';
import { dialect, type Binder } from './dialect.ts';
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

interface TargetBranch {
  readonly series: Series;
  readonly year: number;
  readonly version: Version;
  /** Inclusive, of `target_facts.month`. */
  readonly months: readonly [number, number];
  /** The day to which its rows belong, where the question asks for one; bound only then. */
  readonly day: () => string;
  readonly values: Readonly<Record<string, string>>;
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
      : [{ series, year, version, months: [0, 0], day: () => dialect.day('NULL'), values: { [column]: 'amount' } }],
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
        months: [slice.firstMonth, slice.lastMonth],
        day: () => dialect.addMonths(binder.day(slice.start), 'month - 1'),
        values: { plan, unknown_plan: 'CASE WHEN amount IS NULL THEN 1 ELSE 0 END' },
      },
    ];
  });
}

/**
 * Payments and targets as one union. The units' own targets answer a question about units, the whole province's any other: both
 * together would count the same money twice. The annual target belongs to no month, so by month only the plan is left.
 */
export const achievementSource: Source = (wanted) => {
  const { question, by, columns, context, binder } = wanted;
  const scope = by.includes('unit') || question.where.unit || question.where.kind ? 'unit' : 'province';
  const filters = filtersSql(question.where, context, binder);
  const targetSql = (relation: string, { series, year, version, months, day, values }: TargetBranch): string => {
    const selected = selectedSql(wanted, {
      series,
      time: (dimension) => timeSql(dimension, day(), series, question, context, binder),
      figure: (column) => (column === 'entries' ? '0' : values[column]),
    });
    const [first, last] = months;
    const rows = `scope = '${scope}' AND year = ${String(year)} AND version = '${version}' AND month BETWEEN ${String(first)} AND ${String(last)}`;
    return `SELECT ${selected} FROM ${relation} WHERE ${rows}${filters}`;
  };
  const targets = periodsOf(question).flatMap(([series, period]) => [
    ...(by.includes('month') ? [] : annualBranches(question, series, period, columns, context)),
    ...planBranches(question, series, period, by, columns, context, binder),
  ]);
  const relations = context.relations('target_facts', question.period, TARGETS[scope]);
  return [...paymentSource(wanted), ...relations.flatMap((relation) => targets.map((branch) => targetSql(relation, branch)))];
};
