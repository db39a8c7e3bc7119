import { useQuery } from '@tanstack/react-query';
import type { References } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';
import { useStatus } from './use-status.ts';

/** Marked events, the calendar, bands and versions of targets; null until they are known, and where they cannot be told. */
export function useReferences(): References | null {
  const generation = useStatus().status?.generation;
  const { data } = useQuery({
    queryKey: ['references', generation],
    queryFn: ({ signal }) => fetchJson<References>('/api/v1/references', signal),
    enabled: generation !== undefined,
  });
  return data ?? null;
}
