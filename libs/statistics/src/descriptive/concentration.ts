import { at, sum } from '../numbers/arrays.ts';
import { ascending } from '../numbers/quantiles.ts';

export interface LorenzPoint {
  /** Share of the units, the smallest first. */
  readonly units: number;
  /** Share of the whole that these units hold. */
  readonly share: number;
}

// Refunds would make shares of a whole meaningless.
function hasShares(values: readonly number[]): boolean {
  return values.length > 0 && values.every((value) => value >= 0 && Number.isFinite(value)) && sum(values) > 0;
}

/** Lorenz curve from (0, 0) to (1, 1), from Lorenz, Publications of the ASA 9 (1905). Empty for no, negative or all-zero values. */
export function lorenz(values: readonly number[]): LorenzPoint[] {
  if (!hasShares(values)) return [];
  const whole = sum(values);
  let cumulated = 0;
  const points = ascending(values).map((value, i) => {
    cumulated += value;
    return { units: (i + 1) / values.length, share: cumulated / whole };
  });
  return [{ units: 0, share: 0 }, ...points.slice(0, -1), { units: 1, share: 1 }];
}

/** Gini coefficient: 0 = all equal, (n - 1) / n = one unit holds everything. Null for no, negative or all-zero values. */
export function gini(values: readonly number[]): number | null {
  if (!hasShares(values)) return null;
  const n = values.length;
  const weighted = ascending(values).reduce((total, value, i) => total + (2 * i + 1 - n) * value, 0);
  return weighted / (n * sum(values));
}

/** Herfindahl-Hirschman index from 0 to 10,000, as for markets: the sum of squared percentages. Null like `gini`. */
export function herfindahl(values: readonly number[]): number | null {
  if (!hasShares(values)) return null;
  const whole = sum(values);
  return 10_000 * values.reduce((total, value) => total + (value / whole) ** 2, 0);
}

/** Share of the whole that the `count` largest values hold; null like `gini`. */
export function topShare(values: readonly number[], count: number): number | null {
  if (!hasShares(values)) return null;
  const sorted = ascending(values);
  const topValues = sorted.slice(Math.max(0, sorted.length - count));
  return topValues.reduce((total, _, i) => total + at(topValues, i), 0) / sum(values);
}
