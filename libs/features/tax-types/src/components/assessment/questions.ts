import { useFilteredAnswer, useMonthsUpTo, useStatus, type AnswerTo, type Asked } from '@pendapa/analysis';

const MONTHS = 36;
const TOTALS = [
  ...(['issued', 'gross', 'exemption', 'reduction', 'cancelled', 'netDue'] as const),
  ...(['fallenDue', 'paid', 'outstanding', 'overdue', 'realisationRate'] as const),
] as const;

export type TotalMeasure = (typeof TOTALS)[number];
export type DetailMeasure = 'issued' | 'gross' | 'penalty' | 'netDue' | 'paid' | 'outstanding' | 'realisationRate' | 'daysToPay';
export type DetailAnswer = AnswerTo<DetailMeasure, 'document' | 'taxType'>;

export const useAssessed = (): Asked<TotalMeasure> => useFilteredAnswer({ subject: 'assessments', measures: TOTALS });

export const useDocuments = (): Asked<DetailMeasure, 'document' | 'taxType'> =>
  useFilteredAnswer({
    subject: 'assessments',
    measures: ['issued', 'gross', 'penalty', 'netDue', 'paid', 'outstanding', 'realisationRate', 'daysToPay'],
    by: ['document', 'taxType'],
    compare: 'none',
    sort: [{ key: 'gross', descending: true }],
  });

export function useDocumentMonths(): Asked<'gross', 'month' | 'document'> {
  const span = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    { subject: 'assessments', measures: ['gross'], by: ['month', 'document'], ...span, compare: 'none' },
    span !== null,
  );
}

/** First day of issue in the data; null until it is known. */
function useFirstIssue(): string | null {
  return useStatus().status?.extracts.find(({ extract }) => extract === 'assessments')?.from ?? null;
}

/** What was paid by age, from the first assessment to the data date whatever the period of the page. */
export function useCollected(): Asked<'paid', 'taxYear' | 'ageMonths'> {
  const { status } = useStatus();
  const from = useFirstIssue() ?? status?.since ?? undefined;
  const to = status?.asOf ?? undefined;
  return useFilteredAnswer(
    { subject: 'collection', measures: ['paid'], by: ['taxYear', 'ageMonths'], from, to, compare: 'none' },
    status !== null,
  );
}

/** What was due of each tax year, by month of issue. Payments by age carry no region, so none narrows their denominator. */
export function useDueByYear(): Asked<'netDue', 'taxYear' | 'month'> {
  const { status } = useStatus();
  const from = useFirstIssue() ?? undefined;
  const to = status?.asOf ?? undefined;
  return useFilteredAnswer(
    { subject: 'assessments', measures: ['netDue'], by: ['taxYear', 'month'], from, to, compare: 'none', where: { region: [] } },
    from !== undefined,
  );
}

export const useBands = (): Asked<'registered' | 'baseValue', 'valueBand'> =>
  useFilteredAnswer({ subject: 'objects', measures: ['registered', 'baseValue'], by: ['valueBand'], compare: 'none' });

export const useDueBands = (): Asked<'issued' | 'netDue', 'dueBand'> =>
  useFilteredAnswer({ subject: 'assessments', measures: ['issued', 'netDue'], by: ['dueBand'], compare: 'none' });

export type PlaceLevel = 'unit' | 'city' | 'district' | 'ward';

export const useOutstanding = <D extends PlaceLevel>(by: D): Asked<'outstanding' | 'netDue' | 'realisationRate', D> =>
  useFilteredAnswer({
    subject: 'assessments',
    measures: ['outstanding', 'netDue', 'realisationRate'],
    by: [by],
    compare: 'none',
    sort: [{ key: 'outstanding', descending: true }],
  });
