import { average, count, defineMeasure, money, ratio } from '../vocabulary/define-measure.ts';

const NOT_BY_HOLDINGS = ['objectsHeld', 'exemptionBand'] as const;

/** Taxpayers by the objects they hold today, their payments in the fiscal year, and their debt at the last snapshot. */
export const HOLDERS = {
  measures: {
    taxpayers: defineMeasure({ formula: count('holders'), kind: 'distinct', good: 'up', cutOff: 'register' }),
    objects: defineMeasure({ formula: count('holderObjects'), kind: 'stock', good: 'up', cutOff: 'register' }),
    payers: defineMeasure({ formula: count('payingHolders'), kind: 'distinct', good: 'up', incompatible: NOT_BY_HOLDINGS }),
    amount: defineMeasure({ formula: money('holderAmount'), kind: 'additive', good: 'up', incompatible: NOT_BY_HOLDINGS }),
    amountPerPayer: defineMeasure({ formula: average('holderAmount', 'payingHolders'), good: 'up' }),
    arrears: defineMeasure({
      formula: money('holderArrears'),
      kind: 'stock',
      good: 'down',
      cutOff: 'snapshot',
      incompatible: NOT_BY_HOLDINGS,
    }),
    objectsInArrears: defineMeasure({
      formula: count('holderObjectsInArrears'),
      kind: 'distinct',
      good: 'down',
      cutOff: 'snapshot',
      incompatible: NOT_BY_HOLDINGS,
    }),
    objectsInArrearsShare: defineMeasure({ formula: ratio('holderObjectsInArrears', 'holderObjects'), good: 'down', cutOff: 'snapshot' }),
  },
  cutOff: 'taxpayer-year',
  dimensions: ['taxType', 'taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'ageGroup', 'residence', 'objectsHeld', 'exemptionBand'],
  filters: ['taxpayerKind'],
  protectedPairs: [
    ['taxType', 'sector'],
    ['objectsHeld', 'exemptionBand'],
  ],
  extracts: ['objects', 'taxpayers', 'payments', 'arrears'],
} as const;
