import { addDays, isWorkingDay, type CalendarDate, type Period, type WorkCalendar } from '@pendapa/contracts';

export function daysOf({ from, to }: Period): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Number of working days. Example: 21 to 31 December 2026 has nine weekdays, and eight working days if the 25th is a holiday. */
export const workingDays = (period: Period, calendar: WorkCalendar): number =>
  daysOf(period).filter((day) => isWorkingDay(day, calendar)).length;
