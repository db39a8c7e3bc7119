import { defineQuery } from '@pendapa/contracts';

const MONTHS = 36;

export const totals = defineQuery({
  subject: 'assessments',
  measures: [
    ...(['issued', 'gross', 'exemption', 'reduction', 'cancelled', 'netDue'] as const),
    ...(['fallenDue', 'paid', 'outstanding', 'overdue', 'realisationRate'] as const),
  ],
});

export const documents = defineQuery({
  subject: 'assessments',
  measures: ['issued', 'gross', 'penalty', 'netDue', 'paid', 'outstanding', 'realisationRate', 'daysToPay'],
  by: ['document', 'taxType'],
  compare: 'none',
  sort: [{ key: 'gross', descending: true }],
});

export const documentMonths = defineQuery({
  subject: 'assessments',
  measures: ['gross'],
  by: ['month', 'document'],
  span: { months: MONTHS },
  compare: 'none',
});

export const bands = defineQuery({ subject: 'objects', measures: ['registered', 'baseValue'], by: ['valueBand'], compare: 'none' });

export const dueBands = defineQuery({ subject: 'assessments', measures: ['issued', 'netDue'], by: ['dueBand'], compare: 'none' });

export type PlaceLevel = 'unit' | 'city' | 'district' | 'ward';

export const outstandingBy = <D extends PlaceLevel>(by: D) =>
  defineQuery({
    subject: 'assessments',
    measures: ['outstanding', 'netDue', 'realisationRate'],
    by: [by],
    compare: 'none',
    sort: [{ key: 'outstanding', descending: true }],
  });

/** Payments by age. The page queries them from the first assessment on, whatever its period. */
export const paidByAge = defineQuery({ subject: 'collection', measures: ['paid'], by: ['taxYear', 'ageMonths'], compare: 'none' });

/** Due amounts by tax year and month of issue. Payments by age have no region, so the denominator has no region filter either. */
export const dueByYear = defineQuery({
  subject: 'assessments',
  measures: ['netDue'],
  by: ['taxYear', 'month'],
  compare: 'none',
  where: { region: [] },
});

/** Without the cohorts: their first day is known from the data only. */
export const initialQueries = [totals, documents, documentMonths, outstandingBy('unit'), outstandingBy('city'), dueBands, bands] as const;
