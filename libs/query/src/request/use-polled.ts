import { useCallback, useSyncExternalStore } from 'react';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { failureOf, fetchJson, type Failure } from './failure.ts';

export interface Polled<T> {
  /** Latest received answer; null before. */
  readonly answer: T | null;
  /** Failure of the latest request; null if it succeeded. */
  readonly failure: Failure | null;
  readonly retry: () => void;
}

const never = () => () => undefined;
/** False while the server renders the page: what people store belongs to the user, not to the document. */
const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Refusals that stay. After the second one the query client leads to the sign-in, which further requests would disturb. */
const REFUSED: readonly Failure['code'][] = ['not-allowed', 'not-signed-in'];

export interface PolledQuery<T> {
  readonly key: readonly string[];
  readonly address: string;
  /** Milliseconds to the next request; without it, the answer is fetched again when the window gets the focus. */
  readonly pause?: (answer: T | undefined) => number;
  /** True if an answer of an earlier visit would mislead: the next visit then waits for a new one. */
  readonly isForgotten?: boolean;
  /** Called with each answer that follows another one. */
  readonly onNext?: (client: QueryClient, before: T, now: T) => void;
}

/** Queries what people store on the server, which others may change meanwhile. */
export function usePolled<T>({ key, address, pause, isForgotten = false, onNext }: PolledQuery<T>): Polled<T> {
  const { data, error, refetch } = useQuery({
    queryKey: [...key],
    queryFn: async ({ client, signal, queryKey }) => {
      const now = await fetchJson<T>(address, signal);
      const before = client.getQueryData<T>(queryKey);
      if (before !== undefined) onNext?.(client, before, now);
      return now;
    },
    enabled: useIsBrowser(),
    staleTime: 0,
    ...(isForgotten ? { gcTime: 0 } : {}),
    refetchInterval: ({ state }) => {
      const isRefused = state.error !== null && REFUSED.includes(failureOf(state.error).code);
      return isRefused || pause === undefined ? false : pause(state.data);
    },
    refetchOnWindowFocus: 'always',
  });
  const retry = useCallback(() => void refetch(), [refetch]);
  return { answer: data ?? null, failure: error ? failureOf(error) : null, retry };
}
