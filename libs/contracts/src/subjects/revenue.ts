import { average, count, defineMeasure, money, rate, ratio } from '../vocabulary/define-measure.ts';

const NOT_BY_LAG = ['lagDays'] as const;

/** Payments by posting date, net of reversals. */
export const REVENUE = {
  measures: {
    amount: defineMeasure({ formula: money('amount'), kind: 'additive', good: 'up' }),
    principal: defineMeasure({ formula: money('principal'), kind: 'additive', good: 'up' }),
    penalty: defineMeasure({ formula: money('penalty'), kind: 'additive', good: 'neutral' }),
    discount: defineMeasure({ formula: money('discount'), kind: 'additive', good: 'neutral' }),
    transactions: defineMeasure({ formula: count('transactions'), kind: 'additive', good: 'up' }),
    averageValue: defineMeasure({ formula: average('amount', 'transactions'), good: 'neutral' }),
    payingObjects: defineMeasure({ formula: count('objects'), kind: 'distinct', good: 'up', incompatible: NOT_BY_LAG }),
    amountOnObjects: defineMeasure({ formula: money('onObjects'), kind: 'additive', good: 'up', incompatible: NOT_BY_LAG }),
    amountPerObject: defineMeasure({ formula: average('onObjects', 'objects'), good: 'up' }),
    payingTaxpayers: defineMeasure({ formula: count('taxpayers'), kind: 'distinct', good: 'up', incompatible: NOT_BY_LAG }),
    amountPerTaxpayer: defineMeasure({ formula: average('onTaxpayers', 'taxpayers'), good: 'up' }),
    transactionsPerTaxpayer: defineMeasure({ formula: rate('transactionsOnTaxpayers', 'taxpayers'), good: 'neutral' }),
    digitalAmount: defineMeasure({ formula: money('digitalAmount'), kind: 'additive', good: 'up' }),
    digitalShare: defineMeasure({ formula: ratio('digitalAmount', 'chosenAmount'), good: 'up' }),
    digitalTransactions: defineMeasure({ formula: count('digitalTransactions'), kind: 'additive', good: 'up' }),
    digitalTransactionShare: defineMeasure({ formula: ratio('digitalTransactions', 'chosenTransactions'), good: 'up' }),
    settlementDays: defineMeasure({ formula: rate('settlementDays', 'settledPayments'), good: 'down' }),
    arrearsCollected: defineMeasure({ formula: money('arrearsAmount'), kind: 'additive', good: 'up' }),
    reversals: defineMeasure({ formula: count('reversals'), kind: 'additive', good: 'down' }),
    reversedAmount: defineMeasure({ formula: money('reversedAmount'), kind: 'additive', good: 'down' }),
  },
  cutOff: 'posted',
  dimensions: [
    'day',
    'month',
    'year',
    'taxType',
    'taxCategory',
    'taxSystem',
    'formerTax',
    'unit',
    'city',
    'district',
    'ward',
    'channel',
    'channelClass',
    'bank',
    'lagDays',
  ],
  filters: ['tax', 'category', 'without', 'unit', 'kind', 'region', 'channel', 'bank'],
  extracts: ['payments'],
} as const;
