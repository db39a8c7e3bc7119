import { defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';

/** Cost of collection in the budget years that the period touches. Each year is whole, up to the cut-off date. */
export const COSTS = {
  measures: {
    cost: defineMeasure({ formula: money('cost'), kind: 'additive', good: 'down' }),
    realised: defineMeasure({ formula: money('amount'), kind: 'additive', good: 'up' }),
    efficiency: defineMeasure({ formula: ratio('costOfBoth', 'amountOfBoth'), good: 'down', cutOff: 'budget-years-of-both' }),
  },
  cutOff: 'budget-years',
  dimensions: ['year', 'unit'],
  filters: ['unit', 'kind'],
  extracts: ['costs', 'payments'],
} as const;
