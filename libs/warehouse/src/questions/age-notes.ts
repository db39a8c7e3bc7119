import { addMonths, type Note } from '@pendapa/contracts';
import { changingMeasures, stoodOn, undatedMeasures } from './as-it-stood.ts';
import { isComparedByState } from './duties-source.ts';
import type { Context, Resolved } from './resolve.ts';

/** Objects are seen a year before their comparison is, and of no other days. */
function notesOfDuties(question: Resolved, { asOf }: Context): Note[] {
  if (question.comparison === null) return [];
  const measures = question.measures.join(',');
  if (isComparedByState(question)) return [{ code: 'as-it-stood', params: { measures, on: addMonths(asOf, -12) } }];
  return [{ code: 'not-comparable', params: { measures, reason: 'one-state', on: '', comparedOn: '' } }];
}

/** As of which day duties are compared, where later days tell otherwise of them, or that nobody knows. */
export function ageNotes(question: Resolved, context: Context): Note[] {
  if (question.subject === 'duties') return notesOfDuties(question, context);
  const undated = undatedMeasures(question);
  if (undated.length > 0)
    return [{ code: 'not-comparable', params: { measures: undated.join(','), reason: 'undated', on: '', comparedOn: '' } }];
  const on = stoodOn(question, context);
  return on === null ? [] : [{ code: 'as-it-stood', params: { measures: changingMeasures(question).join(','), on } }];
}
