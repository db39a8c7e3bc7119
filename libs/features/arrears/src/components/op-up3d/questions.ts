import { useFilteredAnswer, useMapLevels, useRegionLadder, useTogether, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/arrears-op-up3d.ts';

export type FlowMeasure = (typeof ask.unitFlows.measures)[number];
export type Level = 'city' | 'district' | 'ward';

export const useUnitFlows = (): Asked<FlowMeasure, 'unit'> => useFilteredAnswer(ask.unitFlows);

/** Units with the objects of which those that owe are a part, changing together. */
export const useUnits = () => useTogether({ units: useFilteredAnswer(ask.units), registered: useFilteredAnswer(ask.registeredUnits) });

/** Regions of the level that the reader has reached. */
export function usePlaces() {
  const { level } = useRegionLadder();
  const asked = { places: useFilteredAnswer(ask.places(level)), registered: useFilteredAnswer(ask.registeredPlaces(level)) };
  return { ...useTogether(asked), level };
}

/** Districts of the province or a city, or wards of a district. */
export function useMapPlaces() {
  const levels = useMapLevels();
  return useTogether({ places: useFilteredAnswer(ask.mapPlaces(levels)), registered: useFilteredAnswer(ask.registeredOnMap(levels)) });
}
