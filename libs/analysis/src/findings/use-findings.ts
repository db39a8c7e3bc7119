import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Findings, FindingsNotReady } from '@pendapa/contracts';
import { failureOf, fetchJson, useStatus, type Failure } from '@pendapa/query';

export interface KnownFindings {
  /** Null until they are computed, and on failure. */
  readonly findings: Findings | null;
  /** State reported by the server until findings are known; it does not mean that nothing was found. */
  readonly notReady: FindingsNotReady | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

type FindingsResponse = Findings | FindingsNotReady;

const isReady = (response: FindingsResponse): response is Findings => 'findings' in response;

/** Queries the findings of the generation, again until the server has computed them. */
export function useFindings(): KnownFindings {
  const revision = useStatus().status?.revision;
  const { data, error, refetch } = useQuery({
    queryKey: ['findings', revision],
    queryFn: ({ signal }) => fetchJson<FindingsResponse>('/api/v1/findings', signal),
    enabled: revision !== undefined,
    refetchInterval: ({ state: { data: response } }) => (response === undefined || isReady(response) ? false : response.retryAfter * 1_000),
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  const [findings, notReady] = data === undefined ? [null, null] : isReady(data) ? [data, null] : [null, data];
  return { findings, notReady, failure: error ? failureOf(error) : null, retry };
}
