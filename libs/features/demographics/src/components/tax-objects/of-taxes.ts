import {
  codesOf,
  levelsIn,
  rowsOf,
  useFilteredAnswer,
  useFilters,
  useMapLevels,
  useMemberName,
  useTogether,
  type AnswerTo,
  type Asked,
} from '@pendapa/analysis';
import * as ask from '../../questions/demo-taxobject.ts';

/** The codes of the taxes that the reader chose. */
const useChosen = (): readonly string[] => useFilters().choices.tax;

export const useSummed = () => ask.summed(useChosen());
export const useTaxes = () => useFilteredAnswer(ask.taxes(useChosen()));
export const useStanding = () => useFilteredAnswer(ask.standing(useChosen()));

/** An answer with the names of the taxes that it is of, changing together. */
function useOfTaxes<M extends string, D extends string>(asked: Asked<M, D>): { readonly asked: Asked<M, D>; readonly tax: string } {
  const nameOf = useMemberName();
  const together = useTogether({ asked, taxes: useTaxes() });
  const { answer } = together.taxes;
  const names = answer ? rowsOf(answer).map(({ codes }) => nameOf(answer, 'taxType', codes.taxType)) : [];
  return { asked: together.asked, tax: names.length > 0 ? names.join(', ') : '-' };
}

export const useBands = () => useOfTaxes(useFilteredAnswer(ask.bands(useChosen())));
export const useOwing = <D extends 'objectClass' | 'valueBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.owing(by, useChosen())));
export const useAreas = <D extends 'landBand' | 'buildingBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.areas(by, useChosen())));

/** An answer, or a wider one where no row of it has what sets it apart: vehicles have no district, and many objects no use. */
function useTold<M extends string, D extends string>(
  asked: Asked<M, D>,
  wider: Asked<M, D>,
  apart: (answer: AnswerTo<M, D>) => D,
): Asked<M, D> {
  const both = useTogether({ asked, wider });
  const { answer } = both.asked;
  return answer === null || codesOf(answer, apart(answer)).some((code) => code !== null) ? both.asked : both.wider;
}

/** Regions of the map; whole cities for taxes whose objects are told by nothing narrower. */
export function usePlaces() {
  const [levels, chosen] = [useMapLevels(), useChosen()];
  const cities = useFilteredAnswer(ask.places({ by: ['city'], region: levels.region }, chosen));
  return useOfTaxes(useTold(useFilteredAnswer(ask.places(levels, chosen)), cities, (answer) => levelsIn(answer).level));
}

/** Kinds by use, or without it. */
export function useKinds() {
  const chosen = useChosen();
  return useOfTaxes(useTold(useFilteredAnswer(ask.kinds(chosen)), useFilteredAnswer(ask.kinds(chosen, ask.CLASS)), () => 'objectUse'));
}

/** The same with what was assessed on them, paid and owed. */
export function useProfiles() {
  const chosen = useChosen();
  return useTold(useFilteredAnswer(ask.profiles(chosen)), useFilteredAnswer(ask.profiles(chosen, ask.CLASS)), () => 'objectUse');
}
