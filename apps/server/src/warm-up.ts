import { openedViews, type ListedPage } from '@pendapa/contracts';
import { BACKGROUND, type Warehouse } from '@pendapa/warehouse';

type Warmed = Pick<Warehouse, 'status' | 'answer' | 'explain' | 'whenQuiet' | 'settled'>;

/**
 * Asks what every page asks when it is opened, one after the other and only while readers leave time, so that their first pages do not wait
 * for the disk. Questions of the slow lane are left to their readers; one that these data cannot answer harms nothing.
 */
export async function warmUp(warehouse: Warmed, pages: readonly ListedPage[], signal?: AbortSignal): Promise<void> {
  // One thing at a time, so that a processor stays with the readers.
  await warehouse.settled();
  const { asOf, since, fiscalYearStart } = warehouse.status();
  if (asOf === null) return;
  for (const { question } of openedViews(pages, { asOf, since, fiscalYearStart })) {
    if (signal?.aborted) return;
    const began = performance.now();
    try {
      if (warehouse.explain(question).lane === 'fast') await warehouse.answer(question, signal, BACKGROUND);
    } catch {
      continue;
    }
    await warehouse.whenQuiet(performance.now() - began);
  }
}

const LOOK_EVERY_MS = 1_000;

/** Warms up now and whenever other data or settings are served, and then does what is told for `next`, until it is told to stop. */
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
