import type { MeasureOf } from '@pendapa/contracts';
import { OBLIGATIONS_WITH_DELAYS } from '../rows/obligations.ts';
import { less, orZero, over, ratio, type Statement } from '../statement.ts';

const due = over(OBLIGATIONS_WITH_DELAYS);
/** An object counts once for each tax and year of the due date. */
const objectYears = (condition: string): Statement =>
  due(`count(DISTINCT object_key || ' ' || tax_code || ' ' || year(due_on)) FILTER (opened_on IS NOT NULL AND ${condition})`);
const OBJECT_YEARS = objectYears('true');
const COMPLIANT_YEARS = less(OBJECT_YEARS, orZero(objectYears('NOT settled_in_year')));

export const SETTLEMENTS: Readonly<Record<MeasureOf<'settlements'>, Statement>> = {
  obligations: due('count(*)'),
  due: due('sum(net)'),
  lateInterest: due('sum(interest)'),
  paid: due('sum(greatest(0, least(net, coalesce(at_all, 0))))'),
  objectYears: OBJECT_YEARS,
  compliantYears: COMPLIANT_YEARS,
  compliantYearShare: ratio(COMPLIANT_YEARS, OBJECT_YEARS),
};
