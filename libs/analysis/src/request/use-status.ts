import { createContext, use, useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Status } from '@pendapa/contracts';
import { failureOf, fetchJson, type Failure } from './failure.ts';

const WHILE_WELL = 10_000;
const WHILE_FAILING = 5_000;

export interface KnownStatus {
  /** The last one that arrived; null until then. */
  readonly status: Status | null;
  /** Why the latest request failed; null while all is well. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

const StatusContext = createContext<KnownStatus | null>(null);
export const StatusProvider = StatusContext.Provider;

/** Asks on a beat, so that new data and a lost server are noticed; once for the page, as nearly every part of it reads the status. */
export function useAskedStatus(): KnownStatus {
  const { data, error, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => fetchJson<Status>('/api/v1/status', signal),
    refetchInterval: (query) => (query.state.error ? WHILE_FAILING : WHILE_WELL),
    refetchOnWindowFocus: 'always',
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => ({ status: data ?? null, failure: error ? failureOf(error) : null, retry }), [data, error, retry]);
}

/** What is served: agency, currency, data date, extracts; throws outside of `AnalysisProvider`. */
export function useStatus(): KnownStatus {
  const known = use(StatusContext);
  if (!known) throw new Error('useStatus outside of AnalysisProvider');
  return known;
}
