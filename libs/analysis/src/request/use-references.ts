import { useQuery } from '@tanstack/react-query';
import type { References } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';
import { useStatus } from './use-status.ts';

/** Marked events, the calendar, bands and versions of targets; null until they are known, and where they cannot be told. */
export function useReferences(): References | null {
  const revision = useStatus().status?.revision;
  const { data } = useQuery({
    queryKey: ['references', revision],
    queryFn: ({ signal }) => fetchJson<References>('/api/v1/references', signal),
    enabled: revision !== undefined,
  });
  return data ?? null;
}
