import { reconciliationQueries, defineQuery } from '@pendapa/contracts';
import { obligationReconciliation } from './obligations.ts';

const MONTHS = { span: { months: 36 }, compare: 'none' } as const;

export const FILING_MEASURES = ['expected', 'filedOnTime', 'filedLate', 'notFiled', 'onTimeFilingRate'] as const;
export const PAYMENT_MEASURES = [
  ...(['obligations', 'paidOnTime', 'paidLate', 'unpaid', 'onTimePaymentRate', 'onTimePaymentShare', 'unpaidAmount'] as const),
] as const;

export const taxes = defineQuery({
  subject: 'compliance',
  measures: [...FILING_MEASURES, ...PAYMENT_MEASURES],
  by: ['taxType'],
  span: 'ended-months',
  sort: [{ key: 'onTimePaymentRate', descending: false }],
});

/** Interest on late payments by the rules of each tax. */
export const interest = defineQuery({
  subject: 'settlements',
  measures: ['lateInterest'],
  by: ['taxType'],
  span: 'ended-months',
  compare: 'none',
});

/** Obligations by month, including the current one. */
export const taxMonths = defineQuery({ subject: 'compliance', measures: ['onTimePaymentRate'], by: ['taxType', 'month'], ...MONTHS });

export const initialQueries = [taxes, interest, taxMonths, ...reconciliationQueries(obligationReconciliation())] as const;
