import { useFilteredAnswer, useMapLevels, useMoneyMeasure, type Asked, type RegionLevel } from '@pendapa/analysis';
import { mapRegions, type Money } from '../../questions/regions.ts';

export type MapRegionMeasure = Money | 'payingObjects' | 'amountPerObject';

/** Queries the regions of the map, largest first. */
export const useMapRegions = (perObject = false): Asked<MapRegionMeasure, RegionLevel> =>
  useFilteredAnswer(mapRegions(useMoneyMeasure(), useMapLevels(), perObject));
