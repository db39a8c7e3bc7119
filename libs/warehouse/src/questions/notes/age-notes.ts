import { addMonths, type Note } from '@pendapa/contracts';
import { changingMeasures, stoodOn, undatedMeasures } from '../as-it-stood.ts';
import { isComparedByState } from '../sources/duties-source.ts';
import type { Context, Resolved } from '../resolve.ts';

const notCompared = ({ measures }: Resolved): Note[] => [
  { code: 'not-comparable', params: { measures: measures.join(','), reason: 'one-state', on: '', comparedOn: '' } },
];

/** Objects are seen a year before their comparison is, and of no other days. */
function notesOfDuties(question: Resolved, { asOf }: Context): Note[] {
  if (question.comparison === null) return [];
  if (!isComparedByState(question)) return notCompared(question);
  return [{ code: 'as-it-stood', params: { measures: question.measures.join(','), on: addMonths(asOf, -12) } }];
}

/** As of which day duties are compared, where later days tell otherwise of them, or that nobody knows. */
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
