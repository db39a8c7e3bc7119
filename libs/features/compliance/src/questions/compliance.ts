import { reconciliationQueries, defineQuery } from '@pendapa/contracts';
import { obligations } from './obligations.ts';

const MONTHS = 36;
const ENDED = { span: 'ended-months', compare: 'none' } as const;

/** Returns and obligations of months that are over. */
export const whole = defineQuery({
  subject: 'compliance',
  measures: [
    ...(['onTimeFilingRate', 'eFilingRate', 'onTimePaymentRate', 'onTimePaymentShare'] as const),
    ...(['expected', 'filedOnTime', 'filedLate', 'notFiled', 'obligations', 'paidOnTime', 'paidLate', 'unpaid'] as const),
  ],
  span: 'ended-months',
});

/** Objects by state of compliance. */
export const objects = defineQuery({
  subject: 'duties',
  measures: ['compliantShare', 'nonPayers', 'nonFilers', 'objectsDue'],
  span: 'ended-months',
});

export const missing = defineQuery({ subject: 'duties', measures: ['objectsDue'], by: ['missedPeriods'], ...ENDED });

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
  whole,
  objects,
  missing,
  states,
  months,
  lateMonths,
  unitMonths,
  ...reconciliationQueries(obligations()),
] as const;
