import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { queryAddress, type DimensionOf, type MeasureOf, type SubjectKey } from '@pendapa/contracts';
import { useFilteredQuestion } from '@pendapa/filters';
import { rowsOf, fetchJson, useAnswer, type AnswerTo, type Row, type QueryResult, type TypedQuery } from '@pendapa/query';
import type { Order } from './sort-rows.ts';
import type { TablePages } from './use-table-rows.ts';

export interface AnswerPages<M extends string, D extends string> {
  /** First page: state, totals, notes. */
  readonly result: QueryResult<M, D>;
  readonly rows: readonly Row<M, D>[];
  /** Paging for `AnswerTable`. Column keys must be those of measures and dimensions, because the server sorts by them. */
  readonly pages: TablePages;
}

/** Queries a long answer in pages of `size` rows with the page's filters. Totals and row count are those of the whole. */
export function useAnswerPages<S extends SubjectKey, const M extends MeasureOf<S>, const D extends DimensionOf<S>>(
  question: TypedQuery<S, M, D>,
  size: number,
): AnswerPages<M, D> {
  const [orders, setOrders] = useState<readonly Order[]>(question.sort ?? []);
  const { question: filtered, ready, unappliedFilters } = useFilteredQuestion({ ...question, sort: orders, limit: size });
  const result = useAnswer(filtered, ready);
  const first = result.state === 'updating' ? null : result.answer;
  const rest = useInfiniteQuery({
    // All pages belong to one generation.
    queryKey: ['answer', 'pages', queryAddress(filtered), first?.generation],
    queryFn: ({ pageParam, signal }) => fetchJson<AnswerTo<M, D>>(queryAddress({ ...filtered, after: pageParam }), signal),
    initialPageParam: first?.next ?? '',
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: false,
  });
  const answers = [result.answer, ...(first && rest.data ? rest.data.pages : [])].filter((answer) => answer !== null);
  const last = answers.at(-1);
  const more = first !== null && last !== undefined && last.next !== null;
  return {
    result: { ...result, unappliedFilters },
    rows: answers.flatMap((answer) => rowsOf(answer)),
    pages: {
      rowCount: result.answer?.rowCount ?? 0,
      orders,
      onOrders: setOrders,
      more: more ? () => void rest.fetchNextPage() : null,
      loading: rest.isFetching,
    },
  };
}
