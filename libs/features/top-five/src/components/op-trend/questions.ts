import { useAddressChoice, useFilteredAnswer, useMoneyMeasure, useTogether, type AnswerTo, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/revenue-op-trend.ts';

/** So many months the trend may go back; the first is the usual one. */
const LENGTHS = ['36', '12', '24', '60'] as const;
export type TrendLength = (typeof LENGTHS)[number];
export const useTrendLength = () => useAddressChoice<TrendLength>('tm', LENGTHS);

const useTrendMonths = (): number => Number(useTrendLength()[0]);

/** Everything paid, or the principal only. */
export type Money = ReturnType<typeof useMoneyMeasure>;

export const useInPeriod = (): Asked<Money | 'payingObjects' | 'amountPerObject'> => useFilteredAnswer(ask.inPeriod(useMoneyMeasure()));

export const useRegistered = (): Asked<'registered'> => useFilteredAnswer(ask.registered);

export const useByTaxType = (): Asked<Money, 'taxType'> => useFilteredAnswer(ask.byTaxType(useMoneyMeasure()));

export const useMonths = (): Asked<Money, 'month'> => useFilteredAnswer(ask.inMonths(useMoneyMeasure(), useTrendMonths()));

export const usePayingMonths = (): Asked<'payingObjects' | 'amountPerObject', 'month'> =>
  useFilteredAnswer(ask.payingInMonths(useTrendMonths()));

export const useRegisteredMonths = (): Asked<'registered', 'month'> => useFilteredAnswer(ask.registeredInMonths(useTrendMonths()));

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

export const useTaxEffects = (): Asked<'amount' | 'payingObjects', 'taxType'> => useFilteredAnswer(ask.taxEffects);

export const useUnitGrowth = (): Asked<'amount' | 'payingObjects', 'unit'> => useFilteredAnswer(ask.unitGrowth);
