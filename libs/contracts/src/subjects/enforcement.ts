import { count, defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/** Letters and warrants by day of issue. */
export const ENFORCEMENT = {
  measures: {
    actions: defineMeasure({ formula: count('actions'), kind: 'additive', good: 'neutral' }),
    amount: defineMeasure({ formula: money('pursued'), kind: 'additive', good: 'neutral' }),
    settledActions: defineMeasure({ formula: count('settledActions'), kind: 'additive', good: 'up' }),
    settledShare: defineMeasure({ formula: ratio('settledActions', 'actionsWithResult'), good: 'up' }),
  },
  cutOff: 'events',
  dimensions: ['day', 'month', 'year', ...PLACES, 'action', 'result'],
  filters: PLACE_FILTERS,
  extracts: ['enforcement'],
} as const;
