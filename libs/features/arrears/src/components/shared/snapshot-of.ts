import type { CalendarDate } from '@pendapa/contracts';
import type { AnswerTo } from '@pendapa/query';

/** Returns the day of the answer's snapshot, or null if there is none. */
export function snapshotOf<M extends string, D extends string>({ notes }: AnswerTo<M, D>): CalendarDate | null {
  const note = notes.find(({ code }) => code === 'snapshot');
  return note?.params['on'] ?? null;
}

/** Returns the day of the snapshot that is compared with, or null without a comparison. */
export function comparedSnapshotOf<M extends string, D extends string>({ notes }: AnswerTo<M, D>): CalendarDate | null {
  const on = notes.find(({ code }) => code === 'snapshot')?.params['comparedOn'] ?? '';
  return on === '' ? null : on;
}
