import { lengthInDays, yearToDate, type Period } from '@pendapa/contracts';
import type { ComponentKey } from './components.ts';
import { notAfterData } from './sources/spans.ts';
import { measureOf } from './measures.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import type { Series } from './time-shift.ts';

/** Components that run from the start of the fiscal year. */
const OF_YEAR: readonly ComponentKey[] = ['amountOfYear', 'planOfYear', 'amountOfTarget', 'amountOfYearPlan'];

/** Queried measures that run from the start of the fiscal year, whatever the period. */
export const measuresOfYear = ({ subject, measures }: ResolvedQuery): readonly string[] =>
  measures.filter((key) => measureOf(subject, key).components.some((one) => OF_YEAR.includes(one)));

/** Days from the start of the fiscal year to the end of the period, cut at the data date. */
const yearSpan = (period: Period, context: Context): Period =>
  notAfterData({ ...period, from: yearToDate(period.to, context.fiscalYearStart).from }, context);

export interface YearSpans {
  readonly current: Period;
  /** Null without a comparison. */
  readonly compared: Period | null;
  /** Spans that are answered. The compared one needs as many days of its year; a leap day may differ. */
  readonly comparable: readonly (readonly [Series, Period])[];
}

export function yearSpansOf({ period, comparison }: ResolvedQuery, context: Context): YearSpans {
  const current = yearSpan(period, context);
  const compared = comparison && yearSpan(comparison, context);
  const hasBegun = ({ from, to }: Period) => from <= to;
  if (!hasBegun(current)) return { current, compared, comparable: [] };
  const isComparable = compared !== null && hasBegun(compared) && Math.abs(lengthInDays(current) - lengthInDays(compared)) <= 1;
  return {
    current,
    compared,
    comparable: isComparable
      ? [
          [0, current],
          [1, compared],
        ]
      : [[0, current]],
  };
}
