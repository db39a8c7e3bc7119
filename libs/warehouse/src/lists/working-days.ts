import type { Period, WorkingDays } from '@pendapa/contracts';
import { daysOf, workingDays, type WorkCalendar } from '../questions/working-days.ts';

/** Working days of a period by the agency's calendar; days that it does not know are worked from Monday to Friday. */
export const workingDaysIn = (period: Period, calendar: WorkCalendar, generation: number): WorkingDays => ({
  ...period,
  days: workingDays(period, calendar),
  holidaysKnown: daysOf(period).every((day) => calendar.has(day)),
  generation,
});
