import { useWorkingDays, useYearOfPeriod } from '@pendapa/analysis';
import { addDays, type CalendarDate } from '@pendapa/contracts';

export interface DaysLeft {
  /** Working days after the last day with figures up to the end of the year. */
  readonly days: number;
  /** Last day of the year. */
  readonly until: CalendarDate;
  /** False where the agency's calendar was not imported: holidays then count as working days. */
  readonly holidaysKnown: boolean;
}

/** What is left of the year after a day; null until it is known. */
export function useDaysLeft(lastDay: CalendarDate | null): DaysLeft | null {
  const year = useYearOfPeriod();
  const over = lastDay !== null && year !== null && lastDay >= year.to;
  const left = useWorkingDays(lastDay && year && !over ? { from: addDays(lastDay, 1), to: year.to } : null);
  if (year === null) return null;
  if (over) return { days: 0, until: year.to, holidaysKnown: true };
  return left && { days: left.days, until: year.to, holidaysKnown: left.holidaysKnown };
}
