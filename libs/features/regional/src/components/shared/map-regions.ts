import { useFilteredAnswer, useMapLevels, useMoneyMeasure, type QueryResult, type RegionLevel } from '@pendapa/analysis';
import { mapRegions, type Money } from '../../questions/regions.ts';

export type MapRegionMeasure = Money | 'payingObjects' | 'amountPerObject';

/** Queries the regions of the map, largest first. */
export const useMapRegions = (perObject = false): QueryResult<MapRegionMeasure, RegionLevel> =>
  useFilteredAnswer(mapRegions(useMoneyMeasure(), useMapLevels(), perObject));
