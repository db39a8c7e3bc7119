import { average, count, defineMeasure, money, rate, ratio } from '../vocabulary/define-measure.ts';

const NOT_BY_DETAILS = ['legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence', 'transactionsBand', 'amountBand', 'taxTypesPaid'] as const;

/** Taxpayers who paid within a fiscal year. */
export const PAYERS = {
  measures: {
    taxpayers: defineMeasure({ formula: count('yearlyPayers'), kind: 'distinct', good: 'up' }),
    amount: defineMeasure({ formula: money('amount'), kind: 'additive', good: 'up' }),
    transactions: defineMeasure({ formula: count('transactions'), kind: 'additive', good: 'up' }),
    amountPerTaxpayer: defineMeasure({ formula: average('amount', 'yearlyPayers'), good: 'up' }),
    transactionsPerTaxpayer: defineMeasure({ formula: rate('transactions', 'yearlyPayers'), good: 'neutral' }),
    digitalTransactions: defineMeasure({
      formula: count('digitalTransactions'),
      kind: 'additive',
      good: 'up',
      incompatible: ['transactionsBand', 'amountBand', 'taxTypesPaid'],
    }),
    digitalTransactionShare: defineMeasure({ formula: ratio('digitalTransactions', 'chosenTransactions'), good: 'up' }),
    // Both reveal the amount of a taxpayer who pays nearly everything.
    largestShare: defineMeasure({
      formula: ratio('largestAmount', 'amount'),
      good: 'neutral',
      incompatible: NOT_BY_DETAILS,
      needs: 'cases',
    }),
    concentration: defineMeasure({
      formula: rate('weights', 'weightsWhole'),
      good: 'neutral',
      incompatible: NOT_BY_DETAILS,
      needs: 'cases',
    }),
  },
  cutOff: 'taxpayer-year',
  dimensions: [
    'taxpayerKind',
    'sector',
    'legalForm',
    'sizeBand',
    'sex',
    'ageGroup',
    'residence',
    'transactionsBand',
    'amountBand',
    'taxTypesPaid',
  ],
  filters: ['taxpayerKind'],
  protectedPairs: [],
  extracts: ['payments', 'taxpayers'],
} as const;
