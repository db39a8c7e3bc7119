import { openedViews, type ListedPage } from '@pendapa/contracts';
import type { Warehouse } from '@pendapa/warehouse';

type Warmed = Pick<Warehouse, 'status' | 'answer' | 'explain'>;

/**
 * Asks what every page asks when it is opened, one after the other, so that nobody's first page waits for the disk. Questions of
 * the slow lane are left to their readers, and one that these data cannot answer warms nothing and harms nothing.
 */
export async function warmUp(warehouse: Warmed, pages: readonly ListedPage[]): Promise<void> {
  const { asOf, since, fiscalYearStart } = warehouse.status();
  if (asOf === null) return;
  for (const { question } of openedViews(pages, { asOf, since, fiscalYearStart })) {
    try {
      if (warehouse.explain(question).lane === 'fast') await warehouse.answer(question);
    } catch {
      continue;
    }
  }
}

const LOOK_EVERY_MS = 1_000;

/** Warms up again whenever other data or settings are served, and then does what is told for `next`, until it is told to stop. */
export function keepWarm(
  warehouse: Warmed & Pick<Warehouse, 'revision'>,
  pages: readonly ListedPage[],
  next: () => void,
  every = LOOK_EVERY_MS,
): () => void {
  let warm = warehouse.revision();
  let warming = false;
  const look = async (): Promise<void> => {
    const revision = warehouse.revision();
    if (warming || revision === warm) return;
    warm = revision;
    warming = true;
    await warmUp(warehouse, pages);
    next();
    warming = false;
  };
  const timer = setInterval(() => void look(), every).unref();
  return () => clearInterval(timer);
}
