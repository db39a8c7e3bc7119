import { useFilteredAnswer, useStatus, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/assessment.ts';

export type { PlaceLevel } from '../../questions/assessment.ts';
export type TotalMeasure = (typeof ask.assessed.measures)[number];
export type DetailMeasure = (typeof ask.documents.measures)[number];

export const useAssessed = (): Asked<TotalMeasure> => useFilteredAnswer(ask.assessed);

export const useDocuments = (): Asked<DetailMeasure, 'document' | 'taxType'> => useFilteredAnswer(ask.documents);

export const useDocumentMonths = (): Asked<'gross', 'month' | 'document'> => useFilteredAnswer(ask.documentMonths);

/** First day of issue in the data; null until it is known. */
function useFirstIssue(): string | null {
  return useStatus().status?.extracts.find(({ extract }) => extract === 'assessments')?.from ?? null;
}

/** From the first assessment to the data date whatever the period of the page. */
export function useCollected(): Asked<'paid', 'taxYear' | 'ageMonths'> {
  const { status } = useStatus();
  const from = useFirstIssue() ?? status?.since ?? undefined;
  return useFilteredAnswer({ ...ask.collected, from, to: status?.asOf ?? undefined }, status !== null);
}

export function useDueByYear(): Asked<'netDue', 'taxYear' | 'month'> {
  const { status } = useStatus();
  const from = useFirstIssue() ?? undefined;
  return useFilteredAnswer({ ...ask.dueByYear, from, to: status?.asOf ?? undefined }, from !== undefined);
}

export const useBands = (): Asked<'registered' | 'baseValue', 'valueBand'> => useFilteredAnswer(ask.bands);

export const useDueBands = (): Asked<'issued' | 'netDue', 'dueBand'> => useFilteredAnswer(ask.dueBands);

export const useOutstanding = <D extends ask.PlaceLevel>(by: D): Asked<'outstanding' | 'netDue' | 'realisationRate', D> =>
  useFilteredAnswer(ask.outstanding(by));
