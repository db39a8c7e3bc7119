import { useFilteredAnswer, useFilters, useTogether, useYearOfPeriod, type AnswerTo, type Asked } from '@pendapa/analysis';
import { useUnitKinds } from '../units/use-unit-kinds.ts';

const UNIT_MEASURES = ['realised', 'target', 'plan', 'planAchievement', 'planVariance', 'remaining'] as const;
export type UnitMeasure = (typeof UNIT_MEASURES)[number];
const MONTH_MEASURES = ['realised', 'plan', 'planAchievement'] as const;
export type MonthMeasure = (typeof MONTH_MEASURES)[number];

/** Every unit stays in sight, also while one is chosen: the others are what it is measured by. */
const NO_UNIT = [] as const;

/** Each unit up to the end of the period, the largest first. */
export const useUnits = (): Asked<UnitMeasure, 'unit'> =>
  useFilteredAnswer({
    subject: 'achievement',
    measures: UNIT_MEASURES,
    by: ['unit'],
    where: { kind: useUnitKinds(), unit: NO_UNIT },
    sort: [{ key: 'realised', descending: true }],
  });

/** The chosen units together, or all. */
export const useChosen = (): Asked<UnitMeasure> =>
  useFilteredAnswer({ subject: 'achievement', measures: UNIT_MEASURES, where: { kind: useUnitKinds() } });

/** Each unit in each month of the year up to the end of the period. */
export function useUnitMonths(): Asked<MonthMeasure, 'unit' | 'month'> {
  const year = useYearOfPeriod();
  const { period } = useFilters();
  return useFilteredAnswer(
    {
      subject: 'achievement',
      measures: MONTH_MEASURES,
      by: ['unit', 'month'],
      from: year?.from,
      to: period?.to,
      compare: 'none',
      where: { kind: useUnitKinds(), unit: NO_UNIT },
    },
    year !== null,
  );
}

export interface UnitsWithMonths {
  readonly units: Asked<UnitMeasure, 'unit'>;
  /** Null while it is not known. */
  readonly months: AnswerTo<MonthMeasure, 'unit' | 'month'> | null;
}

/** Units with their months, changing together. */
export function useUnitsWithMonths(): UnitsWithMonths {
  const { units, months } = useTogether({ units: useUnits(), months: useUnitMonths() });
  return { units, months: months.answer };
}

/** The whole year of the chosen units month by month: what is planned goes on beyond the data date. */
export function useChosenMonths(): Asked<'realised' | 'plan', 'month'> {
  const year = useYearOfPeriod();
  return useFilteredAnswer(
    {
      subject: 'achievement',
      measures: ['realised', 'plan'],
      by: ['month'],
      from: year?.from,
      to: year?.to,
      compare: 'last-year',
      where: { kind: useUnitKinds() },
    },
    year !== null,
  );
}
