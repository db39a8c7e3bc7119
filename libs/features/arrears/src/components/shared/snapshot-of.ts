import type { AnswerTo } from '@pendapa/analysis';
import type { CalendarDate } from '@pendapa/contracts';

/** The day of the snapshot of which an answer tells; null where there is none. */
export function snapshotOf<M extends string, D extends string>({ notes }: AnswerTo<M, D>): CalendarDate | null {
  const note = notes.find(({ code }) => code === 'snapshot');
  return note?.params['on'] ?? null;
}
