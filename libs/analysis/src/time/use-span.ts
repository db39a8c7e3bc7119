import { addMonths, fiscalYearOf, fiscalYearPeriod, monthStart, type Period } from '@pendapa/contracts';
import { useFilters } from '../filters/filters-context.ts';
import { useStatus } from '../request/use-status.ts';

/**
 * Whole months that end with the page's period, as many as asked, not before the data begin; its last day is that of the period. Null
 * until the data date is known.
 */
export function useMonthsUpTo(months: number): Period | null {
  const { period } = useFilters();
  const { status } = useStatus();
  if (!period || !status?.since) return null;
  const from = addMonths(monthStart(period.to), 1 - months);
  const first = monthStart(status.since);
  return { from: from < first && first <= period.to ? first : from, to: period.to };
}

/** The whole fiscal year in which the page's period ends; null until the data date is known. */
export function useYearOfPeriod(): Period | null {
  const { period, date } = useFilters();
  if (!period || !date) return null;
  return fiscalYearPeriod(fiscalYearOf(period.to, date.firstMonth), date.firstMonth);
}
