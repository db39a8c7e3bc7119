import { useQuery } from '@tanstack/react-query';
import type { Findings } from '@pendapa/contracts';
import { failureOf, fetchJson, type Failure } from '../request/failure.ts';
import { useStatus } from '../request/use-status.ts';

export interface KnownFindings {
  /** Null until they are worked out, and where they cannot be told. */
  readonly findings: Findings | null;
  readonly failure: Failure | null;
}

/** What the server found in the figures of the generation. */
export function useFindings(): KnownFindings {
  const generation = useStatus().status?.generation;
  const { data, error } = useQuery({
    queryKey: ['findings', generation],
    queryFn: ({ signal }) => fetchJson<Findings>('/api/v1/findings', signal),
    enabled: generation !== undefined,
  });
  return { findings: data ?? null, failure: error ? failureOf(error) : null };
}
