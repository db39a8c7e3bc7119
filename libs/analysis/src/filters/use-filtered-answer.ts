import { canNarrow, type DimensionOf, type FilterKey, type MeasureOf, type Span, type SubjectKey } from '@pendapa/contracts';
import { useSpanDates } from '../time/use-span.ts';
import { useAnswer, type Asked, type Asking } from '../request/use-answer.ts';
import type { Turn } from '../request/turn.ts';
import type { Choices } from './choices.ts';
import { useFilters, type Filters } from './filters-context.ts';
import { CHOSEN, codesOf, leftAsideBy, type LeftAside } from './left-aside.ts';

function whereOf(
  choices: Choices,
  subject: SubjectKey,
  measures: readonly string[],
): Readonly<Partial<Record<FilterKey, readonly string[]>>> {
  const supported = CHOSEN.filter((key) => codesOf(choices, key).length > 0 && canNarrow(subject, measures, key));
  return Object.fromEntries(supported.map((key) => [key, codesOf(choices, key)]));
}

/** The dates of the choice; the default is left to the server, so that the question can be asked before the data date is known. */
const datesOf = ({ choices, period }: Filters) => (choices.period === 'year' || period === null ? {} : period);

/** A question as a page states it, or with dates of its own. */
export interface PageAsking<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> extends Asking<S, M, D> {
  readonly span?: Span;
}

export interface FilteredQuestion<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> {
  readonly question: Asking<S, M, D>;
  /** False while dates or codes of the filters are not known. */
  readonly ready: boolean;
  readonly leftAside: readonly LeftAside[];
}

/** A question with the filters of the page merged into it; what the question itself says goes before them, and is named as left aside. */
export function useFilteredQuestion<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>({
  span,
  ...asked
}: PageAsking<S, M, D>): FilteredQuestion<S, M, D> {
  const filters = useFilters();
  const dates = useSpanDates(span);
  const { choices, ready, period } = filters;
  const { subject, measures } = asked;
  const question: Asking<S, M, D> = {
    ...(span === undefined && asked.from === undefined && asked.to === undefined ? datesOf(filters) : {}),
    compare: choices.compare,
    ...(subject === 'achievement' ? { version: choices.version } : {}),
    ...asked,
    ...dates,
    where: { ...whereOf(choices, subject, measures), ...asked.where },
  };
  return {
    question,
    ready: ready && (span === undefined ? choices.period === 'year' || period !== null : dates !== null),
    leftAside: leftAsideBy(question, filters),
  };
}

/**
 * `useAnswer` with the page's filters: period, comparison, target version and codes, as far as the subject has them. What the
 * question itself says goes before the filters; set filters that the question does not follow are in `leftAside`. A span is counted from the
 * last day of the page's period.
 */
export function useFilteredAnswer<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: PageAsking<S, M, D>,
  when = true,
  turn: Turn = 'first',
): Asked<M, D> {
  const filtered = useFilteredQuestion(question);
  const asked = useAnswer(filtered.question, when && filtered.ready, turn);
  return { ...asked, leftAside: filtered.leftAside };
}
