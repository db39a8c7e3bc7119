import { createContext, use, useCallback, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Status } from '@pendapa/contracts';
import { failureOf, fetchJson, type Failure } from './failure.ts';

const WHILE_WELL = 10_000;
const WHILE_FAILING = 5_000;

export interface KnownStatus {
  /** Latest received status; null before. */
  readonly status: Status | null;
  /** Failure of the latest request; null if it succeeded. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

const StatusContext = createContext<KnownStatus | null>(null);
export const StatusProvider = StatusContext.Provider;

/** Polls the status, so that new data and a lost server are noticed. Used once per page. */
export function useStatusQuery(): KnownStatus {
  const { data, error, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => fetchJson<Status>('/api/v1/status', signal),
    refetchInterval: (query) => (query.state.error ? WHILE_FAILING : WHILE_WELL),
    refetchOnWindowFocus: 'always',
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => ({ status: data ?? null, failure: error ? failureOf(error) : null, retry }), [data, error, retry]);
}

/** Returns the status: agency, currency, data date, extracts. Throws outside of `AnalysisProvider`. */
export function useStatus(): KnownStatus {
  const known = use(StatusContext);
  if (!known) throw new Error('useStatus outside of AnalysisProvider');
  return known;
}
