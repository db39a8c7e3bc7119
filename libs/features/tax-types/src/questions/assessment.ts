import { stated } from '@pendapa/contracts';

const MONTHS = 36;

export const assessed = stated({
  subject: 'assessments',
  measures: [
    ...(['issued', 'gross', 'exemption', 'reduction', 'cancelled', 'netDue'] as const),
    ...(['fallenDue', 'paid', 'outstanding', 'overdue', 'realisationRate'] as const),
  ],
});

export const documents = stated({
  subject: 'assessments',
  measures: ['issued', 'gross', 'penalty', 'netDue', 'paid', 'outstanding', 'realisationRate', 'daysToPay'],
  by: ['document', 'taxType'],
  compare: 'none',
  sort: [{ key: 'gross', descending: true }],
});

export const documentMonths = stated({
  subject: 'assessments',
  measures: ['gross'],
  by: ['month', 'document'],
  span: { months: MONTHS },
  compare: 'none',
});

export const bands = stated({ subject: 'objects', measures: ['registered', 'baseValue'], by: ['valueBand'], compare: 'none' });

export const dueBands = stated({ subject: 'assessments', measures: ['issued', 'netDue'], by: ['dueBand'], compare: 'none' });

export type PlaceLevel = 'unit' | 'city' | 'district' | 'ward';

export const outstanding = <D extends PlaceLevel>(by: D) =>
  stated({
    subject: 'assessments',
    measures: ['outstanding', 'netDue', 'realisationRate'],
    by: [by],
    compare: 'none',
    sort: [{ key: 'outstanding', descending: true }],
  });

/** What was paid by age; the page asks from the first assessment on, whatever its period. */
export const collected = stated({ subject: 'collection', measures: ['paid'], by: ['taxYear', 'ageMonths'], compare: 'none' });

/** What was due of each tax year, by month of issue. Payments by age carry no region, so none narrows their denominator. */
export const dueByYear = stated({
  subject: 'assessments',
  measures: ['netDue'],
  by: ['taxYear', 'month'],
  compare: 'none',
  where: { region: [] },
});

/** The cohorts begin with the first assessment, a day that only the data tell: they are not among them. */
export const opened = [assessed, documents, documentMonths, outstanding('unit'), outstanding('city'), dueBands, bands] as const;
