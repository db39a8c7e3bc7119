import { subjectSpec, type DimensionOf, type FilterKey, type MeasureOf, type SubjectKey } from '@pendapa/contracts';
import { useAnswer, type Asked, type Asking } from '../request/use-answer.ts';
import type { Turn } from '../request/turn.ts';
import { REGION_LEVELS, type Choices, type FilterName } from './choices.ts';
import { useFilters, type Filters } from './filters-context.ts';

/** What readers choose of all that a question can be narrowed by; the rest is a page's own business. */
const CHOSEN = ['tax', 'category', 'unit', 'kind', 'region', 'channel', 'bank'] as const satisfies readonly FilterKey[];
type ChosenKey = (typeof CHOSEN)[number];

/** The code of the narrowest region decides: it lies in the others. */
const codesOf = (choices: Choices, key: ChosenKey): readonly string[] => (key === 'region' ? choices.region.slice(-1) : choices[key]);

function whereOf(choices: Choices, subject: SubjectKey): Readonly<Partial<Record<FilterKey, readonly string[]>>> {
  const supported = CHOSEN.filter((key) => subjectSpec(subject).filters.includes(key) && codesOf(choices, key).length > 0);
  return Object.fromEntries(supported.map((key) => [key, codesOf(choices, key)]));
}

const isChosen = (name: FilterName): name is ChosenKey => CHOSEN.some((key) => key === name);

/** True where a filter changes what the question is answered with. */
function reaches(name: FilterName, subject: SubjectKey, by: readonly string[]): boolean {
  if (isChosen(name)) return subjectSpec(subject).filters.includes(name);
  // A level chooses the rows of a split by regions; totals and splits by anything else have none.
  if (name === 'level') return by.length === 0 || REGION_LEVELS.some((level) => by.includes(level));
  if (name === 'version') return subject === 'achievement';
  return true;
}

/** Filters that are set but that do not reach the question. */
const ignoredBy = (subject: SubjectKey, by: readonly string[], { set, offers }: Filters): readonly FilterName[] =>
  set.filter((name) => offers.includes(name) && !reaches(name, subject, by));

/** The dates of the choice; the default is left to the server, so that the question can be asked before the data date is known. */
const datesOf = ({ choices, period }: Filters) => (choices.period === 'year' || period === null ? {} : period);

export interface FilteredQuestion<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> {
  readonly question: Asking<S, M, D>;
  /** False while dates or codes of the filters are not known. */
  readonly ready: boolean;
  readonly ignored: readonly FilterName[];
}

/** A question with the filters of the page merged into it; what the question itself says goes before them. */
export function useFilteredQuestion<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: Asking<S, M, D>,
): FilteredQuestion<S, M, D> {
  const filters = useFilters();
  const { choices, ready, period } = filters;
  const { subject } = question;
  const dates = question.from === undefined && question.to === undefined ? datesOf(filters) : {};
  return {
    question: {
      ...dates,
      compare: choices.compare,
      ...(subject === 'achievement' ? { version: choices.version } : {}),
      ...question,
      where: { ...whereOf(choices, subject), ...question.where },
    },
    ready: ready && (choices.period === 'year' || period !== null),
    ignored: ignoredBy(subject, question.by ?? [], filters),
  };
}

/**
 * `useAnswer` with the page's filters: period, comparison, target version and codes, as far as the subject has them. What the
 * question itself says goes before the filters; set filters that the subject lacks are in `ignored`.
 */
export function useFilteredAnswer<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  question: Asking<S, M, D>,
  when = true,
  turn: Turn = 'first',
): Asked<M, D> {
  const filtered = useFilteredQuestion(question);
  const asked = useAnswer(filtered.question, when && filtered.ready, turn);
  return { ...asked, ignored: filtered.ignored };
}
