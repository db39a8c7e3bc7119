import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * `last`: requests that check figures of a page wait for all others, in the browser's few connections and in the engine. `browser`: the
 * same for inputs of what only the browser computes; rendered pages do not contain them.
 */
export type Turn = 'first' | 'last' | 'browser';

const FIGURES: readonly unknown[] = ['answer', 'cases'];
const WAITING: readonly unknown[] = ['last', 'browser'] satisfies readonly Turn[];
/** Figures of the page, except those that check the others or are only computed with. */
export const isFigures = ({ queryKey, meta }: Query): boolean => FIGURES.includes(queryKey[0]) && !WAITING.includes(meta?.['turn']);

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
