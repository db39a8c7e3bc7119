import { skipToken, useQuery } from '@tanstack/react-query';
import { failureOf, type Failure } from './failure.ts';

export interface Computation<T> {
  /** Null while computing, and without a computation. */
  readonly result: T | null;
  readonly failure: Failure | null;
  readonly retry: () => void;
}

/**
 * Result of a computation on this device, cached under `key`: its name, and the answers that it is made of. Computes nothing if
 * `compute` is null. The signal aborts when no component uses the result.
 */
export function useComputation<T>(key: readonly unknown[], compute: ((signal: AbortSignal) => Promise<T>) | null): Computation<T> {
  const { data, error, refetch } = useQuery({
    queryKey: key,
    meta: { workedOut: 'here' },
    queryFn: compute ? ({ signal }) => compute(signal) : skipToken,
  });
  return { result: (compute && data) ?? null, failure: error && failureOf(error), retry: () => void refetch() };
}
