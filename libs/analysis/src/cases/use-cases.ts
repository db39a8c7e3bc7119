import { useCallback } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  listAddress,
  listSpec,
  MAX_LISTED_CASES,
  subjectSpec,
  type CaseList,
  type FilterKey,
  type ListedCases,
  type ListQuery,
  type MeasureOf,
  type Span,
} from '@pendapa/contracts';
import { useFilteredQuestion } from '@pendapa/filters';
import { failureOf, fetchJson, queryStateOf, useCaseRight, useStatus, type QueryStatus } from '@pendapa/query';

export interface CasesResult extends QueryStatus {
  /** Totals from the server, and the rows of the pages read so far. */
  readonly cases: ListedCases | null;
  /** Reads the next page; null if all rows are loaded. */
  readonly more: (() => void) | null;
  readonly reading: boolean;
  /** Reads all cases for a file, in that order. A search does not limit the file. */
  readonly readAll: (view: CaseView, signal: AbortSignal) => Promise<ListedCases>;
}

export type CaseFilters = Readonly<Partial<Record<FilterKey, readonly string[]>>>;
/** Search text and order of a list. */
export type CaseView = Pick<ListQuery, 'sort' | 'search'>;

function joined(pages: readonly ListedCases[]): ListedCases | null {
  const [first] = pages;
  if (!first) return null;
  const names = (key: keyof ListedCases['names']) =>
    Object.assign({}, ...pages.map((page) => page.names[key])) as ListedCases['names']['tax'];
  return {
    ...first,
    rows: pages.flatMap(({ rows }) => rows),
    names: { tax: names('tax'), unit: names('unit'), region: names('region') },
  };
}

/**
 * Queries a case list for the page's period, or a span that ends with it, and its filters. `where` overrides these filters. The server records
 * each page that is read, so nothing is queried in advance.
 */
export function useCases(list: CaseList, where: CaseFilters = {}, view?: CaseView, span?: Span): CasesResult {
  const { status, failure: unknown } = useStatus();
  const { mayReadCases, barred } = useCaseRight();
  const { subject, sort } = listSpec(list);
  const [measure] = Object.keys(subjectSpec(subject).measures) as MeasureOf<typeof subject>[];
  const { question, ready, unappliedFilters } = useFilteredQuestion({
    subject,
    measures: measure ? [measure] : [],
    where,
    compare: 'none' as const,
    ...(span && { span }),
  });
  const { from, to, where: filters } = question;
  const query: ListQuery = {
    list,
    sort,
    search: '',
    ...view,
    question: { subject, measures: [], ...(from ? { from } : {}), ...(to ? { to } : {}), ...(filters ? { where: filters } : {}) },
  };
  const addressOf = (more: Partial<ListQuery['question']>) => listAddress({ ...query, question: { ...query.question, ...more } });
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['cases', addressOf({})],
    queryFn: ({ pageParam, signal }) => fetchJson<ListedCases>(addressOf(pageParam === '' ? {} : { after: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: ready && mayReadCases,
    placeholderData: keepPreviousData,
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  // The currency is part of the status; without it no amount may be shown.
  const cases = status && !barred && data ? joined(data.pages) : null;
  const failure = barred ?? (error ? failureOf(error) : cases ? null : unknown);
  return {
    cases,
    more: hasNextPage && !isPlaceholderData ? () => void fetchNextPage() : null,
    reading: isFetchingNextPage,
    readAll: (wanted, signal) =>
      fetchJson<ListedCases>(listAddress({ ...query, ...wanted, question: { ...query.question, limit: MAX_LISTED_CASES } }), signal),
    state: queryStateOf(cases !== null, isPlaceholderData, failure !== null),
    failure,
    retry,
    unappliedFilters,
  };
}
