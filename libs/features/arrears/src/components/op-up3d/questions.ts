import { rowsOf, totalOf, useFilteredAnswer, useRegionLadder, useTogether, type Asked, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import * as ask from '../../questions/arrears-op-up3d.ts';

export type FlowMeasure = (typeof ask.unitFlows.measures)[number];
export type Level = 'city' | 'district' | 'ward';

export const useUnitFlows = (): Asked<FlowMeasure, 'unit'> => useFilteredAnswer(ask.unitFlows);

/** The registered objects of members by their code, and all of them. */
function registeredIn<D extends string>(answer: AnswerTo<'registered', D> | null, by: D) {
  const known = new Map<string | null, Value>(answer ? rowsOf(answer).map(({ codes, current }) => [codes[by], current.registered]) : []);
  return { of: (code: string | null): Value => known.get(code) ?? null, all: answer ? totalOf(answer, 'registered') : null };
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
