import type { Note } from '@pendapa/contracts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { measuresOfYear, yearSpansOf } from '../year-spans.ts';

/** Notes on measures that run from the start of the year although the period does not, and on years that are not compared. */
export function yearNotes(query: ResolvedQuery, context: Context): Note[] {
  const measures = measuresOfYear(query).join(',');
  const { current, compared, comparable } = yearSpansOf(query, context);
  if (measures === '' || comparable.length === 0) return [];
  const isRefused = compared !== null && comparable.length === 1;
  const comparedSpan = isRefused ? null : compared;
  const days: Note = {
    code: 'of-year',
    params: { measures, ...current, comparedFrom: comparedSpan?.from ?? '', comparedTo: comparedSpan?.to ?? '' },
  };
  const notes = query.period.from === current.from ? [] : [days];
  return isRefused
    ? [...notes, { code: 'not-comparable', params: { measures, reason: 'year-days', on: current.to, comparedOn: compared.to } }]
    : notes;
}
