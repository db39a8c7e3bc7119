import type { Note } from '@pendapa/contracts';
import type { Context, Resolved } from '../resolve.ts';
import { measuresOfYear, yearSpansOf } from '../year-spans.ts';

/** Notes on measures that run from the start of the year although the period does not, and on years that are not compared. */
export function yearNotes(question: Resolved, context: Context): Note[] {
  const measures = measuresOfYear(question).join(',');
  const { current, compared, comparable } = yearSpansOf(question, context);
  if (measures === '' || comparable.length === 0) return [];
  const refused = compared !== null && comparable.length === 1;
  const beside = refused ? null : compared;
  const days: Note = { code: 'of-year', params: { measures, ...current, comparedFrom: beside?.from ?? '', comparedTo: beside?.to ?? '' } };
  const notes = question.period.from === current.from ? [] : [days];
  return refused
    ? [...notes, { code: 'not-comparable', params: { measures, reason: 'year-days', on: current.to, comparedOn: compared.to } }]
    : notes;
}
