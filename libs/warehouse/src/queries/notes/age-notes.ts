import { addMonths, type Note } from '@pendapa/contracts';
import { changingMeasures, stoodOn, undatedMeasures } from '../as-it-stood.ts';
import { isComparedByState } from '../sources/obligation-objects-source.ts';
import type { Context, Resolved } from '../resolve.ts';

const notCompared = ({ measures }: Resolved): Note[] => [
  { code: 'not-comparable', params: { measures: measures.join(','), reason: 'one-state', on: '', comparedOn: '' } },
];

/** Notes of `duties`: objects are compared only with the same days a year before. */
function notesOfDuties(question: Resolved, { asOf }: Context): Note[] {
  if (question.comparison === null) return [];
  if (!isComparedByState(question)) return notCompared(question);
  return [{ code: 'as-it-stood', params: { measures: question.measures.join(','), on: addMonths(asOf, -12) } }];
}

/** Notes on the day as of which obligations are compared, or why they are not. */
export function ageNotes(question: Resolved, context: Context): Note[] {
  if (question.subject === 'duties') return notesOfDuties(question, context);
  if (question.subject === 'settlements' || question.subject === 'objectProfiles')
    return question.comparison === null ? [] : notCompared(question);
  const undated = undatedMeasures(question);
  if (undated.length > 0)
    return [{ code: 'not-comparable', params: { measures: undated.join(','), reason: 'undated', on: '', comparedOn: '' } }];
  const on = stoodOn(question, context);
  return on === null ? [] : [{ code: 'as-it-stood', params: { measures: changingMeasures(question).join(','), on } }];
}
