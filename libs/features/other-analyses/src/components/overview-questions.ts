import { useFilteredAnswer, useYearOfPeriod, type Asked } from '@pendapa/analysis';

const TO_DATE = [
  'realised',
  'realisedToDate',
  'target',
  'targetApbd',
  'targetApbdp',
  'planToDate',
  'achievement',
  'planAchievement',
  'planVariance',
  'remaining',
] as const;
const BY_TAX = [
  'realised',
  'realisedToDate',
  'target',
  'targetApbd',
  'targetApbdp',
  'achievement',
  'planAchievement',
  'planVariance',
] as const;
const MONTHLY = ['realised', 'plan'] as const;

export type ToDate = (typeof TO_DATE)[number];
export type ByTax = (typeof BY_TAX)[number];
export type Monthly = (typeof MONTHLY)[number];

/** The period of the page and what it is compared with. */
export const useToDate = (): Asked<ToDate> => useFilteredAnswer({ subject: 'achievement', measures: TO_DATE });

export const useTaxTypes = (): Asked<ByTax, 'taxType'> =>
  useFilteredAnswer({
    subject: 'achievement',
    measures: BY_TAX,
    by: ['taxType'],
    sort: [{ key: 'realised', descending: true }],
  });

/** All months of the fiscal year in which the period ends, so that the whole of last year stands beside it. */
export function useYearMonths(): Asked<Monthly, 'month'> {
  const year = useYearOfPeriod();
  return useFilteredAnswer(
    { subject: 'achievement', measures: MONTHLY, by: ['month'], from: year?.from, to: year?.to, compare: 'last-year' },
    year !== null,
  );
}
