import type { DimensionOf, QuerySpec } from '@pendapa/contracts';
import { useFilteredAnswer, useFilters, useTargetSpan } from '@pendapa/filters';
import { joinByKey, difference, isKnown, known, missing, NO_ROWS, totalOf, type QueryResult, type Figure } from '@pendapa/query';

type Question<D extends DimensionOf<'achievement'>> = QuerySpec<'achievement', 'realisedOfPlan' | 'planWhole', D>;
export type InSpan<D extends string = never> = Readonly<Record<'planned' | 'realised', QueryResult<'realisedOfPlan' | 'planWhole', D>>>;

/** Queries the chosen quarter or month twice: to its end (plan) and to the end of the period (revenue). A year needs no extra query. */
export function useInSpan<D extends DimensionOf<'achievement'> = never>(question: Question<D>): InSpan<D> {
  const span = useTargetSpan();
  const { choices, period } = useFilters();
  const when = span !== null && choices.target !== 'year';
  const query = { ...question, from: span?.from };
  return {
    planned: useFilteredAnswer({ ...query, to: span?.to }, when),
    realised: useFilteredAnswer({ ...query, to: period?.to }, when),
  };
}

/** Shortfall of all units in the span. */
export const missingInSpan = ({ planned, realised }: InSpan): Figure =>
  difference(
    planned.answer ? totalOf(planned.answer, 'planWhole') : missing(NO_ROWS),
    realised.answer ? totalOf(realised.answer, 'realisedOfPlan') : missing(NO_ROWS),
  );

/** Shortfall of each unit in the span; `absent` without a plan. */
export function missingByUnit({ planned, realised }: InSpan<'unit'>) {
  const plan = joinByKey(planned.answer, 'unit', 'planWhole');
  const came = joinByKey(realised.answer, 'unit', 'realisedOfPlan');
  // A unit without a row has 0 if the answer covers the days.
  const cameOf = (row: Parameters<typeof came.value>[0]): Figure =>
    isKnown(came.total) && !isKnown(came.value(row)) ? known('0') : came.value(row);
  return (row: Parameters<typeof plan.value>[0]): Figure => difference(plan.value(row), cameOf(row));
}
