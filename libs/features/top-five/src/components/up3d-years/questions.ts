import {
  useFilteredAnswer,
  useFilters,
  useMoneyMeasure,
  useStatus,
  useTogether,
  useYearOfPeriod,
  type AnswerTo,
  type Asked,
} from '@pendapa/analysis';
import { addMonths, monthStart } from '@pendapa/contracts';
import { useKindsOfChosen, useUnitKinds } from '../units/use-unit-kinds.ts';
import type { Money } from './unit-years.ts';

/** Years beside each other, the last one as far as the period reaches. */
export const YEARS = 5;
const NO_UNIT = [] as const;

/** Every unit in the period, the largest first; also while one is chosen. */
export function useUnits(): Asked<Money, 'unit'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({
    subject: 'revenue',
    measures: [money],
    by: ['unit'],
    where: { kind: useUnitKinds(), unit: NO_UNIT },
    sort: [{ key: money, descending: true }],
  });
}

/** The chosen units together, or all. */
export function useChosenUnits(): Asked<Money> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], where: { kind: useKindsOfChosen() } });
}

/** Every unit in each of the last five years up to the end of the period. */
export function useUnitYears(): Asked<Money, 'unit' | 'year'> {
  const money = useMoneyMeasure();
  const { period } = useFilters();
  const year = useYearOfPeriod();
  const { since } = useStatus().status ?? {};
  const back = year && addMonths(year.from, -12 * (YEARS - 1));
  const from = back && since && back < since ? monthStart(since) : back;
  return useFilteredAnswer(
    {
      subject: 'revenue',
      measures: [money],
      by: ['unit', 'year'],
      from: from ?? undefined,
      to: period?.to,
      compare: 'none',
      where: { kind: useUnitKinds(), unit: NO_UNIT },
    },
    from !== null,
  );
}

export interface YearsWithUnits {
  readonly years: Asked<Money, 'unit' | 'year'>;
  /** The units in the period and its comparison; null while they are not known. */
  readonly units: AnswerTo<Money, 'unit'> | null;
}

/** Years of the units with the period of the page, changing together. */
export function useYearsWithUnits(): YearsWithUnits {
  const { years, units } = useTogether({ years: useUnitYears(), units: useUnits() });
  return { years, units: units.answer };
}

/** All revenue of the period, whoever received it. */
export function useProvince(): Asked<Money> {
  const money = useMoneyMeasure();
  return useFilteredAnswer({ subject: 'revenue', measures: [money], compare: 'none', where: { kind: [], unit: NO_UNIT } });
}

/** The chosen unit by tax type; every type stays in sight while one is chosen. */
export function useTaxesOfUnit(unit: string | null): Asked<Money, 'taxType'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer(
    {
      subject: 'revenue',
      measures: [money],
      by: ['taxType'],
      where: { unit: unit === null ? NO_UNIT : [unit], tax: [] },
      sort: [{ key: money, descending: true }],
    },
    unit !== null,
  );
}

export function useWardsOfUnit(unit: string | null): Asked<Money, 'ward'> {
  const money = useMoneyMeasure();
  return useFilteredAnswer(
    {
      subject: 'revenue',
      measures: [money],
      by: ['ward'],
      where: { unit: unit === null ? NO_UNIT : [unit] },
      sort: [{ key: money, descending: true }],
    },
    unit !== null,
  );
}
