import { count, defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

// Land, building, value and ward together identify one house, so its debts and exemptions cannot be split by them.
const NOT_BY_HOUSE = ['ward', 'landBand', 'buildingBand'] as const;
const NOT_BY_HOUSE_AND_VALUE = ['ward', 'valueBand', 'landBand', 'buildingBand'] as const;

/**
 * Open objects by their attributes in the register on the data date. Amounts assessed and paid are those of the period; arrears are those of
 * the last snapshot.
 */
export const OBJECT_PROFILES = {
  measures: {
    objects: defineMeasure({ formula: count('profiledObjects'), kind: 'stock', good: 'up' }),
    baseValue: defineMeasure({ formula: money('baseValue'), kind: 'stock', good: 'neutral' }),
    exemptObjects: defineMeasure({ formula: count('exempt'), kind: 'stock', good: 'neutral', incompatible: NOT_BY_HOUSE }),
    outdatedObjects: defineMeasure({ formula: count('outdated'), kind: 'stock', good: 'down' }),
    outdatedShare: defineMeasure({ formula: ratio('outdated', 'updated'), good: 'down' }),
    assessed: defineMeasure({
      formula: money('netDue'),
      kind: 'additive',
      good: 'neutral',
      cutOff: 'assessed',
      incompatible: NOT_BY_HOUSE_AND_VALUE,
    }),
    paid: defineMeasure({ formula: money('paid'), kind: 'additive', good: 'up', cutOff: 'assessed', incompatible: NOT_BY_HOUSE_AND_VALUE }),
    paidShare: defineMeasure({ formula: ratio('paid', 'netDue'), good: 'up', cutOff: 'assessed' }),
    objectsInArrears: defineMeasure({
      formula: count('profiledDebtors'),
      kind: 'stock',
      good: 'down',
      cutOff: 'snapshot',
      incompatible: NOT_BY_HOUSE,
    }),
    objectsInArrearsShare: defineMeasure({ formula: ratio('profiledDebtors', 'profiledObjects'), good: 'down', cutOff: 'snapshot' }),
    arrears: defineMeasure({
      formula: money('total'),
      kind: 'stock',
      good: 'down',
      cutOff: 'snapshot',
      incompatible: NOT_BY_HOUSE_AND_VALUE,
    }),
  },
  cutOff: 'register',
  dimensions: [...PLACES, 'objectClass', 'objectUse', 'valueBand', 'landBand', 'buildingBand'],
  filters: [...PLACE_FILTERS, 'only'],
  extracts: ['objects', 'assessments', 'returns', 'payments', 'arrears'],
} as const;
