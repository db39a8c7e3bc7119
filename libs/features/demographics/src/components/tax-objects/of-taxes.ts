import { levelsIn, useFilteredAnswer, useFilters, useMapLevels } from '@pendapa/filters';
import { useMemberName } from '@pendapa/panels';
import { codesOf, rowsOf, useTogether, type AnswerTo, type QueryResult } from '@pendapa/query';
import * as ask from '../../questions/demo-taxobject.ts';

/** Codes of the chosen taxes. */
const useChosen = (): readonly string[] => useFilters().choices.tax;

export const useSummed = () => ask.reconciliation(useChosen());
export const useTaxes = () => useFilteredAnswer(ask.taxes(useChosen()));
export const useStanding = () => useFilteredAnswer(ask.taxProfiles(useChosen()));

/** An answer with the names of its taxes; both change at the same time. */
function useOfTaxes<M extends string, D extends string>(
  result: QueryResult<M, D>,
): { readonly result: QueryResult<M, D>; readonly tax: string } {
  const nameOf = useMemberName();
  const shared = useTogether({ result, taxes: useTaxes() });
  const { answer } = shared.taxes;
  const names = answer ? rowsOf(answer).map(({ codes }) => nameOf(answer, 'taxType', codes.taxType)) : [];
  return { result: shared.result, tax: names.length > 0 ? names.join(', ') : '-' };
}

export const useBands = () => useOfTaxes(useFilteredAnswer(ask.bands(useChosen())));
export const useOwing = <D extends 'objectClass' | 'valueBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.owingBy(by, useChosen())));
export const useAreas = <D extends 'landBand' | 'buildingBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.areas(by, useChosen())));

/** Uses the wider query if no row has the narrow dimension: vehicles have no district, many objects no use. */
function useNarrowOrWider<M extends string, D extends string>(
  result: QueryResult<M, D>,
  wider: QueryResult<M, D>,
  narrowDimension: (answer: AnswerTo<M, D>) => D,
): QueryResult<M, D> {
  const both = useTogether({ result, wider });
  const { answer } = both.result;
  return answer === null || codesOf(answer, narrowDimension(answer)).some((code) => code !== null) ? both.result : both.wider;
}

/** Regions of the map; cities if objects of the tax have no narrower place. */
export function useObjectsByRegion() {
  const [levels, chosen] = [useMapLevels(), useChosen()];
  const cities = useFilteredAnswer(ask.objectsByRegion({ by: ['city'], region: levels.region }, chosen));
  return useOfTaxes(useNarrowOrWider(useFilteredAnswer(ask.objectsByRegion(levels, chosen)), cities, (answer) => levelsIn(answer).level));
}

/** Objects by class and use, or by class only. */
export function useKinds() {
  const chosen = useChosen();
  return useOfTaxes(
    useNarrowOrWider(useFilteredAnswer(ask.kinds(chosen)), useFilteredAnswer(ask.kinds(chosen, ask.CLASS_DIMENSIONS)), () => 'objectUse'),
  );
}

/** Object profiles by class and use: assessed, paid, and in arrears. */
export function useProfiles() {
  const chosen = useChosen();
  return useOfTaxes(
    useNarrowOrWider(
      useFilteredAnswer(ask.profiles(chosen)),
      useFilteredAnswer(ask.profiles(chosen, ask.CLASS_DIMENSIONS)),
      () => 'objectUse',
    ),
  );
}
