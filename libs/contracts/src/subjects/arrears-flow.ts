import { defineMeasure, difference, money, ratio } from '../vocabulary/define-measure.ts';

/** Changes of arrears from the opening of the first snapshot to the closing of the last one in the period. */
export const ARREARS_FLOW = {
  measures: {
    opening: defineMeasure({ formula: money('opening'), kind: 'stock', good: 'down' }),
    added: defineMeasure({ formula: money('added'), kind: 'additive', good: 'down' }),
    collected: defineMeasure({ formula: money('collected'), kind: 'additive', good: 'up' }),
    writtenOff: defineMeasure({ formula: money('writtenOff'), kind: 'additive', good: 'neutral' }),
    adjusted: defineMeasure({ formula: money('adjusted'), kind: 'additive', good: 'neutral' }),
    closing: defineMeasure({ formula: money('closing'), kind: 'stock', good: 'down' }),
    recoveryRate: defineMeasure({ formula: ratio('collected', 'openingOfYear'), good: 'up', cutOff: 'movements-of-year' }),
    difference: defineMeasure({
      formula: difference('money', ['closing', 'collected', 'writtenOff'], ['opening', 'added', 'adjusted']),
      kind: 'additive',
      good: 'neutral',
    }),
  },
  cutOff: 'movements',
  dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit'],
  filters: ['tax', 'category', 'unit', 'kind'],
  extracts: ['arrearsMovements'],
} as const;
