import {
  useFilteredAnswer,
  useFilters,
  useMonthsUpTo,
  useMoneyMeasure,
  useTogether,
  type Asked,
  type RegionLevel,
} from '@pendapa/analysis';
import type { Money } from '../shared/questions.ts';
import { useMapLevels, type MapDimension } from '../shared/use-map-levels.ts';

const LEVELS = ['city', 'district', 'ward'] as const satisfies readonly RegionLevel[];
const MONTHS = 25;

/** The chosen region as a whole. */
export const useRegion = (): Asked<Money | 'payingObjects'> =>
  useFilteredAnswer({ subject: 'revenue', measures: [useMoneyMeasure(), 'payingObjects'] });
export const useRegionAssessed = (): Asked<'realisationRate'> =>
  useFilteredAnswer({ subject: 'assessments', measures: ['realisationRate'] });
export const useRegionArrears = (): Asked<'total'> => useFilteredAnswer({ subject: 'arrears', measures: ['total'] });

/** The chosen region among those of its level within the same region above; not asked for the whole province. */
export function useSiblings(): Asked<Money, RegionLevel> {
  const money = useMoneyMeasure();
  const { region } = useFilters().choices;
  const level = LEVELS[region.length - 1];
  return useFilteredAnswer(
    {
      subject: 'revenue',
      measures: [money],
      by: [level ?? 'city'],
      where: { region: region.slice(0, -1).slice(-1) },
      sort: [{ key: money, descending: true }],
    },
    level !== undefined,
  );
}

/** Two levels for areas within areas: districts of cities, or wards of districts once a city is chosen. */
export function useAreas(): Asked<Money, MapDimension> {
  const money = useMoneyMeasure();
  const { region } = useFilters().choices;
  const whole = region.length === 0;
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money],
    by: whole ? ['city', 'district'] : ['district', 'ward'],
    where: { region: region.slice(0, 2).slice(-1) },
    compare: 'none',
    sort: [{ key: money, descending: true }],
  });
}

/** The regions of the map month by month, two years up to the end of the period. */
export function useRegionMonths(): Asked<Money, MapDimension | 'month'> {
  const money = useMoneyMeasure();
  const { by, region } = useMapLevels();
  const level = by.at(-1) ?? 'city';
  const span = useMonthsUpTo(MONTHS);
  return useFilteredAnswer(
    { subject: 'revenue', measures: [money], by: [level, 'month'], from: span?.from, to: span?.to, compare: 'none', where: { region } },
    span !== null,
  );
}

/** What is registered, assessed, owed and paid on time in the regions of the map, changing together. */
export function useRegisters() {
  const { by, region } = useMapLevels();
  const money = useMoneyMeasure();
  const where = { region };
  const compare = 'none' as const;
  return useTogether({
    revenue: useFilteredAnswer({
      subject: 'revenue',
      measures: [money, 'amountPerObject'],
      by,
      where,
      compare,
      sort: [{ key: money, descending: true }],
    }),
    objects: useFilteredAnswer({ subject: 'objects', measures: ['registered', 'payingRatio', 'averageBase'], by, where, compare }),
    assessments: useFilteredAnswer({ subject: 'assessments', measures: ['netDue', 'paid', 'realisationRate'], by, where, compare }),
    arrears: useFilteredAnswer({ subject: 'arrears', measures: ['total', 'objects', 'arrearsRatio'], by, where, compare }),
    compliance: useFilteredAnswer({ subject: 'compliance', measures: ['onTimePaymentRate'], by, where, compare }),
  });
}
export type Registers = ReturnType<typeof useRegisters>;
