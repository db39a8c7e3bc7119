import { isConfidential, protectedSplits, type Note } from '@pendapa/contracts';
import { isCounted } from '../counted-days.ts';
import { lastSnapshotOf } from '../sources/spans.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';

const HOLDER_MEASURES: readonly string[] = ['taxpayers', 'objects'];
const ARREARS_MEASURES: readonly string[] = ['arrears', 'objectsInArrears', 'objectsInArrearsShare'];
const REGISTER_MEASURES: readonly string[] = ['registered', 'validNik', 'validNikShare'];

const noteOf = (code: Note['code'], measures: readonly string[], params: Note['params']): Note[] =>
  measures.length === 0 ? [] : [{ code, params: { measures: measures.join(','), ...params } }];

const notComparableNotes = (measures: readonly string[], reason: string): Note[] =>
  noteOf('not-comparable', measures, { reason, on: '', comparedOn: '' });

/** Measures of the register on the data date, and measures of the last snapshot. */
function statesOf(query: ResolvedQuery): { readonly ofRegister: readonly string[]; readonly ofSnapshot: readonly string[] } {
  const among = (states: readonly string[]) => query.measures.filter((key) => states.includes(key));
  if (query.subject === 'holders') return { ofRegister: among(HOLDER_MEASURES), ofSnapshot: among(ARREARS_MEASURES) };
  const ofRegister = query.subject === 'taxpayers' && protectedSplits(query) !== null ? among(REGISTER_MEASURES) : [];
  return { ofRegister, ofSnapshot: [] };
}

/** Notes on the days over which taxpayers are counted if they differ from the requested ones, and why they are not compared. */
export function countedNotes(query: ResolvedQuery, context: Context): Note[] {
  const { subject, measures, comparison } = query;
  if (!isConfidential(subject)) return [];
  const { ofRegister, ofSnapshot } = statesOf(query);
  const states = [...ofRegister, ...ofSnapshot];
  const countedMeasures = measures.filter((key) => !states.includes(key));
  const on = lastSnapshotOf(query, context);
  return [
    ...(comparison === null || isCounted(comparison, context) ? [] : notComparableNotes(countedMeasures, 'whole-years')),
    ...noteOf('snapshot', ofRegister, { on: context.asOf, comparedOn: '' }),
    ...(on === undefined ? [] : noteOf('snapshot', ofSnapshot, { on, comparedOn: '' })),
    ...(comparison === null ? [] : notComparableNotes(states, 'one-state')),
  ];
}
