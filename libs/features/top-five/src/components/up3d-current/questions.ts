import { useFilteredAnswer, useFilters, useTargetSpan, useTogether, useYearOfPeriod, type AnswerTo, type Asked } from '@pendapa/analysis';
import { useKindsOfChosen, useUnitKinds } from '../units/use-unit-kinds.ts';

const UNIT_MEASURES = ['realised', 'realisedToDate', 'target', 'planToDate', 'planAchievement', 'planVariance', 'remaining'] as const;
export type UnitMeasure = (typeof UNIT_MEASURES)[number];
const MONTH_MEASURES = ['realised', 'plan'] as const;
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
    sort: [{ key: 'realisedToDate', descending: true }],
  });

/** The chosen units together, or all. */
export const useChosen = (): Asked<UnitMeasure> =>
  useFilteredAnswer({ subject: 'achievement', measures: UNIT_MEASURES, where: { kind: useKindsOfChosen() } });

const TAX_MEASURES = ['realisedToDate', 'planToDate', 'planAchievement', 'planVariance'] as const;
export type TaxMeasure = (typeof TAX_MEASURES)[number];

/** The chosen unit by tax type; every type stays in sight while one is chosen. */
export const useTaxesOfUnit = (unit: string | null): Asked<TaxMeasure, 'taxType'> =>
  useFilteredAnswer(
    {
      subject: 'achievement',
      measures: TAX_MEASURES,
      by: ['taxType'],
      compare: 'none',
      where: { unit: unit === null ? NO_UNIT : [unit], tax: [] },
      sort: [{ key: 'realisedToDate', descending: true }],
    },
    unit !== null,
  );

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

const SPAN_MEASURES = ['realised', 'planWhole'] as const;
type SpanMeasure = (typeof SPAN_MEASURES)[number];

/** The quarter or month whose target the reader chose, and what of it is over when the period ends; a whole year has its target in the other answers. */
function useShorterSpan() {
  const span = useTargetSpan();
  const { choices, period } = useFilters();
  const asked = { subject: 'achievement', measures: SPAN_MEASURES, from: span?.from, compare: 'none' } as const;
  return {
    whole: { ...asked, to: span?.to },
    untilNow: { ...asked, to: period?.to },
    when: span !== null && choices.target !== 'year',
  };
}

/** The chosen units in the span of the target: planned to its end, realised to the end of the period. */
export function useChosenSpan(): Readonly<Record<'planned' | 'realised', Asked<SpanMeasure>>> {
  const { whole, untilNow, when } = useShorterSpan();
  const where = { kind: useKindsOfChosen() };
  return useTogether({
    planned: useFilteredAnswer({ ...whole, where }, when),
    realised: useFilteredAnswer({ ...untilNow, where }, when),
  });
}

function useUnitSpans(): Readonly<Record<'planned' | 'realised', Asked<SpanMeasure, 'unit'>>> {
  const { whole, untilNow, when } = useShorterSpan();
  const asked = { by: ['unit'], where: { kind: useUnitKinds(), unit: NO_UNIT } } as const;
  return { planned: useFilteredAnswer({ ...whole, ...asked }, when), realised: useFilteredAnswer({ ...untilNow, ...asked }, when) };
}

/** What stands beside the units in their table; null while it is not known. */
export interface BesideUnits {
  readonly months: AnswerTo<MonthMeasure, 'unit' | 'month'> | null;
  /** Of a target of a quarter or month. */
  readonly spans: Readonly<Record<'planned' | 'realised', AnswerTo<SpanMeasure, 'unit'>>> | null;
}

/** Units with what stands beside them, changing together. */
export function useUnitsWithMonths(): { readonly units: Asked<UnitMeasure, 'unit'>; readonly beside: BesideUnits } {
  const shorter = useFilters().choices.target !== 'year';
  const inSpans = useUnitSpans();
  const { units, months, planned, realised } = useTogether({
    units: useUnits(),
    months: useUnitMonths(),
    planned: shorter ? inSpans.planned : null,
    realised: shorter ? inSpans.realised : null,
  });
  const spans = planned?.answer && realised?.answer ? { planned: planned.answer, realised: realised.answer } : null;
  return { units, beside: { months: months.answer, spans } };
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
      where: { kind: useKindsOfChosen() },
    },
    year !== null,
  );
}
