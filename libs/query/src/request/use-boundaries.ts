import { useQuery } from '@tanstack/react-query';
import type { Boundaries, BoundaryLevel, Topology } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';

/** Milliseconds. Boundaries may be imported while a page is open; the next page shows them. */
const FRESH_FOR = 30_000;

export interface KnownBoundaries {
  /** `loading`; `none` if no boundaries of the level were imported; `failed` if they cannot be loaded. */
  readonly state: 'loading' | 'ready' | 'none' | 'failed';
  readonly topology: Topology | null;
}

/** Imported boundaries of a region level. */
export function useBoundaries(level: BoundaryLevel): KnownBoundaries {
  const { data, error } = useQuery({
    queryKey: ['boundaries', level],
    queryFn: ({ signal }) => fetchJson<Boundaries>(`/api/v1/boundaries/${level}`, signal),
    staleTime: FRESH_FOR,
  });
  if (!data) return { state: error ? 'failed' : 'loading', topology: null };
  return { state: data.topology ? 'ready' : 'none', topology: data.topology };
}
