import { reconciliationQueries, defineQuery } from '@pendapa/contracts';
import { obligationReconciliation } from './obligations.ts';

const MONTHS = 36;
const ENDED = { span: 'ended-months', compare: 'none' } as const;

/** Returns and obligations of months that are over. */
export const totals = defineQuery({
  subject: 'compliance',
  measures: [
    ...(['onTimeFilingRate', 'eFilingRate', 'onTimePaymentRate', 'onTimePaymentShare'] as const),
    ...(['expected', 'filedOnTime', 'filedLate', 'notFiled', 'obligations', 'paidOnTime', 'paidLate', 'unpaid'] as const),
  ],
  span: 'ended-months',
});

/** Objects by state of compliance. */
export const objectTotals = defineQuery({
  subject: 'duties',
  measures: ['compliantShare', 'nonPayers', 'nonFilers', 'objectsDue'],
  span: 'ended-months',
});

export const missedObjects = defineQuery({ subject: 'duties', measures: ['objectsDue'], by: ['missedPeriods'], ...ENDED });

/** Objects by state a year ago and now. */
export const states = defineQuery({ subject: 'duties', measures: ['objectsDue'], by: ['stateLastYear', 'stateThisYear'], ...ENDED });

/** Obligations by month, including the current one. */
export const months = defineQuery({
  subject: 'compliance',
  measures: ['filedOnTime', 'filedLate', 'notFiled', 'paidOnTime', 'paidLate', 'unpaid'],
  by: ['month'],
  span: { months: MONTHS },
  compare: 'none',
});

/** Obligations by month and lateness. */
export const lateMonths = defineQuery({ subject: 'settlements', measures: ['obligations'], by: ['month', 'lateBand'], ...ENDED });

export const unitMonths = defineQuery({
  subject: 'compliance',
  measures: ['onTimePaymentRate', 'paidOnTime', 'obligations'],
  by: ['unit', 'month'],
  ...ENDED,
});

export const initialQueries = [
  totals,
  objectTotals,
  missedObjects,
  states,
  months,
  lateMonths,
  unitMonths,
  ...reconciliationQueries(obligationReconciliation()),
] as const;
