import {
  besides,
  difference,
  isKnown,
  known,
  missing,
  NO_ROWS,
  totalOf,
  useFilteredAnswer,
  useFilters,
  useTargetSpan,
  type Asked,
  type Figure,
} from '@pendapa/analysis';
import type { DimensionOf, StatedQuestion } from '@pendapa/contracts';

type Question<D extends DimensionOf<'achievement'>> = StatedQuestion<'achievement', 'realisedOfPlan' | 'planWhole', D>;
export type InSpan<D extends string = never> = Readonly<Record<'planned' | 'realised', Asked<'realisedOfPlan' | 'planWhole', D>>>;

/** A question over the quarter or month whose target the reader chose, to its end and to that of the period; a year is told by the other answers. */
export function useInSpan<D extends DimensionOf<'achievement'> = never>(question: Question<D>): InSpan<D> {
  const span = useTargetSpan();
  const { choices, period } = useFilters();
  const when = span !== null && choices.target !== 'year';
  const asked = { ...question, from: span?.from };
  return {
    planned: useFilteredAnswer({ ...asked, to: span?.to }, when),
    realised: useFilteredAnswer({ ...asked, to: period?.to }, when),
  };
}

/** What all units together lack of what is planned in the span. */
export const missingInSpan = ({ planned, realised }: InSpan): Figure =>
  difference(
    planned.answer ? totalOf(planned.answer, 'planWhole') : missing(NO_ROWS),
    realised.answer ? totalOf(realised.answer, 'realisedOfPlan') : missing(NO_ROWS),
  );

/** What each unit lacks; no rows where nothing is planned. */
export function missingByUnit({ planned, realised }: InSpan<'unit'>) {
  const plan = besides(planned.answer, 'unit', 'planWhole');
  const came = besides(realised.answer, 'unit', 'realisedOfPlan');
  // Without a row nothing came in, if it is known what came in at all.
  const cameOf = (row: Parameters<typeof came.value>[0]): Figure =>
    isKnown(came.total) && !isKnown(came.value(row)) ? known('0') : came.value(row);
  return (row: Parameters<typeof plan.value>[0]): Figure => difference(plan.value(row), cameOf(row));
}
