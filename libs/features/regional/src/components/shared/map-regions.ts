import { useFilteredAnswer, useMapLevels, useMoneyMeasure, type Asked, type RegionLevel } from '@pendapa/analysis';
import { mapRegions, type Money } from '../../questions/regions.ts';

export type MapRegionMeasure = Money | 'payingObjects' | 'amountPerObject';

/** The regions of the map, the largest first. */
export const useMapRegions = (perObject = false): Asked<MapRegionMeasure, RegionLevel> =>
  useFilteredAnswer(mapRegions(useMoneyMeasure(), useMapLevels(), perObject));
