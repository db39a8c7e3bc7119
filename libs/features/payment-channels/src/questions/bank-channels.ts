import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';

const MONTHS = { span: { months: 13 }, compare: 'none' } as const;

export const banks = defineQuery({
  subject: 'revenue',
  measures: ['amount', 'transactions', 'averageValue', 'settlementDays'],
  by: ['bank'],
  sort: [{ key: 'amount', descending: true }],
});

export const pairs = defineQuery({ subject: 'revenue', measures: ['amount', 'transactions'], by: ['bank', 'channel'], compare: 'none' });

/** Read from single payments, because no rollup has the lag. */
export const lags = defineQuery({ subject: 'revenue', measures: ['transactions'], by: ['bank', 'lagDays'], compare: 'none' });

export const bankMonths = defineQuery({ subject: 'revenue', measures: ['amount'], by: ['bank', 'month'], ...MONTHS });

export const initialQueries = [banks, pairs, lags, bankMonths, ...reconciliationQueries(defineRevenueReconciliation())] as const;
