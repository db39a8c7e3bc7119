import { useQuery } from '@tanstack/react-query';
import type { References } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';
import { useStatus } from './use-status.ts';

/** Events, calendar, bands and target versions; null while loading and on failure. */
export function useReferences(): References | null {
  const revision = useStatus().status?.revision;
  const { data } = useQuery({
    queryKey: ['references', revision],
    queryFn: ({ signal }) => fetchJson<References>('/api/v1/references', signal),
    enabled: revision !== undefined,
  });
  return data ?? null;
}
