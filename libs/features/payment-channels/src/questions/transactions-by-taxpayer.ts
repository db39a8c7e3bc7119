import { defineQuery } from '@pendapa/contracts';

/** Payers are counted by calendar year. A year that is not over is not compared with a whole one. */
export const bands = defineQuery({
  subject: 'payers',
  measures: ['taxpayers', 'amount', 'amountPerTaxpayer', 'transactions', 'transactionsPerTaxpayer'],
  by: ['transactionsBand'],
  compare: 'none',
});

/** Payers to date, compared with the same days of the year before. */
export const payingTotals = defineQuery({ subject: 'revenue', measures: ['payingTaxpayers', 'amountPerTaxpayer'] });

export const kindBands = defineQuery({
  subject: 'payers',
  measures: ['taxpayers'],
  by: ['transactionsBand', 'taxpayerKind'],
  compare: 'none',
});

export const amountBands = defineQuery({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['amountBand'], compare: 'none' });

export const initialQueries = [bands, payingTotals, kindBands, amountBands] as const;
