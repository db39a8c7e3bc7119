import { addDays, type CalendarDate } from '@pendapa/contracts';
import { useWorkingDays } from '@pendapa/query';
import { useTargetSpan } from './use-span.ts';

export interface DaysLeft {
  /** Working days after the last day with figures, up to the end of the target span. */
  readonly days: number;
  /** Last day of the span. */
  readonly until: CalendarDate;
  /** False if no calendar was imported; holidays then count as working days. */
  readonly holidaysKnown: boolean;
}

/** Remaining days of the target span after a day; null while loading. */
export function useDaysLeft(lastDay: CalendarDate | null): DaysLeft | null {
  const span = useTargetSpan();
  const over = lastDay !== null && span !== null && lastDay >= span.to;
  const left = useWorkingDays(lastDay && span && !over ? { from: addDays(lastDay, 1), to: span.to } : null);
  if (span === null) return null;
  if (over) return { days: 0, until: span.to, holidaysKnown: true };
  return left && { days: left.days, until: span.to, holidaysKnown: left.holidaysKnown };
}
