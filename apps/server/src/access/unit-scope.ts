import { needsCases, subjectSpec, type Disclosure, type ListQuery, type Problem, type Query, type UnitRights } from '@pendapa/contracts';
import { RequestRefused } from '../responses/request-refused.ts';

/** The units whose data somebody may read. */
export interface UnitScope {
  /** Codes of units in the data; null for the whole agency. */
  readonly units: readonly string[] | null;
  readonly rights: UnitRights;
}

const DEFAULT_UNIT_RIGHTS: UnitRights = 'cases-of-own';

export const unitRightsOf = ({ unitRights = DEFAULT_UNIT_RIGHTS }: Disclosure): UnitRights => unitRights;

/** Units of which the scope shows figures; null for all. */
export const unitsOfFigures = ({ units, rights }: UnitScope): readonly string[] | null => (rights === 'own-only' ? units : null);

function refuse(code: Problem['code'], params: Problem['params']): never {
  throw new RequestRefused({ status: 403, code, params });
}

/**
 * Limits a query to some units.
 * @throws RequestRefused `whole-agency-only` if the subject is not recorded by unit, `other-unit` if the query names another unit
 */
function withinUnits(query: Query, units: readonly string[]): Query {
  const { subject, where = {} } = query;
  if (!subjectSpec(subject).filters.includes('unit')) refuse('whole-agency-only', { subject });
  const { unit: named = [] } = where;
  const isOther = named.some((code) => !units.includes(code));
  // Without a unit a filter would be empty, and an empty filter means all units.
  if (isOther || units.length === 0) refuse('other-unit', { units: units.join(', ') });
  return { ...query, where: { ...where, unit: named.length > 0 ? named : [...units].sort() } };
}

/** The query that a reader may have answered. Limiting it again changes nothing. Throws as `withinUnits` does. */
export function permittedQuery(query: Query, scope: UnitScope): Query {
  const units = needsCases(query) ? scope.units : unitsOfFigures(scope);
  return units === null ? query : withinUnits(query, units);
}

/** The list that a reader may see: single cases are only those of the reader's units. Throws as `withinUnits` does. */
export const permittedList = (list: ListQuery, { units }: UnitScope): ListQuery =>
  units === null ? list : { ...list, question: withinUnits(list.question, units) };
