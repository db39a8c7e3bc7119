import { useFilteredAnswer, useMapLevels, useMoneyMeasure, useRegionLadder, type Asked, type RegionLevel } from '@pendapa/analysis';
import * as ask from '../../questions/regional.ts';
import { mapRegions, type Money, type PerResident } from '../../questions/regions.ts';

export type { Money, PerResident } from '../../questions/regions.ts';
export type RegionMeasure = Money | 'transactions' | 'payingObjects' | 'amountPerObject';
export type MapRegionMeasure = Money | 'payingObjects' | 'amountPerObject';

/** Revenue for each resident, of the amounts that the reader wants. */
export const usePerResident = (): PerResident => (useMoneyMeasure() === 'principal' ? 'principalPerResident' : 'amountPerResident');

/** The level of the page, the largest region first. */
export const useRegions = (): Asked<RegionMeasure, RegionLevel> =>
  useFilteredAnswer(ask.regions(useMoneyMeasure(), useRegionLadder().level));

export const useMapRegions = (perObject = false): Asked<MapRegionMeasure, RegionLevel> =>
  useFilteredAnswer(mapRegions(useMoneyMeasure(), useMapLevels(), perObject));

export const useMapArrears = (): Asked<'arrearsRatio' | 'total', RegionLevel> => useFilteredAnswer(ask.mapArrears(useMapLevels()));

export const useMapResidents = (): Asked<PerResident | 'population', RegionLevel> =>
  useFilteredAnswer(ask.mapResidents(usePerResident(), useMapLevels()));

export const useRegionTaxes = (): Asked<Money, RegionLevel | 'taxType'> =>
  useFilteredAnswer(ask.regionTaxes(useMoneyMeasure(), useMapLevels()));

/** The level of the page by category of tax. */
export const useRegionCategories = (): Asked<Money, RegionLevel | 'taxCategory'> =>
  useFilteredAnswer(ask.regionCategories(useMoneyMeasure(), useRegionLadder().level));

export const useUnitPlans = (): Asked<'planAchievement', 'unit'> => useFilteredAnswer(ask.unitPlans);
