import { useFilteredAnswer, useFilters, useTargetSpan, useTogether, type AnswerTo, type Asked } from '@pendapa/analysis';
import * as ask from '../../questions/revenue-up3d-current.ts';
import { NO_UNIT } from '../../questions/units.ts';
import { useKindsOfChosen, useUnitKinds } from '../shared/use-unit-kinds.ts';

export type UnitMeasure = ReturnType<typeof ask.units>['measures'][number];
export type MonthMeasure = ReturnType<typeof ask.unitMonths>['measures'][number];
export type TaxMeasure = ReturnType<typeof ask.taxesOfUnit>['measures'][number];

export const useUnits = (): Asked<UnitMeasure, 'unit'> => useFilteredAnswer(ask.units(useUnitKinds()));

export const useChosen = (): Asked<UnitMeasure> => useFilteredAnswer(ask.chosen(useKindsOfChosen()));

export const useTaxesOfUnit = (unit: string | null): Asked<TaxMeasure, 'taxType'> =>
  useFilteredAnswer(ask.taxesOfUnit(unit), unit !== null);

export const useUnitMonths = (): Asked<MonthMeasure, 'unit' | 'month'> => useFilteredAnswer(ask.unitMonths(useUnitKinds()));

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

export const useChosenMonths = (): Asked<MonthMeasure, 'month'> => useFilteredAnswer(ask.chosenMonths(useKindsOfChosen()));
