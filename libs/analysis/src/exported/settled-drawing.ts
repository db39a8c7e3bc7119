import { drawingOf, type Drawing } from '@pendapa/export-files';

const BEAT = 40;
const MOST_BEATS = 250;
/** Charts measure their room and then draw: the first look is never the last. */
const LEAST_BEATS = 3;

const beat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BEAT));

/** Waits until what is drawn no longer changes, and gives it as vectors; null where there is nothing. */
export async function settledDrawing(root: Element): Promise<Drawing | null> {
  await document.fonts?.ready;
  let before = '';
  for (let turn = 0; turn < MOST_BEATS; turn += 1) {
    await beat();
    const now = root.innerHTML;
    if (now === before && turn >= LEAST_BEATS && !root.querySelector('[aria-busy="true"]')) break;
    before = now;
  }
  return drawingOf(root);
}
