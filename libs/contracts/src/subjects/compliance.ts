import { count, defineMeasure, difference, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/** Filing and paying by due date, up to the cut-off date. */
export const COMPLIANCE = {
  measures: {
    expected: defineMeasure({ formula: count('expected'), kind: 'additive', good: 'neutral' }),
    filed: defineMeasure({ formula: count('filed'), kind: 'additive', good: 'up' }),
    filedOnTime: defineMeasure({ formula: count('filedOnTime'), kind: 'additive', good: 'up' }),
    filedLate: defineMeasure({ formula: difference('count', ['filed'], ['filedOnTime']), kind: 'additive', good: 'down' }),
    notFiled: defineMeasure({ formula: difference('count', ['expected'], ['filed']), kind: 'additive', good: 'down' }),
    eFiled: defineMeasure({ formula: count('filedOnline'), kind: 'additive', good: 'up' }),
    onTimeFilingRate: defineMeasure({ formula: ratio('filedOnTime', 'expected'), good: 'up' }),
    filingRate: defineMeasure({ formula: ratio('filed', 'expected'), good: 'up' }),
    eFilingRate: defineMeasure({ formula: ratio('filedOnline', 'filed'), good: 'up' }),
    yearEndFilingRate: defineMeasure({ formula: ratio('filedByYearEnd', 'expected'), good: 'up', cutOff: 'due-year-end' }),
    obligations: defineMeasure({ formula: count('obligations'), kind: 'additive', good: 'neutral' }),
    paidOnTime: defineMeasure({ formula: count('paidOnTime'), kind: 'additive', good: 'up' }),
    paidLate: defineMeasure({ formula: difference('count', ['paidInFull'], ['paidOnTime']), kind: 'additive', good: 'down' }),
    unpaid: defineMeasure({ formula: difference('count', ['obligations'], ['paidInFull']), kind: 'additive', good: 'down' }),
    onTimePaymentRate: defineMeasure({ formula: ratio('paidOnTime', 'obligations'), good: 'up' }),
    paymentRate: defineMeasure({ formula: ratio('paidInFull', 'obligations'), good: 'up' }),
    yearEndPaymentRate: defineMeasure({ formula: ratio('paidByYearEnd', 'obligations'), good: 'up', cutOff: 'due-year-end' }),
    due: defineMeasure({ formula: money('due'), kind: 'additive', good: 'neutral' }),
    paidOnTimeAmount: defineMeasure({ formula: money('amountOnTime'), kind: 'additive', good: 'up' }),
    paidLateAmount: defineMeasure({ formula: difference('money', ['amountPaid'], ['amountOnTime']), kind: 'additive', good: 'down' }),
    unpaidAmount: defineMeasure({ formula: difference('money', ['due'], ['amountPaid']), kind: 'additive', good: 'down' }),
    onTimePaymentShare: defineMeasure({ formula: ratio('amountOnTime', 'due'), good: 'up' }),
    paymentShare: defineMeasure({ formula: ratio('amountPaid', 'due'), good: 'up' }),
  },
  cutOff: 'due',
  dimensions: ['day', 'month', 'year', ...PLACES, 'taxYear'],
  filters: [...PLACE_FILTERS, 'taxYear'],
  extracts: ['returns', 'assessments', 'payments'],
} as const;
