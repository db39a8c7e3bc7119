import { useFilteredAnswer, useMoneyMeasure, useRegionLadder, type Asked, type RegionLevel } from '@pendapa/analysis';
import { useMapLevels, type MapDimension } from './use-map-levels.ts';

export type Money = 'amount' | 'principal';
export type RegionMeasure = Money | 'transactions' | 'payingObjects' | 'amountPerObject';

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

/** The regions of the map with the region above each, the largest first. */
export function useMapRegions(): Asked<Money | 'amountPerObject', MapDimension> {
  const money = useMoneyMeasure();
  const { group, level, region } = useMapLevels();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money, 'amountPerObject'],
    by: [group, level],
    where: { region },
    sort: [{ key: money, descending: true }],
  });
}

/** What is owed in the regions of the map, and what part of what should have come in it is. */
export function useMapArrears(): Asked<'arrearsRatio' | 'total', MapDimension> {
  const { group, level, region } = useMapLevels();
  return useFilteredAnswer({ subject: 'arrears', measures: ['arrearsRatio', 'total'], by: [group, level], where: { region } });
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
