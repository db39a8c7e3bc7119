import {
  rowsOf,
  totalOf,
  useFilteredAnswer,
  useMapLevels,
  useRegionLadder,
  useTogether,
  type Asked,
  type AnswerTo,
} from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import * as ask from '../../questions/arrears-op-up3d.ts';
import type { Registered } from './share-rows.tsx';

export type FlowMeasure = (typeof ask.unitFlows.measures)[number];
export type Level = 'city' | 'district' | 'ward';

export const useUnitFlows = (): Asked<FlowMeasure, 'unit'> => useFilteredAnswer(ask.unitFlows);

/** The registered objects of members by all that they are told by, and all of them. */
export function registeredIn<D extends string>(answer: AnswerTo<'registered', D> | null, ...by: readonly D[]): Registered<D> {
  const keyOf = (codes: Readonly<Record<D, string | null>>): string => JSON.stringify(by.map((dimension) => codes[dimension]));
  const known = new Map<string, Value>(answer ? rowsOf(answer).map(({ codes, current }) => [keyOf(codes), current.registered]) : []);
  return { of: (codes) => known.get(keyOf(codes)) ?? null, all: answer ? totalOf(answer, 'registered') : null };
}

/** Units with the objects of which those that owe are a part, changing together. */
export function useUnits() {
  const { units, registered } = useTogether({ units: useFilteredAnswer(ask.units), registered: useFilteredAnswer(ask.registeredUnits) });
  return { asked: units, registered: registeredIn(registered.answer, 'unit') };
}

/** Regions of the level that the reader has reached. */
export function usePlaces() {
  const { level } = useRegionLadder();
  const { places, registered } = useTogether({
    places: useFilteredAnswer(ask.places(level)),
    registered: useFilteredAnswer(ask.registeredPlaces(level)),
  });
  return { asked: places, registered: registeredIn<Level>(registered.answer, level), level };
}

/** Districts of the province or a city, or wards of a district. */
export function useMapPlaces() {
  const levels = useMapLevels();
  return useTogether({
    places: useFilteredAnswer(ask.mapPlaces(levels)),
    registered: useFilteredAnswer(ask.registeredOnMap(levels)),
  });
}
