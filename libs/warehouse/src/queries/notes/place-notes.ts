import type { Note } from '@pendapa/contracts';
import type { UnplacedAmount } from '../lacking-states.ts';
import type { ResolvedQuery } from '../resolve.ts';

/** Notes on rows that may belong to the chosen place but lack theirs, so that figures leave them out. */
export const placeNotes = ({ subject }: Pick<ResolvedQuery, 'subject'>, unplaced: readonly UnplacedAmount[]): Note[] =>
  unplaced.map(({ field, measures, measure, value, rows }) => ({
    code: 'unplaced',
    params: { measures: measures.join(','), field, subject, measure, value, rows: String(rows) },
  }));
