import type { MonthSpan } from '@pendapa/charts';
import type { CalendarDate } from '@pendapa/contracts';
import { useFormat } from '@pendapa/i18n';
import { useStatus } from '../request/use-status.ts';
import { currentYearFrom, monthMoments, unfinishedMonth } from './moments.ts';

/** The axis of a chart over months that tell up to a day: their names, where that day's year begins, and which month has not ended. */
export function useMonthSpan(): (lastDay: CalendarDate, months: readonly (CalendarDate | null)[]) => MonthSpan {
  const format = useFormat();
  const firstMonth = useStatus().status?.fiscalYearStart ?? 1;
  return (lastDay, months) => ({
    moments: monthMoments(months, format, firstMonth),
    currentFrom: currentYearFrom(months, lastDay, firstMonth),
    unfinished: unfinishedMonth(months, lastDay),
  });
}
