import type { Note, Period } from '@pendapa/contracts';
import type { AnswerTo } from './answer-to.ts';

/** What a note lists under a parameter, by commas. */
export const listed = (note: Note, key: string): readonly string[] => (note.params[key] ?? '').split(',').filter(Boolean);

/** Notes without measures are of all of them. */
export const concerns = (note: Note, measure: string): boolean =>
  note.params['measures'] === undefined || listed(note, 'measures').includes(measure);

export interface Days {
  readonly current: Period;
  /** Null where nothing is compared. */
  readonly comparison: Period | null;
}

/** The days that a measure tells of: the period's, or those since the start of its fiscal year. */
export function daysOf(answer: AnswerTo, measure: string): Days {
  const ofYear = answer.notes.find((note) => note.code === 'of-year' && concerns(note, measure));
  if (!ofYear) return { current: answer.period, comparison: answer.comparison };
  const { from = '', to = '', comparedFrom = '', comparedTo = '' } = ofYear.params;
  return { current: { from, to }, comparison: comparedFrom === '' ? null : { from: comparedFrom, to: comparedTo } };
}
