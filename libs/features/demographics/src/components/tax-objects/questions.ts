import {
  codesOf,
  levelsIn,
  rowsOf,
  useFilteredAnswer,
  useFilters,
  useMapLevels,
  useMemberName,
  useTogether,
  type Asked,
} from '@pendapa/analysis';
import * as ask from '../../questions/demo-taxobject.ts';

export type KindMeasure = ReturnType<typeof ask.uses>['measures'][number];
export type AreaMeasure = ReturnType<typeof ask.areas>['measures'][number];
export type ProfileMeasure = ReturnType<typeof ask.profilesOfUses>['measures'][number];

/** The codes of the taxes that the reader chose. */
const useChosen = (): readonly string[] => useFilters().choices.tax;

export const useSummed = () => ask.summed(useChosen());
export const useTaxes = () => useFilteredAnswer(ask.taxes(useChosen()));

/** An answer with the names of the taxes that it is of, changing together. */
function useOfTaxes<M extends string, D extends string>(asked: Asked<M, D>): { readonly asked: Asked<M, D>; readonly tax: string } {
  const nameOf = useMemberName();
  const together = useTogether({ asked, taxes: useTaxes() });
  const { answer } = together.taxes;
  const names = answer ? rowsOf(answer).map(({ codes }) => nameOf(answer, 'taxType', codes.taxType)) : [];
  return { asked: together.asked, tax: names.length > 0 ? names.join(', ') : '-' };
}

export const useBands = () => useOfTaxes(useFilteredAnswer(ask.bands(useChosen())));

/** Regions of the map; whole cities for taxes whose objects are told by nothing narrower, such as vehicles. */
export function usePlaces() {
  const [levels, chosen] = [useMapLevels(), useChosen()];
  const { places, cities } = useTogether({
    places: useFilteredAnswer(ask.places(levels, chosen)),
    cities: useFilteredAnswer(ask.places({ by: ['city'], region: levels.region }, chosen)),
  });
  const narrowest = places.answer && levelsIn(places.answer).level;
  const told = places.answer === null || narrowest === null || codesOf(places.answer, narrowest).some((code) => code !== null);
  return useOfTaxes(told ? places : cities);
}

export const useStanding = () => useFilteredAnswer(ask.standing(useChosen()));
export const useOwing = <D extends 'objectClass' | 'valueBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.owing(by, useChosen())));
export const useAreas = <D extends 'landBand' | 'buildingBand'>(by: D) => useOfTaxes(useFilteredAnswer(ask.areas(by, useChosen())));

export type KindDimension = 'taxType' | 'objectClass' | 'objectUse';

/** Where no use is stated a split by it has nothing to show. */
const statesUses = <M extends string>({ answer }: Asked<M, KindDimension>): boolean =>
  answer === null || codesOf(answer, 'objectUse').some((code) => code !== null);

/** Kinds by use, and without it. */
export function useKinds() {
  const chosen = useChosen();
  const { uses, classes } = useTogether({ uses: useFilteredAnswer(ask.uses(chosen)), classes: useFilteredAnswer(ask.classes(chosen)) });
  return { uses: useOfTaxes(uses), classes: useOfTaxes(classes), stated: statesUses(uses) };
}

/** The same with what was assessed on them, paid and owed. */
export function useKindProfiles() {
  const chosen = useChosen();
  const { uses, classes } = useTogether({
    uses: useFilteredAnswer(ask.profilesOfUses(chosen)),
    classes: useFilteredAnswer(ask.profilesOfClasses(chosen)),
  });
  return { uses, classes, stated: statesUses(uses) };
}
