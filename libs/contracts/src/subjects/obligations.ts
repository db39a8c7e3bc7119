import { count, defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/**
 * Objects by the state of their obligations due in the period, each counted once. Comparison is possible only with the same days
 * last year.
 */
export const OBLIGATIONS = {
  measures: {
    objectsDue: defineMeasure({ formula: count('objectsDue'), kind: 'distinct', good: 'neutral' }),
    objectsCompliant: defineMeasure({ formula: count('objectsCompliant'), kind: 'distinct', good: 'up' }),
    nonPayers: defineMeasure({ formula: count('objectsOwing'), kind: 'distinct', good: 'down' }),
    compliantShare: defineMeasure({ formula: ratio('objectsCompliant', 'objectsDue'), good: 'up' }),
    unpaidAmount: defineMeasure({ formula: money('owedByObjects'), kind: 'additive', good: 'down' }),
    objectsFiling: defineMeasure({ formula: count('objectsFiling'), kind: 'distinct', good: 'neutral' }),
    nonFilers: defineMeasure({ formula: count('objectsUnfiled'), kind: 'distinct', good: 'down' }),
  },
  cutOff: 'due',
  dimensions: [...PLACES, 'missedPeriods', 'openedYear', 'stateLastYear', 'stateThisYear'],
  filters: PLACE_FILTERS,
  extracts: ['assessments', 'returns', 'payments'],
} as const;
