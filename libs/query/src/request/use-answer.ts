import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  needsCases,
  queryAddress,
  type DimensionOf,
  type MeasureOf,
  type NotedQuery,
  type Query,
  type SubjectKey,
} from '@pendapa/contracts';
import type { UnappliedFilter } from './unapplied-filter.ts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { failureOf, fetchJson, type Failure } from './failure.ts';
import { lastTurn, type Turn } from './turn.ts';
import { useCaseRight } from './use-case-right.ts';
import { useStatus } from './use-status.ts';

/** A query whose measures and dimensions are part of its type. */
export interface TypedQuery<S extends SubjectKey, M extends MeasureOf<S>, D extends DimensionOf<S>> extends Omit<
  Query<S>,
  'measures' | 'by'
> {
  readonly measures: readonly M[];
  readonly by?: readonly D[];
}

/**
 * State of a query. `loading`: no figures yet. `ready`: figures of this query. `updating`: figures of the previous query while new
 * ones load. `stale`: refetching failed, and the last figures are shown. `failed`: no figures, with the reason.
 */
export type QueryState = 'loading' | 'ready' | 'updating' | 'stale' | 'failed';

/** State of any figures. */
export interface QueryStatus {
  readonly state: QueryState;
  readonly failure: Failure | null;
  readonly retry: () => void;
  /** Set filters of the page that the figures do not apply. */
  readonly unappliedFilters?: readonly UnappliedFilter[];
}

export interface QueryResult<M extends string = string, D extends string = string> extends QueryStatus {
  readonly subject: SubjectKey;
  readonly answer: AnswerTo<M, D> | null;
  /** Address of the query, to read rows beyond the first page. */
  readonly address?: string;
  /** The query, to know before its answer which notes it will have. */
  readonly notedQuery?: NotedQuery;
}

/** Derives the state; `previous` means that the figures are those of the previous query. */
export function queryStateOf(hasAnswer: boolean, previous: boolean, failing: boolean): QueryState {
  if (!hasAnswer) return failing ? 'failed' : 'loading';
  if (previous) return 'updating';
  return failing ? 'stale' : 'ready';
}

/** True if an answer has all these measures. The previous answer can stay visible only if it has. */
const hasMeasures = ({ totals }: AnswerTo, measures: readonly string[]): boolean =>
  measures.every((measure) => Object.hasOwn(totals.current, measure));

/**
 * Sends one GET per query; equal queries of a page share it. A measure or dimension that the subject lacks does not compile.
 * With `when` false it waits, for example for the data date.
 */
export function useAnswer<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S> = never>(
  query: TypedQuery<S, M, D>,
  when = true,
  turn: Turn = 'first',
): QueryResult<M, D> {
  const known = useStatus();
  const right = useCaseRight();
  const single = needsCases(query);
  const address = queryAddress(query);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['answer', address],
    queryFn: async ({ client, queryKey, signal }) => {
      if (turn !== 'first') await lastTurn(client, signal, queryKey);
      return fetchJson<AnswerTo<M, D>>(address, signal);
    },
    meta: { turn },
    enabled: when && (!single || right.mayReadCases),
    placeholderData: (before) => (before && hasMeasures(before, query.measures) ? before : undefined),
  });
  const { retry: retryStatus } = known;
  const retry = useCallback(() => {
    retryStatus();
    void refetch();
  }, [retryStatus, refetch]);
  // The currency is part of the status; without it no figure may be shown.
  const barred = single ? right.barred : null;
  const answer = known.status && !barred ? (data ?? null) : null;
  // If figures are on screen, the page's data stamp reports a missing status, once for the page.
  const unanswered = answer ? null : known.failure;
  const failure = barred ?? (error ? failureOf(error) : unanswered);
  return {
    subject: query.subject,
    state: queryStateOf(answer !== null, isPlaceholderData, failure !== null),
    answer,
    failure,
    address,
    notedQuery: query,
    retry,
  };
}
