import { average, count, defineMeasure, money } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/** Objects in arrears at a snapshot, each counted once, where most of its arrears are. */
export const DEBTORS = {
  measures: {
    objects: defineMeasure({ formula: count('debtors'), kind: 'distinct', good: 'down' }),
    total: defineMeasure({ formula: money('onDebtors'), kind: 'stock', good: 'down' }),
    averagePerObject: defineMeasure({ formula: average('onDebtors', 'debtors'), good: 'down' }),
  },
  cutOff: 'snapshot',
  dimensions: ['month', 'year', ...PLACES, 'yearsOwed', 'debtBand'],
  filters: PLACE_FILTERS,
  extracts: ['arrears'],
} as const;
