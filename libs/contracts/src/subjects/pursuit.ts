import { count, defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/** Collection steps for the arrears of a snapshot, and the next step by the rules of its day. */
export const PURSUIT = {
  measures: {
    total: defineMeasure({ formula: money('total'), kind: 'stock', good: 'down' }),
    documents: defineMeasure({ formula: count('arrearsDocuments'), kind: 'stock', good: 'down' }),
    collectible: defineMeasure({ formula: money('collectible'), kind: 'stock', good: 'neutral' }),
    untouched: defineMeasure({ formula: money('untouched'), kind: 'stock', good: 'down' }),
    untouchedShare: defineMeasure({ formula: ratio('untouched', 'collectible'), good: 'down' }),
    overdueSteps: defineMeasure({ formula: count('lateDocuments'), kind: 'stock', good: 'down' }),
    overdueStepAmount: defineMeasure({ formula: money('lateAmount'), kind: 'stock', good: 'down' }),
  },
  cutOff: 'snapshot',
  dimensions: ['month', 'year', ...PLACES, 'lastAction', 'actionAge', 'nextStep'],
  filters: PLACE_FILTERS,
  extracts: ['arrears'],
} as const;
