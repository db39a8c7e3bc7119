import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** `last`: requests that check figures of a page wait for all others, in the browser's few connections and in the engine. */
export type Turn = 'first' | 'last';

const FIGURES: readonly unknown[] = ['answer', 'cases'];
/** Figures of the page, except those that check the others. */
export const isFigures = ({ queryKey, meta }: Query): boolean => FIGURES.includes(queryKey[0]) && meta?.['turn'] !== 'last';

/** Waits until no figures are loading, until a panel wants the figures of the query `queryKey` too, or until nobody waits any more. */
export async function lastTurn(client: QueryClient, signal: AbortSignal, queryKey?: QueryKey): Promise<void> {
  // Requests of the same moment begin only after it.
  await new Promise((resolve) => setTimeout(resolve));
  const cache = client.getQueryCache();
  // A panel with the same query shares its request. That request is then one of the figures, and must not wait for itself.
  const isShown = (): boolean => {
    const query = queryKey && cache.find({ queryKey });
    return query !== undefined && isFigures(query);
  };
  const mayGo = (): boolean => signal.aborted || isShown() || client.isFetching({ predicate: isFigures }) === 0;
  if (mayGo()) return;
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (!mayGo()) return;
      stop();
      resolve();
    });
  });
}
