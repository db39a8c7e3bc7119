import type { CalendarDate } from '@pendapa/contracts';
import type { AnswerTo } from '@pendapa/query';

/** Returns the day of the answer's snapshot, or null if there is none. */
export function snapshotOf<M extends string, D extends string>({ notes }: AnswerTo<M, D>): CalendarDate | null {
  const note = notes.find(({ code }) => code === 'snapshot');
  return note?.params['on'] ?? null;
}
