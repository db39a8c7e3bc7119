import { fiscalYearOf, fiscalYearPeriod, type Comparison, type Period } from '@pendapa/contracts';
import { notAfterData } from './sources/flow-source.ts';
import type { Context, Resolved } from './resolve.ts';
import type { Series } from './time-shift.ts';

/** A whole fiscal year. */
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

/** As many years as are asked for, so that none is dropped: those just before them, or each a year earlier. */
const comparedWith = (years: readonly number[], compare: Comparison): number[] =>
  years.map((year) => year - (compare === 'previous' ? years.length : 1));

/** The first fiscal year of which costs or payments are known. */
function firstKnown({ directory, extent, fiscalYearStart }: Context): number {
  const [costs = Infinity] = directory.costYears;
  return Math.min(costs, extent ? fiscalYearOf(extent.from, fiscalYearStart) : Infinity);
}

/**
 * The fiscal years that the period touches, and those that they are compared with. Years before the first known one are left out; what
 * they are compared with lies earlier still.
 */
export function budgetYearsOf({ period, comparison, compare }: Resolved, context: Context): BudgetYear[] {
  const first = context.fiscalYearStart;
  const touched = yearsOf(period, context);
  const empty = touched.filter((year) => year < firstKnown(context)).length;
  const current = touched.slice(empty);
  const compared = comparison ? comparedWith(touched, compare).slice(empty) : [];
  return [current, compared].flatMap((years, series) =>
    years.map((year, index) => ({
      series: series === 0 ? 0 : 1,
      year,
      period: fiscalYearPeriod(year, first),
      shown: fiscalYearPeriod(current[index] ?? year, first).from,
    })),
  );
}

/** Whether the data reach the end of all years. */
export const areFinished = (years: readonly BudgetYear[], { asOf }: Context): boolean => years.every(({ period }) => period.to <= asOf);
