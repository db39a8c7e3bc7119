import { useQueries } from '@tanstack/react-query';
import { queryAddress, subjectSpec, type MeasureOf, type Period, type SubjectKey } from '@pendapa/contracts';
import { useFiltersIfAny, CHOSEN_FILTERS, filterCodes, type Filters } from '@pendapa/filters';
import { isNothing, stateOf, totalOf, fetchJson, type FilterName, type AnswerTo } from '@pendapa/query';

type Narrowing = (typeof CHOSEN_FILTERS)[number];

export interface Excluding {
  /** Filters that limit the query. */
  readonly narrowing: readonly Narrowing[];
  /** Filters whose removal would give a result; null until known. */
  readonly helping: readonly Narrowing[] | null;
}

const narrowingOf = (subject: SubjectKey, { changedFilters }: Filters): readonly Narrowing[] =>
  CHOSEN_FILTERS.filter((name) => changedFilters.includes(name satisfies FilterName) && subjectSpec(subject).filters.includes(name));

function addressWithout(subject: SubjectKey, measure: string, period: Period, names: readonly Narrowing[], { choices }: Filters): string {
  const where = Object.fromEntries(names.map((name) => [name, filterCodes(choices, name)]));
  return queryAddress({ subject, measures: [measure as MeasureOf<SubjectKey>], ...period, where });
}

const brings = (answer: AnswerTo | undefined, measure: string): boolean =>
  answer !== undefined && !isNothing(totalOf(answer, measure)) && stateOf(totalOf(answer, measure))?.state !== 'absent';

/** Finds the filters that exclude all figures, by sending the query again without each of them. */
export function useExcluding(subject: SubjectKey, measure: string, period: Period): Excluding {
  const filters = useFiltersIfAny();
  const narrowing = filters ? narrowingOf(subject, filters) : [];
  const tries = filters
    ? narrowing.map((name) =>
        addressWithout(
          subject,
          measure,
          period,
          narrowing.filter((other) => other !== name),
          filters,
        ),
      )
    : [];
  const results = useQueries({
    queries: tries.map((address) => ({
      queryKey: ['answer', address],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchJson<AnswerTo>(address, signal),
      meta: { turn: 'last' },
    })),
  });
  const known = results.every(({ isPending }) => !isPending);
  return { narrowing, helping: known ? narrowing.filter((_, index) => brings(results[index]?.data, measure)) : null };
}
