import { questionsOf, stated } from '@pendapa/contracts';
import { obligations } from './obligations.ts';

const MONTHS = 36;
const ENDED = { span: 'ended-months', compare: 'none' } as const;

/** Returns and obligations of months that are over. */
export const whole = stated({
  subject: 'compliance',
  measures: [
    ...(['onTimeFilingRate', 'eFilingRate', 'onTimePaymentRate', 'onTimePaymentShare'] as const),
    ...(['expected', 'filedOnTime', 'filedLate', 'notFiled', 'obligations', 'paidOnTime', 'paidLate', 'unpaid'] as const),
  ],
  span: 'ended-months',
});

/** Objects by state of compliance. */
export const objects = stated({
  subject: 'duties',
  measures: ['compliantShare', 'nonPayers', 'nonFilers', 'objectsDue'],
  span: 'ended-months',
});

export const missing = stated({ subject: 'duties', measures: ['objectsDue'], by: ['missedPeriods'], ...ENDED });

/** Objects by state a year ago and now. */
export const states = stated({ subject: 'duties', measures: ['objectsDue'], by: ['stateLastYear', 'stateThisYear'], ...ENDED });

/** By month, including the current one. */
export const months = stated({
  subject: 'compliance',
  measures: ['filedOnTime', 'filedLate', 'notFiled', 'paidOnTime', 'paidLate', 'unpaid'],
  by: ['month'],
  span: { months: MONTHS },
  compare: 'none',
});

/** Obligations by month and lateness. */
export const lateMonths = stated({ subject: 'settlements', measures: ['obligations'], by: ['month', 'lateBand'], ...ENDED });

export const unitMonths = stated({
  subject: 'compliance',
  measures: ['onTimePaymentRate', 'paidOnTime', 'obligations'],
  by: ['unit', 'month'],
  ...ENDED,
});

export const opened = [whole, objects, missing, states, months, lateMonths, unitMonths, ...questionsOf(obligations())] as const;
