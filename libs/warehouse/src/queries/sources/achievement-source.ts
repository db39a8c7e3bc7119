import { addMonths, fiscalYearOf, monthEnd, type Period, type Texts } from '@pendapa/contracts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import type { Periods } from '../days-with-data.ts';
import type { Binder } from '../dialect.ts';
import { isTime } from '../dimensions.ts';
import { filtersSql } from '../filters.ts';
import { hasPayments, havePayments } from '../paid-months.ts';
import type { PlanSlice } from '../plan-slices.ts';
import type { Context } from '../resolve.ts';
import { movesByDays, periodsOf, timeSql, type Series } from '../time-shift.ts';
import { coveredPayments } from './covered-payments.ts';
import { paymentSource } from './payment-source.ts';
import { codesOf, selectedSql, type Source, type SourceRequest } from './source.ts';
import { periodSpans, scopeOf, slicesOf, versionFor, wholeSpans, yearSpans, type Span, type Version } from './target-spans.ts';
import { quoted } from '../../engine/literals.ts';

const TARGETS = {
  unit: { id: 'target unit', en: 'targets of the units' },
  province: { id: 'target provinsi', en: 'targets of the province' },
} as const satisfies Record<string, Texts>;

/** Range of `target_facts.month` (inclusive), and the figures that it gives. */
interface Months {
  readonly months: readonly [number, number];
  readonly values: Readonly<Record<string, string>>;
}

interface TargetBranch {
  readonly series: Series;
  readonly year: number;
  readonly version: Version;
  /** Day of its rows, if the query needs one; bound only then. */
  readonly day: () => string;
  /** Counted days, or requested days. */
  readonly of: Periods;
  readonly figures: readonly Months[];
}

const ANNUAL = [0, 0] as const;

/** Columns of revenue with a plan. */
const PLANNED_OF = { amount: ON_PLAN.of, amount_of_year: ON_YEAR_PLAN.of } as const;

/** SQL of the 0 that a target implies for a tax in months with payments, unless recaps stand for its payments. */
function impliedZeroSql({ directory }: Context, binder: Binder): string {
  const recaps = [...new Set(directory.recaps.map(({ tax }) => tax))];
  const taxes = recaps.filter((tax) => tax !== null);
  if (taxes.length < recaps.length) return 'NULL';
  return taxes.length === 0 ? '0' : `CASE WHEN tax_code NOT IN (${binder.list(taxes)}) THEN 0 END`;
}

/** Annual targets of the fiscal year in which the period ends. */
function annualBranches({ query, context }: SourceRequest, series: Series, period: Period): TargetBranch[] {
  const year = fiscalYearOf(period.to, context.fiscalYearStart);
  const versions: readonly [string, Version | null][] = [
    ['target', versionFor(query, year, period.to, context)],
    ['target_apbd', 'apbd'],
    ['target_apbdp', 'apbdp'],
  ];
  return versions.flatMap(([column, version]): TargetBranch[] =>
    version === null
      ? []
      : [
          {
            series,
            year,
            version,
            day: () => context.dialect.day('NULL'),
            of: query,
            figures: [{ months: ANNUAL, values: { [column]: 'amount' } }],
          },
        ],
  );
}

/** Rows that give 0 revenue to taxes with an annual target. */
function unpaidBranches({ query, context, binder }: SourceRequest, { series, period, collected, of }: Span): TargetBranch[] {
  const year = fiscalYearOf(period.to, context.fiscalYearStart);
  const version = versionFor(query, year, period.to, context);
  if (version === null || collected === null || !havePayments(period, context)) return [];
  const nothing = impliedZeroSql(context, binder);
  const figures = [
    { months: ANNUAL, values: { [collected]: nothing, ...(collected === 'amount_of_year' ? { [ON_TARGET.of]: nothing } : {}) } },
  ];
  return [{ series, year, version, day: () => context.dialect.day('NULL'), of, figures }];
}

function planValues(
  { context, binder }: SourceRequest,
  { collected, planned }: Span,
  { start, part, whole, firstMonth, lastMonth }: PlanSlice,
): Readonly<Record<string, string>> {
  const months = Array.from({ length: lastMonth - firstMonth + 1 }, (_, index) => firstMonth + index);
  const paid = months.filter((month) => hasPayments(addMonths(start, month - 1), context));
  return {
    [planned]: whole === 1 ? 'amount' : context.dialect.share('amount', part, whole),
    ...(collected !== null && paid.length > 0
      ? {
          [collected]: `CASE WHEN month IN (${paid.join(', ')}) THEN ${impliedZeroSql(context, binder)} END`,
          [PLANNED_OF[collected]]:
            `CASE WHEN amount IS NOT NULL AND month IN (${paid.join(', ')}) THEN ${impliedZeroSql(context, binder)} END`,
        }
      : {}),
  };
}

