import { count, defineMeasure, money } from '../vocabulary/define-measure.ts';

/** Principal paid on assessments by posting date, by the age of the assessment: the numerators of cohorts. */
export const COLLECTION = {
  measures: {
    paid: defineMeasure({ formula: money('collectedPrincipal'), kind: 'additive', good: 'up' }),
    payments: defineMeasure({ formula: count('payments'), kind: 'additive', good: 'up' }),
  },
  cutOff: 'posted',
  dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit', 'document', 'taxYear', 'ageMonths'],
  filters: ['tax', 'category', 'unit', 'kind', 'document', 'taxYear'],
  extracts: ['assessments', 'payments'],
} as const;
