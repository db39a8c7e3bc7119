import {
  useAddressChoice,
  useFilteredAnswer,
  useMoneyMeasure,
  useMonthsUpTo,
  useTogether,
  type AnswerTo,
  type Asked,
} from '@pendapa/analysis';

/** So many months the trend may go back; the first is the usual one. */
const LENGTHS = ['36', '12', '24', '60'] as const;
export type TrendLength = (typeof LENGTHS)[number];
export const useTrendLength = () => useAddressChoice<TrendLength>('tm', LENGTHS);

function useTrendSpan(): ReturnType<typeof useMonthsUpTo> {
  const [length] = useTrendLength();
  return useMonthsUpTo(Number(length));
}

/** Everything paid, or the principal only. */
export type Money = ReturnType<typeof useMoneyMeasure>;

/** The period of the page and what it is compared with. */
export const useInPeriod = (): Asked<Money | 'payingObjects' | 'amountPerObject'> =>
  useFilteredAnswer({ subject: 'revenue', measures: [useMoneyMeasure(), 'payingObjects', 'amountPerObject'] });

export const useRegistered = (): Asked<'registered'> => useFilteredAnswer({ subject: 'objects', measures: ['registered'] });

export function useByTaxType(): Asked<Money, 'taxType'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: ['taxType'], sort: [{ key: money, descending: true }] });
}

/** The months of the trend up to the end of the period, each against the same days of the year before. */
export function useMonths(): Asked<Money, 'month'> {
  const span = useTrendSpan();
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: ['month'], ...span, compare: 'last-year' }, span !== null);
}

/** A question of its own: counting different objects takes longer than adding amounts. An object counts once in each month. */
export function usePayingMonths(): Asked<'payingObjects' | 'amountPerObject', 'month'> {
  const span = useTrendSpan();
  return useFilteredAnswer(
    { subject: 'revenue', measures: ['payingObjects', 'amountPerObject'], by: ['month'], ...span, compare: 'none' },
    span !== null,
  );
}

export function useRegisteredMonths(): Asked<'registered', 'month'> {
  const span = useTrendSpan();
  return useFilteredAnswer({ subject: 'objects', measures: ['registered'], by: ['month'], ...span, compare: 'none' }, span !== null);
}

/** What lies behind the revenue of a month; null while it is not known. */
export interface MonthObjects {
  readonly paying: AnswerTo<'payingObjects' | 'amountPerObject', 'month'> | null;
  readonly registered: AnswerTo<'registered', 'month'> | null;
}

/** Months of revenue with the objects behind them, changing together. */
export function useMonthsWithObjects(): { readonly months: Asked<Money, 'month'>; readonly objects: MonthObjects } {
  const { months, paying, registered } = useTogether({
    months: useMonths(),
    paying: usePayingMonths(),
    registered: useRegisteredMonths(),
  });
  return { months, objects: { paying: paying.answer, registered: registered.answer } };
}

/** Amount and objects of each tax type in the period and what it is compared with: why it grew. */
export const useTaxEffects = (): Asked<'amount' | 'payingObjects', 'taxType'> =>
  useFilteredAnswer({ subject: 'revenue', measures: ['amount', 'payingObjects'], by: ['taxType'] });

export const useUnitGrowth = (): Asked<'amount' | 'payingObjects', 'unit'> =>
  useFilteredAnswer({ subject: 'revenue', measures: ['amount', 'payingObjects'], by: ['unit'] });
