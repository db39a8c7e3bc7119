import { defineMeasure, difference, money, ratio } from '../vocabulary/define-measure.ts';

/**
 * Realised revenue against a target version of the year in which the period ends. Only taxes, units and months with a target
 * count. `realised` and `plan` are those of the period. All other measures run from the first day of that year to the end of the
 * period; they cannot be split by month.
 */
export const ACHIEVEMENT = {
  measures: {
    realised: defineMeasure({ formula: money('amount'), kind: 'additive', good: 'up', cutOff: 'posted' }),
    realisedToDate: defineMeasure({ formula: money('amountOfYear'), kind: 'additive', good: 'up' }),
    realisedOfPlan: defineMeasure({ formula: money('amountOfPlan'), kind: 'additive', good: 'up', cutOff: 'posted' }),
    target: defineMeasure({ formula: money('target'), kind: 'additive', good: 'neutral', cutOff: 'fiscal-year' }),
    targetApbd: defineMeasure({ formula: money('targetApbd'), kind: 'additive', good: 'neutral', cutOff: 'fiscal-year' }),
    targetApbdp: defineMeasure({ formula: money('targetApbdp'), kind: 'additive', good: 'neutral', cutOff: 'fiscal-year' }),
    plan: defineMeasure({ formula: money('plan'), kind: 'additive', good: 'neutral', cutOff: 'posted' }),
    planWhole: defineMeasure({ formula: money('planWhole'), kind: 'additive', good: 'neutral', cutOff: 'period' }),
    planToDate: defineMeasure({ formula: money('planOfYear'), kind: 'additive', good: 'neutral' }),
    achievement: defineMeasure({ formula: ratio('amountOfTarget', 'target'), good: 'up' }),
    planAchievement: defineMeasure({ formula: ratio('amountOfYearPlan', 'planOfYear'), good: 'up' }),
    planVariance: defineMeasure({ formula: difference('money', ['amountOfYearPlan'], ['planOfYear']), kind: 'additive', good: 'up' }),
    remaining: defineMeasure({ formula: difference('money', ['target'], ['amountOfTarget']), kind: 'additive', good: 'down' }),
  },
  cutOff: 'fiscal-year-to-date',
  dimensions: ['month', 'taxType', 'taxCategory', 'unit'],
  filters: ['tax', 'category', 'without', 'unit', 'kind'],
  extracts: ['payments', 'targets'],
} as const;
