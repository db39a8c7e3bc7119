import { PLACE_FILTERS, PLACES } from './obligation-subjects.ts';
import { additive, ratio } from './kinds.ts';

export const SETTLEMENT_SUBJECT = {
  /** Obligations that fell due, by the delay of their settlement and the year in which their objects were registered. */
  settlements: {
    measures: {
      obligations: additive('count', 'neutral'),
      due: additive('money', 'neutral'),
      lateInterest: additive('money', 'down'),
      paid: additive('money', 'up'),
      objectYears: additive('count', 'neutral'),
      compliantYears: additive('count', 'up'),
      compliantYearShare: ratio('ratio', 'up'),
    },
    dimensions: ['month', 'year', ...PLACES, 'lateBand', 'monthsSinceDue', 'openedYear'],
    filters: PLACE_FILTERS,
    incompatible: [
      { measures: ['obligations', 'due', 'lateInterest'], from: ['monthsSinceDue', 'openedYear'] },
      { measures: ['paid'], from: ['lateBand', 'openedYear'] },
      { measures: ['objectYears', 'compliantYears', 'compliantYearShare'], from: ['month', 'lateBand', 'monthsSinceDue'] },
    ],
    extracts: ['assessments', 'payments'],
  },
} as const;
