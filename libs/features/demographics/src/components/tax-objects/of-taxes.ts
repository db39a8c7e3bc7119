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
  type QueryResult,
} from '@pendapa/analysis';
import * as ask from '../../questions/demo-taxobject.ts';

/** Codes of the chosen taxes. */
const useChosen = (): readonly string[] => useFilters().choices.tax;

export const useSummed = () => ask.summed(useChosen());
export const useTaxes = () => useFilteredAnswer(ask.taxes(useChosen()));
export const useStanding = () => useFilteredAnswer(ask.standing(useChosen()));

/** An answer with the names of its taxes; both change at the same time. */
function useOfTaxes<M extends string, D extends string>(
  asked: QueryResult<M, D>,
): { readonly asked: QueryResult<M, D>; readonly tax: string } {
  const nameOf = useMemberName();
  const together = useTogether({ asked, taxes: useTaxes() });
  const { answer } = together.taxes;
  const names = answer ? rowsOf(answer).map(({ codes }) => nameOf(answer, 'taxType', codes.taxType)) : [];
  return { asked: together.asked, tax: names.length > 0 ? names.join(', ') : '-' };
}

export const useBands = () => useOfTaxes(useFilteredAnswer(ask.bands(useChosen())));
export const useOwing = <D extends 'objectClass' | 'valueBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.owing(by, useChosen())));
export const useAreas = <D extends 'landBand' | 'buildingBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.areas(by, useChosen())));

/** Uses the wider query if no row has the narrow dimension: vehicles have no district, many objects no use. */
function useTold<M extends string, D extends string>(
  asked: QueryResult<M, D>,
  wider: QueryResult<M, D>,
  apart: (answer: AnswerTo<M, D>) => D,
): QueryResult<M, D> {
  const both = useTogether({ asked, wider });
  const { answer } = both.asked;
  return answer === null || codesOf(answer, apart(answer)).some((code) => code !== null) ? both.asked : both.wider;
}

/** Regions of the map; cities if objects of the tax have no narrower place. */
export function usePlaces() {
  const [levels, chosen] = [useMapLevels(), useChosen()];
  const cities = useFilteredAnswer(ask.places({ by: ['city'], region: levels.region }, chosen));
  return useOfTaxes(useTold(useFilteredAnswer(ask.places(levels, chosen)), cities, (answer) => levelsIn(answer).level));
}

/** Objects by class and use, or by class only. */
export function useKinds() {
  const chosen = useChosen();
  return useOfTaxes(useTold(useFilteredAnswer(ask.kinds(chosen)), useFilteredAnswer(ask.kinds(chosen, ask.CLASS)), () => 'objectUse'));
}

/** Object profiles by class and use: assessed, paid, and in arrears. */
export function useProfiles() {
  const chosen = useChosen();
  return useTold(useFilteredAnswer(ask.profiles(chosen)), useFilteredAnswer(ask.profiles(chosen, ask.CLASS)), () => 'objectUse');
}
