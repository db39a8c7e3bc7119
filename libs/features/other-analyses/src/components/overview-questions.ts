import { useAnswer, useFiscalYear, type Asked } from '@pendapa/analysis';

const TO_DATE = [
  'realised',
  'target',
  'targetApbd',
  'targetApbdp',
  'plan',
  'achievement',
  'planAchievement',
  'planVariance',
  'remaining',
] as const;
const BY_TAX = ['realised', 'target', 'targetApbd', 'targetApbdp', 'achievement', 'planAchievement', 'planVariance'] as const;
const MONTHLY = ['realised', 'plan'] as const;

export type ToDate = (typeof TO_DATE)[number];
export type ByTax = (typeof BY_TAX)[number];
export type Monthly = (typeof MONTHLY)[number];

/** The fiscal year up to the data date, against the same days of the year before. */
export const useToDate = (): Asked<ToDate> => useAnswer({ subject: 'achievement', measures: TO_DATE, compare: 'last-year' });

export const useTaxTypes = (): Asked<ByTax, 'taxType'> =>
  useAnswer({
    subject: 'achievement',
    measures: BY_TAX,
    by: ['taxType'],
    compare: 'last-year',
    sort: [{ key: 'realised', descending: true }],
  });

/** All months of the fiscal year, so that the whole of last year stands beside it. */
export function useYearMonths(): Asked<Monthly, 'month'> {
  const year = useFiscalYear();
  return useAnswer(
    { subject: 'achievement', measures: MONTHLY, by: ['month'], from: year?.from, to: year?.to, compare: 'last-year' },
    year !== null,
  );
}
