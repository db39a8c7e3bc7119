import type { Note } from '@pendapa/contracts';
import type { LeftOut } from '../lacking-states.ts';
import type { Resolved } from '../resolve.ts';

/** Notes on rows that may belong to the chosen place but lack theirs, so that figures leave them out. */
export const placeNotes = ({ subject }: Pick<Resolved, 'subject'>, leftOut: readonly LeftOut[]): Note[] =>
  leftOut.map(({ field, measures, measure, value, rows }) => ({
    code: 'unplaced',
    params: { measures: measures.join(','), field, subject, measure, value, rows: String(rows) },
  }));
