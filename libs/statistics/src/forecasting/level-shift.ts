import { at, mean } from '../numbers/arrays.ts';
import { median, robustSpread } from '../numbers/quantiles.ts';

export interface LevelShift {
  /** First position of the new level. */
  readonly position: number;
  /** New level minus old one, on the scale of the values. */
  readonly size: number;
}

const MIN_AFTER = 4;
const MIN_CLARITY = 7;
const MIN_SIZE = 0.2;

/**
 * Finds the clearest lasting change of level in a seasonally adjusted series on the modelling scale, or null. It compares the medians of
 * up to one cycle (at least six values) on both sides with the noise. A drop that was made up is not lasting.
 */
export function findLevelShift(adjusted: readonly number[], frequency: number): LevelShift | null {
  const n = adjusted.length;
  const window = Math.max(6, frequency);
  const noise = Math.max(robustSpread(adjusted.slice(1).map((value, t) => value - at(adjusted, t))) / Math.SQRT2, 1e-9);
  let best: (LevelShift & { clarity: number }) | null = null;
  for (let k = Math.max(6, Math.floor(window / 2)); k <= n - MIN_AFTER; k++) {
    const before = adjusted.slice(Math.max(0, k - window), k);
    const after = adjusted.slice(k, k + window);
    const size = median(after) - median(before);
    // 1.2533 = standard error of the median relative to that of the mean, for normal noise.
    const clarity = Math.abs(size) / (1.2533 * noise * Math.sqrt(1 / before.length + 1 / after.length));
    const crossing = Math.abs(at(adjusted, k) - at(adjusted, k - 1));
    if (Math.abs(size) < MIN_SIZE || clarity < MIN_CLARITY || crossing < 0.5 * Math.abs(size) || (best && clarity <= best.clarity))
      continue;
    if (isLasting(adjusted, k, size)) best = { position: k, size, clarity };
  }
  return best && { position: best.position, size: best.size };
}

// Both sides must be level. No value of the old side may lie beyond the middle of the step, and one in eight of the new side.
function isLasting(adjusted: readonly number[], position: number, size: number): boolean {
  const before = adjusted.slice(0, position);
  const after = adjusted.slice(position);
  const middle = (median(before) + median(after)) / 2;
  const onOldSide = (value: number): number => ((value - middle) * size < 0 ? 1 : 0);
  return mean(before.map(onOldSide)) >= 0.875 && mean(after.map(onOldSide)) <= 0.125;
}
