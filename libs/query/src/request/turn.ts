import type { Query, QueryClient } from '@tanstack/react-query';

/** `last`: requests that check figures of a page wait for all others, in the browser's few connections and in the engine. */
export type Turn = 'first' | 'last';

const FIGURES: readonly unknown[] = ['answer', 'cases'];
/** Figures of the page, except those that check the others. */
export const isFigures = ({ queryKey, meta }: Query): boolean => FIGURES.includes(queryKey[0]) && meta?.['turn'] !== 'last';

/** Waits until no figures are loading, or until no request waits any more. */
export async function lastTurn(client: QueryClient, signal: AbortSignal): Promise<void> {
  // Requests of the same moment begin only after it.
  await new Promise((resolve) => setTimeout(resolve));
  const mayGo = (): boolean => signal.aborted || client.isFetching({ predicate: isFigures }) === 0;
  if (mayGo()) return;
  await new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (!mayGo()) return;
      stop();
      resolve();
    });
  });
}
