import { addDays, type CalendarDate, type Period } from '@pendapa/contracts';
import type { WorkCalendar } from '../directory/directory.ts';

const SATURDAY = 6;
const SUNDAY = 0;

const isWeekday = (day: CalendarDate): boolean => ![SUNDAY, SATURDAY].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** True for a working day of the agency's calendar; unknown days count from Monday to Friday. */
export const isWorkingDay = (day: CalendarDate, calendar: WorkCalendar): boolean => calendar.get(day) ?? isWeekday(day);

export function daysOf({ from, to }: Period): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Number of working days. Example: 21 to 31 December 2026 has nine weekdays, and eight working days if the 25th is a holiday. */
export const workingDays = (period: Period, calendar: WorkCalendar): number =>
  daysOf(period).filter((day) => isWorkingDay(day, calendar)).length;
