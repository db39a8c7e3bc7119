import type { MeasureOf } from '@pendapa/contracts';
import { ASSESSED_OR_DECLARED } from '../rows/obligations.ts';
import { PROFILED_DEBTORS, PROFILED_OBJECTS } from '../rows/registers.ts';
import { neverCompared, orZero, over, ratio, type Statement } from '../statement.ts';

const open = over(PROFILED_OBJECTS);
const assessed = over(ASSESSED_OR_DECLARED);
const owing = over(PROFILED_DEBTORS);
const OUTDATED = open("count(*) FILTER (date_diff('day', updated_on, $seen) > date_diff('day', $seen - INTERVAL 2 YEAR, $seen))");

export const PROFILES: Readonly<Record<MeasureOf<'objectProfiles'>, Statement>> = neverCompared({
  objects: open('count(*)'),
  baseValue: open('sum(base_value)'),
  exemptObjects: open('count(*) FILTER (exempt)'),
  outdatedObjects: OUTDATED,
  outdatedShare: ratio(orZero(OUTDATED), open('count(updated_on)')),
  assessed: assessed('sum(net)'),
  paid: assessed('sum(paid)'),
  paidShare: ratio(orZero(assessed('sum(paid)')), assessed('sum(net)')),
  objectsInArrears: owing('count(*)'),
  objectsInArrearsShare: ratio(orZero(owing('count(*)')), open('count(*)')),
  arrears: owing('sum(owed)'),
});
