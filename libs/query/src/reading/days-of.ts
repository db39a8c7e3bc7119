import type { Note, Period } from '@pendapa/contracts';
import type { AnswerTo } from './answer-to.ts';

/** Values of a note's comma-separated parameter. */
export const listedValues = (note: Note, key: string): readonly string[] => (note.params[key] ?? '').split(',').filter(Boolean);

/** True if the note concernsMeasure the measure; a note without measures concernsMeasure all. */
export const concernsMeasure = (note: Note, measure: string): boolean =>
  note.params['measures'] === undefined || listedValues(note, 'measures').includes(measure);

export interface Days {
  readonly current: Period;
  /** Null without a comparison. */
  readonly comparison: Period | null;
}

/** Days of a measure: those of the period, or from the start of its fiscal year. */
export function daysOf(answer: AnswerTo, measure: string): Days {
  const ofYear = answer.notes.find((note) => note.code === 'of-year' && concernsMeasure(note, measure));
  if (!ofYear) return { current: answer.period, comparison: answer.comparison };
  const { from = '', to = '', comparedFrom = '', comparedTo = '' } = ofYear.params;
  return { current: { from, to }, comparison: comparedFrom === '' ? null : { from: comparedFrom, to: comparedTo } };
}
