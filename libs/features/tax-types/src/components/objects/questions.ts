import { useFilteredAnswer, useTogether, type AnswerTo, type Asked, type RegionLevel } from '@pendapa/analysis';
import * as ask from '../../questions/tax-objects.ts';

export type StateMeasure = (typeof ask.objectTypes.measures)[number];
export type FlowMeasure = (typeof ask.objectMonths.measures)[number];
export type DutyMeasure = (typeof ask.duties.measures)[number];

export const useObjects = (): Asked<StateMeasure | FlowMeasure> => useFilteredAnswer(ask.objects);

export const useObjectMonths = (): Asked<FlowMeasure, 'month'> => useFilteredAnswer(ask.objectMonths);

export const useObjectTypes = (): Asked<StateMeasure, 'taxType'> => useFilteredAnswer(ask.objectTypes);

export const useObjectUnits = (): Asked<StateMeasure, 'unit'> => useFilteredAnswer(ask.objectUnits);

export const useObjectPlaces = (level: RegionLevel): Asked<StateMeasure, RegionLevel> => useFilteredAnswer(ask.objectPlaces(level));

/** What an object brought; null while it is not known. */
export type PerObject = AnswerTo<'amountPerObject', 'taxType' | 'unit'> | null;

/** Tax types in units with what an object brought there, changing together. */
export function useTypeUnitsWithRevenue() {
  const { units, revenue } = useTogether({
    units: useFilteredAnswer(ask.typeUnits),
    revenue: useFilteredAnswer(ask.revenuePerObject),
  });
  return { units, perObject: revenue.answer };
}

export const useDuties = (): Asked<DutyMeasure> => useFilteredAnswer(ask.duties);
