import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';

const MONTHS = { span: { months: 13 }, compare: 'none' } as const;

export const banks = stated({
  subject: 'revenue',
  measures: ['amount', 'transactions', 'averageValue', 'settlementDays'],
  by: ['bank'],
  sort: [{ key: 'amount', descending: true }],
});

export const pairs = stated({ subject: 'revenue', measures: ['amount', 'transactions'], by: ['bank', 'channel'], compare: 'none' });

/** Read from single payments, because no rollup has the lag. */
export const lags = stated({ subject: 'revenue', measures: ['transactions'], by: ['bank', 'lagDays'], compare: 'none' });

export const bankMonths = stated({ subject: 'revenue', measures: ['amount'], by: ['bank', 'month'], ...MONTHS });

export const opened = [banks, pairs, lags, bankMonths, ...questionsOf(reconciledRevenue())] as const;
