import type { MonthSpan } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';
import { useStatus, currentYearFrom, monthMoments, unfinishedMonth } from '@pendapa/query';

/** Axis of a monthly chart: labels, start of the current year, and the month that is not over. */
export function useMonthSpan(): (lastDay: CalendarDate, months: readonly (CalendarDate | null)[]) => MonthSpan {
  const format = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  return (lastDay, months) => ({
    moments: monthMoments(months, format, firstMonth),
    currentFrom: currentYearFrom(months, lastDay, firstMonth),
    unfinished: unfinishedMonth(months, lastDay),
  });
}
