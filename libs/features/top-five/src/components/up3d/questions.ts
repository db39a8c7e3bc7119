import { useFilteredAnswer, useMoneyMeasure, useTogether, type AnswerTo, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/revenue-up3d.ts';
import { province } from '../../questions/units.ts';
import { useKindsOfChosen, useUnitKinds } from '../shared/use-unit-kinds.ts';
import type { Money } from './unit-years.ts';

export { YEARS } from '../../questions/revenue-up3d.ts';

export type UnitMeasure = Money | 'payingObjects';

export const useUnits = (): Asked<UnitMeasure, 'unit'> => useFilteredAnswer(ask.units(useMoneyMeasure(), useUnitKinds()));

export const useChosenUnits = (): Asked<Money> => useFilteredAnswer(ask.chosen(useMoneyMeasure(), useKindsOfChosen()));

const useUnitYears = (): Asked<Money, 'unit' | 'year'> => useFilteredAnswer(ask.unitYears(useMoneyMeasure(), useUnitKinds()));

export interface YearsWithUnits {
  readonly years: Asked<Money, 'unit' | 'year'>;
  /** The units in the period and its comparison; null while they are not known. */
  readonly units: AnswerTo<UnitMeasure, 'unit'> | null;
}

/** Years of the units with the period of the page, changing together. */
export function useYearsWithUnits(): YearsWithUnits {
  const { years, units } = useTogether({ years: useUnitYears(), units: useUnits() });
  return { years, units: units.answer };
}

export const useProvince = (): Asked<Money> => useFilteredAnswer(province(useMoneyMeasure()));

export const useTaxesOfUnit = (unit: string | null): Asked<Money, 'taxType'> =>
  useFilteredAnswer(ask.taxesOfUnit(useMoneyMeasure(), unit), unit !== null);

export const useWardsOfUnit = (unit: string | null): Asked<Money, 'ward'> =>
  useFilteredAnswer(ask.wardsOfUnit(useMoneyMeasure(), unit), unit !== null);
