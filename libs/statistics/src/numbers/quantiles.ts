import { at, mean } from './arrays.ts';

export const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

/** Quantile of values in ascending order; see `quantile` for the definition. */
export function quantileOfSorted(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return NaN;
  const position = Math.min(Math.max(share, 0), 1) * (sorted.length - 1);
  const below = Math.floor(position);
  const low = at(sorted, below);
  return below + 1 < sorted.length ? low + (position - below) * (at(sorted, below + 1) - low) : low;
}

/**
 * Quantile by linear interpolation: definition 7 of Hyndman and Fan, "Sample Quantiles in Statistical Packages", The American Statistician
 * 50 (1996). `share` is 0..1; no values give NaN.
 */
export const quantile = (values: Iterable<number>, share: number): number => quantileOfSorted(ascending(values), share);

export const median = (values: Iterable<number>): number => quantile(values, 0.5);

// The factor 1.4826 makes the median absolute deviation of a normal sample estimate its standard deviation.
const NORMAL_CONSISTENCY = 1.4826;

/** Robust spread: the scaled median absolute deviation, or the mean absolute deviation if over half of the values are equal. */
export function robustSpread(values: readonly number[]): number {
  const centre = median(values);
  const deviations = values.map((value) => Math.abs(value - centre));
  const spread = NORMAL_CONSISTENCY * median(deviations);
  // 1.2533 = sqrt(pi / 2), the ratio of standard to mean absolute deviation of a normal distribution.
  return spread > 0 ? spread : 1.2533 * mean(deviations);
}
