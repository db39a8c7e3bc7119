import { addMonths, type Note } from '@pendapa/contracts';
import { changingMeasures, earlierStateDay, undatedMeasures } from '../as-it-stood.ts';
import { isComparedByState } from '../sources/obligation-objects-source.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';

const notCompared = ({ measures }: ResolvedQuery): Note[] => [
  { code: 'not-comparable', params: { measures: measures.join(','), reason: 'one-state', on: '', comparedOn: '' } },
];

/** Notes of `duties`: objects are compared only with the same days a year before. */
function obligationNotes(query: ResolvedQuery, { asOf }: Context): Note[] {
  if (query.comparison === null) return [];
  if (!isComparedByState(query)) return notCompared(query);
  return [{ code: 'as-it-stood', params: { measures: query.measures.join(','), on: addMonths(asOf, -12) } }];
}

/** Notes on the day as of which obligations are compared, or why they are not. */
export function ageNotes(query: ResolvedQuery, context: Context): Note[] {
  if (query.subject === 'duties') return obligationNotes(query, context);
  if (query.subject === 'settlements' || query.subject === 'objectProfiles') return query.comparison === null ? [] : notCompared(query);
  const undated = undatedMeasures(query);
  if (undated.length > 0)
    return [{ code: 'not-comparable', params: { measures: undated.join(','), reason: 'undated', on: '', comparedOn: '' } }];
  const on = earlierStateDay(query, context);
  return on === null ? [] : [{ code: 'as-it-stood', params: { measures: changingMeasures(query).join(','), on } }];
}
