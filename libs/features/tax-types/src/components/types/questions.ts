import { isWeakGrowth, rowsOf, useFilteredAnswer, useMoneyMeasure, useTogether, type AnswerTo, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/tax-types.ts';

export type Money = ask.Money;
export type TaxMeasure = (typeof ask.taxes.measures)[number];
export type TaxAnswer = AnswerTo<TaxMeasure, 'taxType'>;

export const useTaxes = (): Asked<TaxMeasure, 'taxType'> => useFilteredAnswer(ask.taxes);

export interface TaxesWithWeak {
  readonly taxes: Asked<TaxMeasure, 'taxType'>;
  /** Codes of the taxes whose growth rests on too few payers; null while they are not known. */
  readonly weak: ReadonlySet<string | null> | null;
}

/** The taxes with those whose growth is not told before others, changing together. */
export function useTaxesWithWeak(): TaxesWithWeak {
  const { taxes, payers } = useTogether({ taxes: useTaxes(), payers: useFilteredAnswer(ask.taxPayers) });
  const rows = payers.answer && rowsOf(payers.answer);
  const weak = rows?.filter(({ current, comparison }) => isWeakGrowth(current.payingObjects, comparison.payingObjects));
  return { taxes, weak: weak ? new Set(weak.map(({ codes }) => codes.taxType)) : null };
}

export const useChosenTaxes = (): Asked<'realised'> => useFilteredAnswer(ask.chosenTaxes);

export const useTaxFacts = (): Asked<'amount', 'taxType' | 'formerTax' | 'taxSystem'> => useFilteredAnswer(ask.taxFacts);

export const useCategoryMonths = (): Asked<Money, 'month' | 'taxCategory'> => useFilteredAnswer(ask.categoryMonths(useMoneyMeasure()));

export const useRenamedMonths = (codes: readonly string[]): Asked<Money, 'month' | 'formerTax'> =>
  useFilteredAnswer(ask.renamedMonths(useMoneyMeasure(), codes), codes.length > 0);

export const useUnitsOfTax = (chosen: boolean): Asked<Money, 'unit'> => useFilteredAnswer(ask.unitsOfTax(useMoneyMeasure()), chosen);

export const useCitiesOfTax = (chosen: boolean): Asked<Money, 'city'> => useFilteredAnswer(ask.citiesOfTax(useMoneyMeasure()), chosen);

export const useObjectsOfTax = (chosen: boolean): Asked<'registered' | 'payingObjects' | 'payingRatio'> =>
  useFilteredAnswer(ask.objectsOfTax, chosen);
