import { fiscalYearOf, fiscalYearPeriod, type Comparison, type Period } from '@pendapa/contracts';
import { notAfterData } from './sources/spans.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import type { Series } from './time-shift.ts';

/** A fiscal year with its days. */
export interface BudgetYear {
  readonly series: Series;
  readonly year: number;
  readonly period: Period;
  /** First day of the year under which it is shown. */
  readonly shown: string;
}

const yearsOf = (period: Period, context: Context): number[] => {
  const { from, to } = notAfterData(period, context);
  const [start, end] = [from, to].map((day) => fiscalYearOf(day, context.fiscalYearStart)) as [number, number];
  return Array.from({ length: Math.max(end - start + 1, 0) }, (_, index) => start + index);
};

/** Compared years, as many as requested: those just before, or each a year earlier. */
const comparedYearsOf = (years: readonly number[], compare: Comparison): number[] =>
  years.map((year) => year - (compare === 'previous' ? years.length : 1));

/** First fiscal year with costs or payments. */
function firstKnown({ directory, extent, fiscalYearStart }: Context): number {
  const [costs = Infinity] = directory.costYears;
  return Math.min(costs, extent ? fiscalYearOf(extent.from, fiscalYearStart) : Infinity);
}

/**
 * Fiscal years that overlap the period, and those compared with them. Years before the first known one are omitted; compared
 * years may be earlier.
 */
export function budgetYearsOf({ period, comparison, compare }: ResolvedQuery, context: Context): BudgetYear[] {
  const first = context.fiscalYearStart;
  const overlapping = yearsOf(period, context);
  const empty = overlapping.filter((year) => year < firstKnown(context)).length;
  const current = overlapping.slice(empty);
  const compared = comparison ? comparedYearsOf(overlapping, compare).slice(empty) : [];
  return [current, compared].flatMap((years, series) =>
    years.map((year, index) => ({
      series: series === 0 ? 0 : 1,
      year,
      period: fiscalYearPeriod(year, first),
      shown: fiscalYearPeriod(current[index] ?? year, first).from,
    })),
  );
}

/** True if the data reach the end of all years. */
export const areFinished = (years: readonly BudgetYear[], { asOf }: Context): boolean => years.every(({ period }) => period.to <= asOf);
