import { useFilteredAnswer, useFilters, useMapLevels, useMoneyMeasure, useTogether, type Asked, type RegionLevel } from '@pendapa/analysis';
import * as ask from '../../questions/detailed-regional.ts';
import { PROVINCE, type Money } from '../../questions/regions.ts';

const LEVELS = ['city', 'district', 'ward'] as const satisfies readonly RegionLevel[];

export const useRegion = (): Asked<Money | 'payingObjects'> => useFilteredAnswer(ask.region(useMoneyMeasure()));
export const useRegionAssessed = (): Asked<'realisationRate'> => useFilteredAnswer(ask.regionAssessed);
export const useRegionArrears = (): Asked<'total'> => useFilteredAnswer(ask.regionArrears);

/** The chosen region among those of its level within the same region above; not asked for the whole province. */
export function useSiblings(): Asked<Money, RegionLevel> {
  const money = useMoneyMeasure();
  const { region } = useFilters().choices;
  const level = LEVELS[region.length - 1];
  return useFilteredAnswer(ask.siblings(money, level ?? 'city', region.slice(0, -1).slice(-1)), level !== undefined);
}

/** Districts of cities, or wards of districts once a city is chosen. */
export function useAreas(): Asked<Money, RegionLevel> {
  const money = useMoneyMeasure();
  const { region } = useFilters().choices;
  const chosen = { by: ['district', 'ward'], region: region.slice(0, 2).slice(-1) } as const;
  return useFilteredAnswer(ask.areas(money, region.length === 0 ? PROVINCE : chosen));
}

export const useRegionMonths = (): Asked<Money, RegionLevel | 'month'> =>
  useFilteredAnswer(ask.regionMonths(useMoneyMeasure(), useMapLevels()));

/** What came in, is registered, assessed, owed and paid on time in the regions of the map, changing together. */
export function useRegisters() {
  const asked = ask.registers(useMoneyMeasure(), useMapLevels());
  return useTogether({
    revenue: useFilteredAnswer(asked.revenue),
    objects: useFilteredAnswer(asked.objects),
    assessments: useFilteredAnswer(asked.assessments),
    arrears: useFilteredAnswer(asked.arrears),
    compliance: useFilteredAnswer(asked.compliance),
  });
}
export type Registers = ReturnType<typeof useRegisters>;
