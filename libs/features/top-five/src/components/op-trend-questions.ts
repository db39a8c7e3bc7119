import { useAnswer, useMonthsBack, type Asked } from '@pendapa/analysis';

const MONTHS = 36;
const MEASURES = ['amount', 'payingObjects', 'amountPerObject'] as const;
type Measure = (typeof MEASURES)[number];

/** The fiscal year up to the data date, against the same days of the year before. */
export const useYearToDate = (): Asked<Measure> => useAnswer({ subject: 'revenue', measures: MEASURES, compare: 'last-year' });

export const useRegistered = (): Asked<'registered'> => useAnswer({ subject: 'objects', measures: ['registered'], compare: 'last-year' });

export const useByTaxType = (): Asked<'amount', 'taxType'> =>
  useAnswer({
    subject: 'revenue',
    measures: ['amount'],
    by: ['taxType'],
    compare: 'last-year',
    sort: [{ key: 'amount', descending: true }],
  });

/** The last three years month by month, each against the same days of the year before. */
export function useMonths(): Asked<'amount', 'month'> {
  const from = useMonthsBack(MONTHS);
  return useAnswer(
    { subject: 'revenue', measures: ['amount'], by: ['month'], from: from ?? undefined, compare: 'last-year' },
    from !== null,
  );
}

/** A question of its own: counting different objects takes longer than adding amounts. An object counts once in each month. */
export function usePayingMonths(): Asked<'payingObjects' | 'amountPerObject', 'month'> {
  const from = useMonthsBack(MONTHS);
  return useAnswer(
    { subject: 'revenue', measures: ['payingObjects', 'amountPerObject'], by: ['month'], from: from ?? undefined },
    from !== null,
  );
}

export function useRegisteredMonths(): Asked<'registered', 'month'> {
  const from = useMonthsBack(MONTHS);
  return useAnswer({ subject: 'objects', measures: ['registered'], by: ['month'], from: from ?? undefined }, from !== null);
}
