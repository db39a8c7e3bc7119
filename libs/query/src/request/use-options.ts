import { useMemo } from 'react';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { DimensionOptions } from '@pendapa/contracts';
import type { CodeDimension } from './filter-names.ts';
import { failureOf, fetchJson, type Failure } from './failure.ts';

export type Option = DimensionOptions['options'][number];

/** Search for options of a dimension: code or name contains the text, and `parent` is the direct parent. */
export interface OptionSearch {
  readonly dimension: CodeDimension;
  readonly search: string;
  readonly parent?: string;
}

function addressOf({ dimension, search, parent }: OptionSearch): string {
  const parameters = new URLSearchParams({ ...(search === '' ? {} : { q: search }), ...(parent === undefined ? {} : { parent }) });
  return `/api/v1/dimensions/${dimension}${parameters.size === 0 ? '' : `?${parameters}`}`;
}

const optionQuery = (search: OptionSearch) => ({
  queryKey: ['dimension', addressOf(search)],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchJson<DimensionOptions>(addressOf(search), signal),
});

export interface FoundOptions {
  readonly options: readonly Option[];
  /** True if more options match than were sent. */
  readonly truncated: boolean;
  readonly loading: boolean;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/** Searches options; the previous list stays until the new one arrives. */
export function useOptions(search: OptionSearch, when = true): FoundOptions {
  const { data, error, isPending, refetch } = useQuery({ ...optionQuery(search), enabled: when, placeholderData: keepPreviousData });
  return {
    options: data?.options ?? [],
    truncated: data?.truncated ?? false,
    loading: isPending && error === null,
    failure: error ? failureOf(error) : null,
    retry: () => void refetch(),
  };
}

type Fetched = DimensionOptions | 'failed' | null;

const fetched = (results: readonly UseQueryResult<DimensionOptions>[]): Fetched[] =>
  results.map(({ data, isError }) => data ?? (isError ? 'failed' : null));

const failedList = ({ dimension }: OptionSearch): DimensionOptions => ({ dimension, options: [], truncated: true, generation: 0 });

/** Runs several searches, in order. A loading list is null; a failed one is empty and truncated. */
export function useOptionLists(searches: readonly OptionSearch[]): readonly (DimensionOptions | null)[] {
  const lists = useQueries({ queries: searches.map(optionQuery), combine: fetched });
  return useMemo(
    () =>
      searches.map((search, index) => {
        const list = lists[index] ?? null;
        return list === 'failed' ? failedList(search) : list;
      }),
    [lists, searches],
  );
}
