import { count, defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

const NOT_BY_AGE = ['monthsSinceDue', 'openedYear'] as const;
const NOT_BY_DELAY = ['month', 'lateBand', 'monthsSinceDue'] as const;

/** Obligations that fell due, by the delay of their settlement and the year in which their objects were registered. */
export const SETTLEMENTS = {
  measures: {
    obligations: defineMeasure({ formula: count('obligations'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_AGE }),
    due: defineMeasure({ formula: money('due'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_AGE }),
    lateInterest: defineMeasure({ formula: money('lateInterest'), kind: 'additive', good: 'down', incompatible: NOT_BY_AGE }),
    paid: defineMeasure({ formula: money('paid'), kind: 'additive', good: 'up', incompatible: ['lateBand', 'openedYear'] }),
    objectYears: defineMeasure({ formula: count('objectYears'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_DELAY }),
    compliantYears: defineMeasure({
      formula: count('compliantYears'),
      kind: 'additive',
      good: 'up',
      cutOff: 'settled-year-end',
      incompatible: NOT_BY_DELAY,
    }),
    compliantYearShare: defineMeasure({ formula: ratio('compliantYears', 'objectYears'), good: 'up', cutOff: 'settled-year-end' }),
  },
  cutOff: 'due-as-known',
  dimensions: ['month', 'year', ...PLACES, 'lateBand', 'monthsSinceDue', 'openedYear'],
  filters: PLACE_FILTERS,
  extracts: ['assessments', 'payments'],
} as const;
