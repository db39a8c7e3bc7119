import { useQuery } from '@tanstack/react-query';
import type { References } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';
import { useStatus } from './use-status.ts';

export interface ReferencesResult {
  /** Null while loading and on failure. */
  readonly references: References | null;
  readonly isLoading: boolean;
}

/** Events, calendar, bands and target versions, for a page that waits for them. */
export function useReferencesResult(): ReferencesResult {
  const revision = useStatus().status?.revision;
  const { data, isPending } = useQuery({
    queryKey: ['references', revision],
    queryFn: ({ signal }) => fetchJson<References>('/api/v1/references', signal),
    enabled: revision !== undefined,
  });
  return { references: data ?? null, isLoading: isPending };
}

/** Events, calendar, bands and target versions; null while loading and on failure. */
export const useReferences = (): References | null => useReferencesResult().references;
