import { reconciliationQueries, defineQuery } from '@pendapa/contracts';
import { obligationReconciliation } from './obligations.ts';

const MONTHS = { span: { months: 36 }, compare: 'none' } as const;

export const taxes = defineQuery({
  subject: 'compliance',
  measures: [
    ...(['expected', 'filedOnTime', 'filedLate', 'notFiled', 'onTimeFilingRate'] as const),
    ...(['obligations', 'paidOnTime', 'paidLate', 'unpaid', 'onTimePaymentRate', 'onTimePaymentShare', 'unpaidAmount'] as const),
  ],
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
