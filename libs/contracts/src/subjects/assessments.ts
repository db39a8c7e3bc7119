import { count, defineMeasure, difference, money, rate, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

const NOT_BY_SIZE = ['dueBand'] as const;

/** Assessments by day of issue, with the payments on them up to the cut-off date. */
export const ASSESSMENTS = {
  measures: {
    issued: defineMeasure({ formula: count('issued'), kind: 'additive', good: 'neutral' }),
    gross: defineMeasure({ formula: money('gross'), kind: 'additive', good: 'neutral' }),
    exemption: defineMeasure({ formula: money('exemption'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_SIZE }),
    reduction: defineMeasure({ formula: money('reduction'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_SIZE }),
    cancelled: defineMeasure({ formula: money('cancelled'), kind: 'additive', good: 'down', incompatible: NOT_BY_SIZE }),
    netDue: defineMeasure({ formula: money('netDue'), kind: 'additive', good: 'neutral' }),
    penalty: defineMeasure({ formula: money('penalty'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_SIZE }),
    paid: defineMeasure({ formula: money('paid'), kind: 'additive', good: 'up', incompatible: NOT_BY_SIZE }),
    outstanding: defineMeasure({ formula: difference('money', ['netDue'], ['paid']), kind: 'additive', good: 'down' }),
    fallenDue: defineMeasure({ formula: money('fallenDue'), kind: 'additive', good: 'neutral', incompatible: NOT_BY_SIZE }),
    overdue: defineMeasure({ formula: money('overdue'), kind: 'additive', good: 'down', incompatible: NOT_BY_SIZE }),
    settled: defineMeasure({ formula: count('settled'), kind: 'additive', good: 'up', incompatible: NOT_BY_SIZE }),
    realisationRate: defineMeasure({ formula: ratio('paid', 'netDue'), good: 'up' }),
    settledShare: defineMeasure({ formula: ratio('settled', 'issued'), good: 'up' }),
    daysToPay: defineMeasure({ formula: rate('payDays', 'payments'), good: 'down', incompatible: NOT_BY_SIZE }),
  },
  cutOff: 'issued',
  dimensions: ['day', 'month', 'year', ...PLACES, 'document', 'taxYear', 'dueBand'],
  filters: [...PLACE_FILTERS, 'document', 'taxYear'],
  extracts: ['assessments', 'payments'],
} as const;
