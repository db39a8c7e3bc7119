import { useCallback } from 'react';
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

/** What is served: agency, currency, data date, extracts. Asked again on a beat, so that new data and a lost server are noticed. */
export function useStatus(): KnownStatus {
  const { data, error, refetch } = useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => fetchJson<Status>('/api/v1/status', signal),
    refetchInterval: (query) => (query.state.error ? WHILE_FAILING : WHILE_WELL),
    refetchOnWindowFocus: 'always',
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  return { status: data ?? null, failure: error ? failureOf(error) : null, retry };
}
