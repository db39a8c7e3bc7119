import { yearToDate, type CalendarDate, type Period } from '@pendapa/contracts';
import type { PeriodChoice } from './choices.ts';
import { periodOf, type DataDate } from './period.ts';

/** Last snapshot that is not after the end of the period; null if there is none. `days` are ascending. */
export const snapshotOf = (days: readonly CalendarDate[], { to }: Period): CalendarDate | null =>
  days.filter((day) => day <= to).at(-1) ?? null;

/** Period that shows a snapshot: its fiscal year up to it, or the preset of the current year. */
export function choiceOfSnapshot(day: CalendarDate, days: readonly CalendarDate[], date: DataDate): PeriodChoice {
  const period = yearToDate(day, date.firstMonth);
  const running = periodOf('year', date);
  return running.from === period.from && snapshotOf(days, running) === day ? 'year' : period;
}
