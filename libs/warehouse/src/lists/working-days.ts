import type { Period, WorkCalendar, WorkingDays } from '@pendapa/contracts';
import { daysOf, workingDays } from '../queries/working-days.ts';

/** Counts working days by the agency's calendar; days beyond it count from Monday to Friday. */
export const workingDaysIn = (period: Period, calendar: WorkCalendar, generation: number): WorkingDays => ({
  ...period,
  days: workingDays(period, calendar),
  holidaysKnown: daysOf(period).every((day) => calendar.has(day)),
  generation,
});
