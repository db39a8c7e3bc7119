import { useFilteredAnswer, useMoneyMeasure, useMonthsUpTo, type AnswerTo, type Asked } from '@pendapa/analysis';

const NO_TAX = [] as const;
/** The year before the reform is whole in it. */
const MONTHS = 48;

export type Money = ReturnType<typeof useMoneyMeasure>;
export type TaxMeasure =
  | 'realised'
  | 'realisedToDate'
  | 'target'
  | 'targetApbd'
  | 'targetApbdp'
  | 'planToDate'
  | 'achievement'
  | 'planAchievement'
  | 'planVariance';
export type TaxAnswer = AnswerTo<TaxMeasure, 'taxType'>;

/** Every tax type, the largest first; also while one is chosen. */
export const useTaxes = (): Asked<TaxMeasure, 'taxType'> =>
  useFilteredAnswer({
    subject: 'achievement',
    measures: [
      'realised',
      'realisedToDate',
      'target',
      'targetApbd',
      'targetApbdp',
      'planToDate',
      'achievement',
      'planAchievement',
      'planVariance',
    ],
    by: ['taxType'],
    where: { tax: NO_TAX },
    sort: [{ key: 'realised', descending: true }],
  });

/** The chosen tax types together, or all. */
export const useChosenTaxes = (): Asked<'realised'> => useFilteredAnswer({ subject: 'achievement', measures: ['realised'] });

/** What each tax is called today and was called before, and who assesses it. */
export function useTaxFacts(): Asked<'amount', 'taxType' | 'formerTax' | 'taxSystem'> {
  const span = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    {
      subject: 'revenue',
      measures: ['amount'],
      by: ['taxType', 'formerTax', 'taxSystem'],
      ...span,
      compare: 'none',
      where: { tax: NO_TAX, category: [], unit: [], kind: [], region: [] },
    },
    span !== null,
  );
}

export function useCategoryMonths(): Asked<Money, 'month' | 'taxCategory'> {
  const money = useMoneyMeasure();
  const span = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    { subject: 'revenue', measures: [money], by: ['month', 'taxCategory'], ...span, compare: 'none' },
    span !== null,
  );
}

export function useRenamedMonths(codes: readonly string[]): Asked<Money, 'month' | 'formerTax'> {
  const money = useMoneyMeasure();
  const span = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    { subject: 'revenue', measures: [money], by: ['month', 'formerTax'], ...span, compare: 'none', where: { tax: codes } },
    span !== null && codes.length > 0,
  );
}

/** Inside the chosen tax type. */
export function useUnitsOfTax(chosen: boolean): Asked<Money, 'unit'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: ['unit'], sort: [{ key: money, descending: true }] }, chosen);
}

export function useCitiesOfTax(chosen: boolean): Asked<Money, 'city'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: ['city'], sort: [{ key: money, descending: true }] }, chosen);
}

export const useObjectsOfTax = (chosen: boolean): Asked<'registered' | 'payingObjects' | 'payingRatio'> =>
  useFilteredAnswer({ subject: 'objects', measures: ['registered', 'payingObjects', 'payingRatio'] }, chosen);
