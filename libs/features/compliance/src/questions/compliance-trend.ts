import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';

const YEARS = { span: { endedYears: 8 }, compare: 'none' } as const;
/** Queries that need the day on which each obligation was settled. */
const LAST_FIVE_YEARS = { span: { endedYears: 5 }, compare: 'none' } as const;

/** Rates of payment and filing by due year: by the due date, by the end of the year, and until now. */
export const ratesByYear = defineQuery({
  subject: 'compliance',
  measures: [
    ...(['onTimePaymentRate', 'yearEndPaymentRate', 'paymentRate', 'obligations'] as const),
    ...(['onTimeFilingRate', 'yearEndFilingRate', 'filingRate', 'expected'] as const),
  ],
  by: ['year'],
  ...YEARS,
});

export const yearTaxes = defineQuery({
  subject: 'compliance',
  measures: ['obligations', 'onTimePaymentRate', 'yearEndPaymentRate', 'paymentRate', 'onTimeFilingRate', 'unpaidAmount'],
  by: ['year', 'taxType'],
  ...YEARS,
  sort: [{ key: 'year', descending: true }],
});

export const paidByAge = defineQuery({ subject: 'settlements', measures: ['paid'], by: ['month', 'monthsSinceDue'], ...LAST_FIVE_YEARS });

export const dueByMonth = defineQuery({ subject: 'settlements', measures: ['due'], by: ['month'], ...LAST_FIVE_YEARS });

export const cohorts = defineQuery({
  subject: 'settlements',
  measures: ['objectYears', 'compliantYears', 'compliantYearShare'],
  by: ['openedYear', 'year'],
  ...LAST_FIVE_YEARS,
});

/** Obligations by year, and dimensions whose rows must add up to them. */
export const obligationReconciliation = defineReconciliation({ subject: 'compliance', measure: 'obligations', span: YEARS.span }, [
  'year',
  'taxType',
]);

export const initialQueries = [
  ratesByYear,
  yearTaxes,
  paidByAge,
  dueByMonth,
  cohorts,
  ...reconciliationQueries(obligationReconciliation),
] as const;
