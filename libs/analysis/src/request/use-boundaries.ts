import { useQuery } from '@tanstack/react-query';
import type { Boundaries, BoundaryLevel, Topology } from '@pendapa/contracts';
import { fetchJson } from './failure.ts';

/** Borders may be imported while a page is open: whoever opens the next one sees them. */
const FRESH_FOR = 30_000;

export interface KnownBoundaries {
  /** `loading` until it is known; `none` where the agency imported no borders of the level; `failed` where they cannot be had. */
  readonly state: 'loading' | 'ready' | 'none' | 'failed';
  readonly topology: Topology | null;
}

/** The borders of the regions of a level, as far as the agency imported them. */
export function useBoundaries(level: BoundaryLevel): KnownBoundaries {
  const { data, error } = useQuery({
    queryKey: ['boundaries', level],
    queryFn: ({ signal }) => fetchJson<Boundaries>(`/api/v1/boundaries/${level}`, signal),
    staleTime: FRESH_FOR,
  });
  if (!data) return { state: error ? 'failed' : 'loading', topology: null };
  return { state: data.topology ? 'ready' : 'none', topology: data.topology };
}
