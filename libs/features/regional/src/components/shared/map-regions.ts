import { useFilteredAnswer, useMapLevels, useMoneyMeasure } from '@pendapa/filters';
import type { QueryResult, RegionLevel } from '@pendapa/query';
import { mapRegions, type Money } from '../../questions/regions.ts';

export type MapRegionMeasure = Money | 'payingObjects' | 'amountPerObject';

/** Queries the regions of the map, largest first. */
export const useMapRegions = (perObject = false): QueryResult<MapRegionMeasure, RegionLevel> =>
  useFilteredAnswer(mapRegions(useMoneyMeasure(), useMapLevels(), perObject));
