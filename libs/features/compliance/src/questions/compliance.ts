import { questionsOf, stated } from '@pendapa/contracts';
import { obligations } from './obligations.ts';

const MONTHS = 36;
const ENDED = { span: 'ended-months', compare: 'none' } as const;

/** Returns and obligations of the ended months. */
export const whole = stated({
  subject: 'compliance',
  measures: [
    ...(['onTimeFilingRate', 'eFilingRate', 'onTimePaymentRate', 'onTimePaymentShare'] as const),
    ...(['expected', 'filedOnTime', 'filedLate', 'notFiled', 'obligations', 'paidOnTime', 'paidLate', 'unpaid'] as const),
  ],
  span: 'ended-months',
});

/** Objects by what they did. */
export const objects = stated({
  subject: 'duties',
  measures: ['compliantShare', 'nonPayers', 'nonFilers', 'objectsDue'],
  span: 'ended-months',
});

export const missing = stated({ subject: 'duties', measures: ['objectsDue'], by: ['missedPeriods'], ...ENDED });

/** What became of those of each state a year before. */
export const states = stated({ subject: 'duties', measures: ['objectsDue'], by: ['stateLastYear', 'stateThisYear'], ...ENDED });

/** Month by month, the running one too. */
export const months = stated({
  subject: 'compliance',
  measures: ['filedOnTime', 'filedLate', 'notFiled', 'paidOnTime', 'paidLate', 'unpaid'],
  by: ['month'],
  span: { months: MONTHS },
  compare: 'none',
});

/** How late the obligations of each month were settled. */
export const lateMonths = stated({ subject: 'settlements', measures: ['obligations'], by: ['month', 'lateBand'], ...ENDED });

export const unitMonths = stated({
  subject: 'compliance',
  measures: ['onTimePaymentRate', 'paidOnTime', 'obligations'],
  by: ['unit', 'month'],
  ...ENDED,
});

export const opened = [whole, objects, missing, states, months, lateMonths, unitMonths, ...questionsOf(obligations())] as const;
