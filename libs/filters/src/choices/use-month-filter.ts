import { monthEnd, type CalendarDate } from '@pendapa/contracts';
import { useFilters } from './filters-context.ts';

/** Returns a click handler that makes the month of the mark the period of the page. */
export function useMonthFilter(): (month: CalendarDate) => void {
  const { change } = useFilters();
  return (month) => change({ period: { from: month, to: monthEnd(month) } });
}
