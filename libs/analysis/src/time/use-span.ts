import { addMonths, fiscalYearOf, fiscalYearPeriod, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import type { TargetPeriod } from '../filters/choices.ts';
import { useFilters } from '../filters/filters-context.ts';
import { useStatus } from '../request/use-status.ts';

/** Dates of a question; without an end it runs to the data date. */
export interface Span {
  readonly from: CalendarDate;
  readonly to?: CalendarDate;
}

/**
 * Whole months that end with the page's period, as many as asked, not before the data begin; its last day is that of the period. Null
 * until the data date is known.
 */
export function useMonthsUpTo(months: number): Span | null {
  const { period } = useFilters();
  const { status } = useStatus();
  if (!period || !status?.since) return null;
  const from = addMonths(monthStart(period.to), 1 - months);
  const first = monthStart(status.since);
  // The data date itself is left to the server: the questions of today's default view stay the same tomorrow.
  const to = period.to === status.asOf ? undefined : period.to;
  return { from: from < first && first <= period.to ? first : from, to };
}

/** The whole fiscal year in which the page's period ends; null until the data date is known. */
export function useYearOfPeriod(): Period | null {
  const { period, date } = useFilters();
  if (!period || !date) return null;
  return fiscalYearPeriod(fiscalYearOf(period.to, date.firstMonth), date.firstMonth);
}

const SPAN_MONTHS = { quarter: 3, month: 1 } as const;

/** The part of a fiscal year that a day's target spans: the whole year, its quarter, its month. */
export function targetSpanOf(day: CalendarDate, target: TargetPeriod, firstMonth: number): Period {
  const year = fiscalYearPeriod(fiscalYearOf(day, firstMonth), firstMonth);
  if (target === 'year') return year;
  const months = SPAN_MONTHS[target];
  let from = year.from;
  while (addMonths(from, months) <= day) from = addMonths(from, months);
  return { from, to: monthEnd(addMonths(from, months - 1)) };
}

/** The span of the target that the reader chose, around the end of the page's period; null until the data date is known. */
export function useTargetSpan(): Period | null {
  const { period, date, choices } = useFilters();
  return period && date && targetSpanOf(period.to, choices.target, date.firstMonth);
}