/** Plan of the months of a span. */
function planBranches(request: SourceRequest, span: Span): TargetBranch[] {
  const { query, by, columns, context, binder } = request;
  const { series, of } = span;
  // A monthly plan has no days, so it cannot be moved by days into another month.
  if (!columns.includes(span.planned) || (by.includes('month') && movesByDays(query, series))) return [];
  return slicesOf(span, query, context).flatMap((slice): TargetBranch[] => {
    const { fiscalYear: year, start, firstMonth, lastMonth } = slice;
    const version = versionFor(query, year, monthEnd(addMonths(start, lastMonth - 1)), context);
    if (version === null) return [];
    const day = () => context.dialect.addMonths(binder.day(start), 'month - 1');
    return [{ series, year, version, day, of, figures: [{ months: [firstMonth, lastMonth], values: planValues(request, span, slice) }] }];
  });
}

/** Merges branches that read the same targets; by time annual targets stay separate, because they belong to no day. */
function mergeBranches(branches: readonly TargetBranch[], byTime: boolean): TargetBranch[] {
  const found = new Map<string, TargetBranch>();
  for (const branch of branches) {
    const { series, year, version, day, of, figures } = branch;
    const key = [series, year, version, ...(byTime ? [day(), of.period.to] : [])].join(' ');
    found.set(key, { ...branch, figures: [...(found.get(key)?.figures ?? []), ...figures] });
  }
  return [...found.values()];
}

const monthsSql = ({ months: [first, last] }: Months): string => `month BETWEEN ${String(first)} AND ${String(last)}`;

/** SQL of a column in the months that have it. */
function figureIn(figures: readonly Months[], column: string): string | undefined {
  const cases = figures.flatMap((months) => {
    const value = months.values[column];
    return value === undefined ? [] : [{ rows: monthsSql(months), value }];
  });
  if (cases.length === 0) return undefined;
  return figures.length === 1 ? cases[0]?.value : `CASE ${cases.map(({ rows, value }) => `WHEN ${rows} THEN ${value}`).join(' ')} END`;
}

function targetRows(request: SourceRequest): string[] {
  const { query, by, columns, context, binder } = request;
  const scope = scopeOf(by, query.where);
  const filters = filtersSql(query.where, context, binder);
  const targetSql = (relation: string, { series, year, version, day, of, figures }: TargetBranch): string => {
    const selected = selectedSql(request, {
      series,
      time: (dimension) => timeSql(dimension, day(), series, { ...query, ...of }, context, binder),
      figure: (column) => (column === 'entries' ? '0' : figureIn(figures, column)),
    });
    const months = [...new Set(figures.map(monthsSql))].join(' OR ');
    return `SELECT ${selected} FROM ${relation} WHERE scope = ${quoted(scope)} AND year = ${String(year)} AND version = ${quoted(version)} AND (${months})${filters}`;
  };
  const spans = [...periodSpans(request), ...wholeSpans(request), ...yearSpans(request)];
  const annual = by.includes('month')
    ? []
    : [
        ...periodsOf(query).flatMap(([series, period]) => annualBranches(request, series, period)),
        ...spans.flatMap((span) => unpaidBranches(request, span)),
      ];
  const hasQueriedFigure = ({ figures }: TargetBranch) =>
    figures.some(({ values }) => columns.some((column) => Object.hasOwn(values, column)));
  const branches = [...annual, ...spans.flatMap((span) => planBranches(request, span))].filter(hasQueriedFigure);
  const relations = context.relations('target_facts', query.period, TARGETS[scope]);
  return mergeBranches(branches, by.some(isTime)).flatMap((branch) => relations.map((relation) => targetSql(relation, branch)));
}

/** Payments of the period and of the year; the same days are read once. */
function paidRows(request: SourceRequest): string[] {
  const { query, by, columns } = request;
  const years = yearSpans(request);
  const periods = periodSpans(request);
  const sameDays = ({ series, period: { from, to } }: Span) => periods[series]?.period.from === from && periods[series].period.to === to;
  const readsOnce = years.length === periods.length && years.every(sameDays);
  const columnsOfAll = ['series', ...by.filter(isTime).map((dimension) => `t_${dimension}`), ...codesOf(by)];
  const ofPeriod = readsOnce
    ? paymentSource({ ...request, columns: [...new Set([...columns.filter((column) => column !== 'amount_of_year'), 'amount'])] }).map(
        (sql) =>
          `SELECT ${[...columnsOfAll, ...columns.map((column) => (column === 'amount_of_year' ? 'amount AS amount_of_year' : column))].join(', ')} FROM (${sql}) paid`,
      )
    : paymentSource(request);
  if (readsOnce) return ofPeriod;
  const ofYears = years.flatMap(({ series, period }) =>
    paymentSource({ ...request, columns: ['amount'], query: { ...query, period, comparison: null } }).map((sql) => {
      const figures = columns.map((column) => (column === 'amount_of_year' ? 'amount AS amount_of_year' : `NULL AS ${column}`));
      return `SELECT ${[`${String(series)} AS series`, ...codesOf(by), ...figures].join(', ')} FROM (${sql}) paid`;
    }),
  );
  return [...ofPeriod, ...ofYears];
}

/**
 * Payments and targets as one union. Queries about units use the targets of units, all others those of the province, because both
 * together would count the same money twice. By month only the plan remains, because annual targets belong to no month.
 */
export const achievementSource: Source = (request) => [...paidRows(request), ...coveredPayments(request), ...targetRows(request)];
