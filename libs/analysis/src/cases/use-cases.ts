import { useCallback } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import {
  listAddress,
  listFileAddress,
  listSpec,
  subjectSpec,
  type CaseList,
  type FilterKey,
  type ListedCases,
  type ListFileRequest,
  type ListFilters,
  type ListQuery,
  type MeasureOf,
  type OpenListFile,
  type Span,
} from '@pendapa/contracts';
import { useFilteredQuestion } from '@pendapa/filters';
import { useAddress } from '@pendapa/page-manifest';
import type { FileOfTables } from '@pendapa/panels';
import { askJson, failureOf, fetchJson, queryStateOf, useCaseRight, useStatus, type QueryStatus } from '@pendapa/query';
import { filePages } from './file-pages.ts';

export interface CasesResult extends QueryStatus {
  /** Totals from the server, and the rows of the pages read so far. */
  readonly cases: ListedCases | null;
  /** Reads the next page; null if all rows are loaded. */
  readonly more: (() => void) | null;
  readonly reading: boolean;
  /** The list's own filters with which the shown rows were asked; those of `listQuery` if there are no rows. */
  readonly shownFilters: ListFilters;
  /** The list as it is read, without a page. While it loads, the rows may be of earlier filters. */
  readonly listQuery: ListQuery;
  /** Opens the whole list for a file, in that order. The server records it once. */
  readonly openFile: (view: CaseView, file: FileOfTables, signal: AbortSignal) => Promise<CaseFile>;
}

/** A list that leaves the dashboard. All its pages are of one generation. */
export interface CaseFile extends OpenListFile {
  readonly pages: AsyncIterable<ListedCases>;
}

export type CaseFilters = Readonly<Partial<Record<FilterKey, readonly string[]>>>;
/** Search text and order of a list. */
export type CaseView = Pick<ListQuery, 'sort' | 'search'>;

/** Joins pages of a list; null if there are none. */
export function joinCases(pages: readonly ListedCases[]): ListedCases | null {
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

export interface CaseOptions {
  readonly view?: CaseView;
  /** Instead of the page's period: days that end with it. */
  readonly span?: Span;
  /** The list's own filters. */
  readonly filters?: ListFilters;
}

/**
 * Queries a case list for the page's period, or a span that ends with it, and its filters. `where` overrides these filters. The server records
 * each page that is read, so nothing is queried in advance.
 */
export function useCases(list: CaseList, where: CaseFilters = {}, { view, span, filters: own = {} }: CaseOptions = {}): CasesResult {
  const { path } = useAddress();
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
    filters: own,
    question: { subject, measures: [], ...(from ? { from } : {}), ...(to ? { to } : {}), ...(filters ? { where: filters } : {}) },
  };
  const addressOf = (more: Partial<ListQuery['question']>) => listAddress({ ...query, question: { ...query.question, ...more } });
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['cases', addressOf({})],
    queryFn: async ({ pageParam, signal }) => ({
      page: await fetchJson<ListedCases>(addressOf(pageParam === '' ? {} : { after: pageParam }), signal),
      filters: own,
    }),
    initialPageParam: '',
    getNextPageParam: ({ page }) => page.next ?? undefined,
    enabled: ready && mayReadCases,
    placeholderData: keepPreviousData,
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  // The currency is part of the status; without it no amount may be shown.
  const cases = status && !barred && data ? joinCases(data.pages.map(({ page }) => page)) : null;
  const failure = barred ?? (error ? failureOf(error) : cases ? null : unknown);
  return {
    cases,
    more: hasNextPage && !isPlaceholderData ? () => void fetchNextPage() : null,
    reading: isFetchingNextPage,
    shownFilters: data?.pages[0]?.filters ?? own,
    listQuery: query,
    openFile: async (wanted, file, signal) => {
      const request: ListFileRequest = { page: path, ...file };
      const openFile = await askJson<OpenListFile>(listFileAddress({ ...query, ...wanted }), request, signal);
      return { ...openFile, pages: filePages(openFile, signal) };
    },
    state: queryStateOf(cases !== null, isPlaceholderData, failure !== null),
    failure,
    retry,
    unappliedFilters,
  };
}
