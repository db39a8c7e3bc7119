import { useFilteredAnswer, useMoneyMeasure, useRegionLadder, type Asked, type RegionLevel } from '@pendapa/analysis';
import { useMapLevels, type MapDimension } from './use-map-levels.ts';

export type Money = 'amount' | 'principal';
export type PerResident = 'amountPerResident' | 'principalPerResident';
export type RegionMeasure = Money | 'transactions' | 'payingObjects' | 'amountPerObject';

/** Revenue for each resident, of the amounts that the reader wants. */
export const usePerResident = (): PerResident => (useMoneyMeasure() === 'principal' ? 'principalPerResident' : 'amountPerResident');

/** The level of the page, the largest region first. */
export function useRegions(): Asked<RegionMeasure, RegionLevel> {
  const money = useMoneyMeasure();
  const { level } = useRegionLadder();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money, 'transactions', 'payingObjects', 'amountPerObject'],
    by: [level],
    sort: [{ key: money, descending: true }],
  });
}

/** The regions of the map with the region above each, the largest first; what each object brought only where it is shown, as it holds penalties. */
export function useMapRegions(perObject = false): Asked<Money | 'amountPerObject', MapDimension> {
  const money = useMoneyMeasure();
  const { by, region } = useMapLevels();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: perObject ? [money, 'amountPerObject'] : [money],
    by,
    where: { region },
    sort: [{ key: money, descending: true }],
  });
}

/** What is owed in the regions of the map, and what part of what should have come in it is. */
export function useMapArrears(): Asked<'arrearsRatio' | 'total', MapDimension> {
  const { by, region } = useMapLevels();
  return useFilteredAnswer({ subject: 'arrears', measures: ['arrearsRatio', 'total'], by, where: { region } });
}

/** What a resident of each region of the map pays on average, and how many there are. */
export function useMapResidents(): Asked<PerResident | 'population', MapDimension> {
  const perResident = usePerResident();
  const { by, region } = useMapLevels();
  return useFilteredAnswer({ subject: 'perCapita', measures: [perResident, 'population'], by, compare: 'none', where: { region } });
}

/** Revenue of the regions of the map by tax type: which taxes have none. */
export function useRegionTaxes(): Asked<Money, MapDimension | 'taxType'> {
  const money = useMoneyMeasure();
  const { by, region } = useMapLevels();
  const level = by.at(-1) ?? 'city';
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: [level, 'taxType'], compare: 'none', where: { region } });
}

/** The level of the page by category of tax. */
export function useRegionCategories(): Asked<Money, RegionLevel | 'taxCategory'> {
  const money = useMoneyMeasure();
  const { level } = useRegionLadder();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], by: [level, 'taxCategory'], compare: 'none' });
}

/** Targets are set for units, not for regions: the UP3D, each of which serves about one district. */
export const useUnitPlans = (): Asked<'planAchievement', 'unit'> =>
  useFilteredAnswer({ subject: 'achievement', measures: ['planAchievement'], by: ['unit'], compare: 'none', where: { kind: ['up3d'] } });
