import type { Note } from '@pendapa/contracts';
import { isByYear, isCounted } from './counted-days.ts';
import { owedOn } from './holders-source.ts';
import type { Context, Resolved } from './resolve.ts';

const REGISTERED: readonly string[] = ['taxpayers', 'objects'];
const OWED: readonly string[] = ['arrears', 'objectsInArrears', 'objectsInArrearsShare'];

const noteOf = (code: Note['code'], measures: readonly string[], params: Note['params']): Note[] =>
  measures.length === 0 ? [] : [{ code, params: { measures: measures.join(','), ...params } }];

const refused = (measures: readonly string[], reason: string): Note[] =>
  noteOf('not-comparable', measures, { reason, on: '', comparedOn: '' });

/** What holders have and owe is a state, of the register as it was last imported and of the last snapshot. */
function stateNotes(question: Resolved, context: Context): Note[] {
  const { subject, measures, comparison } = question;
  if (subject !== 'holders') return [];
  const among = (states: readonly string[]) => measures.filter((key) => states.includes(key));
  const on = owedOn(question, context);
  return [
    ...noteOf('snapshot', among(REGISTERED), { on: context.asOf, comparedOn: '' }),
    ...(on === undefined ? [] : noteOf('snapshot', among(OWED), { on, comparedOn: '' })),
    ...(comparison === null ? [] : refused(among([...REGISTERED, ...OWED]), 'one-state')),
  ];
}

/** Over which days taxpayers are counted, where these are not those that were asked for, and why they are not compared. */
export function countedNotes(question: Resolved, context: Context): Note[] {
  const { subject, measures, asked, period, comparison } = question;
  if (!isByYear(subject)) return [];
  const states = subject === 'holders' ? [...REGISTERED, ...OWED] : [];
  const counted = measures.filter((key) => !states.includes(key));
  const others = asked.from !== period.from || asked.to !== period.to;
  return [
    ...(others ? noteOf('of-year', counted, { ...period }) : []),
    ...(comparison === null || isCounted(comparison, context) ? [] : refused(counted, 'whole-years')),
    ...stateNotes(question, context),
  ];
}
