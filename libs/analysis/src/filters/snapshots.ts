import { yearToDate, type CalendarDate, type Period } from '@pendapa/contracts';
import type { PeriodChoice } from './choices.ts';
import { periodOf, type DataDate } from './period.ts';

/** The snapshot of a period: the last one that is not after its end; null where there is none. Days in order. */
export const snapshotOf = (days: readonly CalendarDate[], { to }: Period): CalendarDate | null =>
  days.filter((day) => day <= to).at(-1) ?? null;

/** The period that shows a snapshot: its fiscal year up to it; the running year where the period of that has no other. */
export function choiceOfSnapshot(day: CalendarDate, days: readonly CalendarDate[], date: DataDate): PeriodChoice {
  const period = yearToDate(day, date.firstMonth);
  const running = periodOf('year', date);
  return running.from === period.from && snapshotOf(days, running) === day ? 'year' : period;
}
