import { listInitialQueries, type ListedPage } from '@pendapa/contracts';
import { BACKGROUND, type Warehouse } from '@pendapa/warehouse';

type Warmed = Pick<Warehouse, 'status' | 'answer' | 'explain' | 'waitForCooldown' | 'settled'>;

/**
 * Runs the initial queries of all pages at low priority, so that first views do not wait for the disk. Expensive queries are left to their
 * users. Queries that the data cannot answer are skipped.
 */
export async function warmUp(warehouse: Warmed, pages: readonly ListedPage[], signal?: AbortSignal): Promise<void> {
  // Waits for other background work, so that one processor stays free for users.
  await warehouse.settled();
  const { asOf, since, fiscalYearStart } = warehouse.status();
  if (asOf === null) return;
  for (const { question } of listInitialQueries(pages, { asOf, since, fiscalYearStart })) {
    if (signal?.aborted) return;
    const began = performance.now();
    try {
      if (warehouse.explain(question).queue === 'fast') await warehouse.answer(question, signal, BACKGROUND);
    } catch {
      continue;
    }
    await warehouse.waitForCooldown(performance.now() - began);
  }
}

const LOOK_EVERY_MS = 1_000;

/**
 * Warms up now and after each change of data or settings, and calls `next` after each warm-up.
 * @returns a function that ends the warm-up
 */
export function keepWarm(
  warehouse: Warmed & Pick<Warehouse, 'revision'>,
  pages: readonly ListedPage[],
  next: () => void,
  every = LOOK_EVERY_MS,
): () => void {
  const stopped = new AbortController();
  let warm: string | null = null;
  let warming = false;
  const look = async (): Promise<void> => {
    const revision = warehouse.revision();
    if (warming || revision === warm) return;
    warm = revision;
    warming = true;
    await warmUp(warehouse, pages, stopped.signal);
    if (!stopped.signal.aborted) next();
    warming = false;
  };
  const timer = setInterval(() => void look(), every).unref();
  void look();
  return () => {
    stopped.abort();
    clearInterval(timer);
  };
}
