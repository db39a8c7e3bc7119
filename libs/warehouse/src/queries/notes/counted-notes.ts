import { isConfidential, protectedSplits, type Note } from '@pendapa/contracts';
import { isCounted } from '../counted-days.ts';
import { owedOn } from '../sources/holders-source.ts';
import type { Context, Resolved } from '../resolve.ts';

const HELD: readonly string[] = ['taxpayers', 'objects'];
const OWED: readonly string[] = ['arrears', 'objectsInArrears', 'objectsInArrearsShare'];
const REGISTERED: readonly string[] = ['registered', 'validNik', 'validNikShare'];

const noteOf = (code: Note['code'], measures: readonly string[], params: Note['params']): Note[] =>
  measures.length === 0 ? [] : [{ code, params: { measures: measures.join(','), ...params } }];

const refused = (measures: readonly string[], reason: string): Note[] =>
  noteOf('not-comparable', measures, { reason, on: '', comparedOn: '' });

/** Measures of the register on the data date, and measures of the last snapshot. */
function statesOf(question: Resolved): { readonly held: readonly string[]; readonly owed: readonly string[] } {
  const among = (states: readonly string[]) => question.measures.filter((key) => states.includes(key));
  if (question.subject === 'holders') return { held: among(HELD), owed: among(OWED) };
  const held = question.subject === 'taxpayers' && protectedSplits(question) !== null ? among(REGISTERED) : [];
  return { held, owed: [] };
}

/** Notes on the days over which taxpayers are counted if they differ from the requested ones, and why they are not compared. */
export function countedNotes(question: Resolved, context: Context): Note[] {
  const { subject, measures, comparison } = question;
  if (!isConfidential(subject)) return [];
  const { held, owed } = statesOf(question);
  const states = [...held, ...owed];
  const counted = measures.filter((key) => !states.includes(key));
  const on = owedOn(question, context);
  return [
    ...(comparison === null || isCounted(comparison, context) ? [] : refused(counted, 'whole-years')),
    ...noteOf('snapshot', held, { on: context.asOf, comparedOn: '' }),
    ...(on === undefined ? [] : noteOf('snapshot', owed, { on, comparedOn: '' })),
    ...(comparison === null ? [] : refused(states, 'one-state')),
  ];
}
