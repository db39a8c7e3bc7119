import { count, defineMeasure } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/** Objects that came into arrears, left them, came back or stayed. Each is counted once, at the place of its largest latest debt. */
export const DEBTOR_FLOW = {
  measures: {
    opening: defineMeasure({ formula: count('debtorsOpening'), kind: 'stock', good: 'down' }),
    added: defineMeasure({ formula: count('debtorsAdded'), kind: 'stock', good: 'down' }),
    returned: defineMeasure({ formula: count('debtorsReturned'), kind: 'stock', good: 'down' }),
    cleared: defineMeasure({ formula: count('debtorsCleared'), kind: 'stock', good: 'up' }),
    stayed: defineMeasure({ formula: count('debtorsStayed'), kind: 'stock', good: 'down' }),
    closing: defineMeasure({ formula: count('debtorsClosing'), kind: 'stock', good: 'down' }),
  },
  cutOff: 'snapshot-pair',
  dimensions: ['month', 'year', ...PLACES, 'firstOwedYear'],
  filters: PLACE_FILTERS,
  extracts: ['arrears'],
} as const;
