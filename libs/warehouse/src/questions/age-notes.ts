import type { Note } from '@pendapa/contracts';
import { changingMeasures, stoodOn, undatedMeasures } from './as-it-stood.ts';
import type { Context, Resolved } from './resolve.ts';

/** As of which day duties are compared, where later days tell otherwise of them, or that nobody knows. */
export function ageNotes(question: Resolved, context: Context): Note[] {
  const undated = undatedMeasures(question);
  if (undated.length > 0)
    return [{ code: 'not-comparable', params: { measures: undated.join(','), reason: 'undated', on: '', comparedOn: '' } }];
  const on = stoodOn(question, context);
  return on === null ? [] : [{ code: 'as-it-stood', params: { measures: changingMeasures(question).join(','), on } }];
}
