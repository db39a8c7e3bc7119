import type { MeasureOf } from '@pendapa/contracts';
import { addMonths, type Days } from '../days.ts';
import { OBJECTS_BY_STATE, RETURNS } from '../rows/obligations.ts';
import { comparedIf, less, orZero, over, ratio, type Statement } from '../statement.ts';

const due = over(OBJECTS_BY_STATE);
const returns = over(RETURNS);
const OBJECTS = due('count(DISTINCT object_key)');
const OWING = due('count(DISTINCT object_key) FILTER (NOT settled)');
const COMPLIANT = less(OBJECTS, orZero(OWING));

/** States of objects are known for the same days a year before only. */
const isYearBefore = ({ from }: Days, before: Days): boolean => before.from === addMonths(from, -12);

export const OBJECT_OBLIGATIONS: Readonly<Record<MeasureOf<'duties'>, Statement>> = comparedIf(isYearBefore, {
  objectsDue: OBJECTS,
  objectsCompliant: COMPLIANT,
  nonPayers: OWING,
  compliantShare: ratio(COMPLIANT, OBJECTS),
  unpaidAmount: due('sum(net - least(net, coalesce(at_all, 0)))'),
  objectsFiling: returns('count(DISTINCT object_key)'),
  nonFilers: returns('count(DISTINCT object_key) FILTER (first_filed IS NULL OR first_filed > $seen)'),
});
