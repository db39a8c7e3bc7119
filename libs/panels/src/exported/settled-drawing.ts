import { toSvgImage, type SvgImage } from '@pendapa/export-files';

const BEAT = 40;
const MAX_BEATS = 250;
/** Minimum number of frames, because charts measure themselves before they render. */
const MIN_BEATS = 3;

const beat = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, BEAT));

/** Waits until the rendered chart no longer changes, then converts it to vectors. Null without a chart. */
export async function settledDrawing(root: Element): Promise<SvgImage | null> {
  await document.fonts?.ready;
  let before = '';
  for (let turn = 0; turn < MAX_BEATS; turn += 1) {
    await beat();
    const now = root.innerHTML;
    if (now === before && turn >= MIN_BEATS && !root.querySelector('[aria-busy="true"]')) break;
    before = now;
  }
  return toSvgImage(root);
}
