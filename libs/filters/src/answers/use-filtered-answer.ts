import { canFilter, type DimensionOf, type FilterKey, type MeasureOf, type Span, type SubjectKey } from '@pendapa/contracts';
import { useAnswer, type QueryResult, type TypedQuery, type Turn, type UnappliedFilter } from '@pendapa/query';
import { useSpanDates } from '../time/use-span.ts';
import type { Choices } from '../choices/choices.ts';
import { useFilters, type Filters } from '../choices/filters-context.ts';
import { CHOSEN_FILTERS, filterCodes, findUnappliedFilters } from './unapplied-filters.ts';

function whereOf(
  choices: Choices,
  subject: SubjectKey,
  measures: readonly string[],
): Readonly<Partial<Record<FilterKey, readonly string[]>>> {
  const supported = CHOSEN_FILTERS.filter((key) => filterCodes(choices, key).length > 0 && canFilter(subject, measures, key));
  return Object.fromEntries(supported.map((key) => [key, filterCodes(choices, key)]));
}

/** Dates of the choice. The default has none, so that the query can be sent before the data date is known. */
const datesOf = ({ choices, period }: Filters) => (choices.period === 'year' || period === null ? {} : period);

/** Query of a page, optionally with its own dates. */
export interface PageQuery<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> extends TypedQuery<S, M, D> {
  readonly span?: Span;
}

export interface FilteredQuestion<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> {
  readonly question: TypedQuery<S, M, D>;
  /** False while dates or codes of the filters are unknown. */
  readonly ready: boolean;
  readonly unappliedFilters: readonly UnappliedFilter[];
}

/** Merges the page's filters into a query. Values of the query win, and those filters are returned as unapplied. */
export function useFilteredQuestion<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>({
  span,
  ...query
}: PageQuery<S, M, D>): FilteredQuestion<S, M, D> {
  const filters = useFilters();
  const dates = useSpanDates(span);
  const { choices, isReady, period } = filters;
  const { subject, measures } = query;
  const question: TypedQuery<S, M, D> = {
    ...(span === undefined && query.from === undefined && query.to === undefined ? datesOf(filters) : {}),
    compare: choices.compare,
    ...(subject === 'achievement' ? { version: choices.version } : {}),
    ...query,
    ...dates,
    where: { ...whereOf(choices, subject, measures), ...query.where },
  };
  return {
    question,
    ready: isReady && (span === undefined ? choices.period === 'year' || period !== null : dates !== null),
    unappliedFilters: findUnappliedFilters(question, filters),
  };
}

/**
 * `useAnswer` with the page's filters: period, comparison, target version and codes, if the subject has them. Values of
 * the query win; filters that it does not apply are in `unappliedFilters`. A span is relative to the
 * last day of the page's period.
 */
export function useFilteredAnswer<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: PageQuery<S, M, D>,
  when = true,
  turn: Turn = 'first',
): QueryResult<M, D> {
  const filtered = useFilteredQuestion(question);
  const result = useAnswer(filtered.question, when && filtered.ready, turn);
  return { ...result, unappliedFilters: filtered.unappliedFilters };
}
