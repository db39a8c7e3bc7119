import { useFilteredAnswer, useTogether, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/target-units.ts';
import { usePaceOf, type Pace } from '../targets/pace.ts';

export type UnitMeasure = (typeof ask.units.measures)[number];
export type ByTax = (typeof ask.unitTaxes.measures)[number];
export type Monthly = (typeof ask.unitMonths.measures)[number];

export const useUnits = (): Asked<UnitMeasure, 'unit'> => useFilteredAnswer(ask.units);

export const useUnitTaxes = (): Asked<ByTax, 'unit' | 'taxType'> => useFilteredAnswer(ask.unitTaxes);

export const useUnitMonths = (): Asked<Monthly, 'unit' | 'month'> => useFilteredAnswer(ask.unitMonths);

export const useTaxesOf = (unit: string): Asked<ByTax, 'taxType'> => useFilteredAnswer(ask.taxesOf(unit));

/** Where one unit stands, and what its target takes. */
export function usePaceOfUnit(unit: string): Pace<UnitMeasure> {
  const { toDate, weeks } = useTogether({ toDate: useFilteredAnswer(ask.ofUnit(unit)), weeks: useFilteredAnswer(ask.latelyOf(unit)) });
  return usePaceOf(toDate, weeks);
}
