import { addDays, type CalendarDate, type Period } from '@pendapa/contracts';

/** Days that the agency's calendar knows, and whether they are worked. */
export type WorkCalendar = ReadonlyMap<CalendarDate, boolean>;

const SATURDAY = 6;
const SUNDAY = 0;

const isWeekday = (day: CalendarDate): boolean => ![SUNDAY, SATURDAY].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** By the agency's calendar; a day that it does not know is worked from Monday to Friday. */
export const isWorkingDay = (day: CalendarDate, calendar: WorkCalendar): boolean => calendar.get(day) ?? isWeekday(day);

export function daysOf({ from, to }: Period): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** 21 to 31 December 2026 has nine weekdays, and eight working days where the 25th is a holiday. */
export const workingDays = (period: Period, calendar: WorkCalendar): number =>
  daysOf(period).filter((day) => isWorkingDay(day, calendar)).length;
