import { at, mean } from '../numbers/arrays.ts';
import { normalQuantile, studentTwoSided } from '../numbers/distributions.ts';

/** A correlation with its number of pairs and its p value for "no relation". */
export interface Correlation {
  readonly r: number;
  readonly n: number;
  /** Two-sided. */
  readonly p: number;
  /** Confidence interval of r. Null if it would be all of -1..1: below four pairs, five for ranks, more with controls. */
  readonly interval: readonly [low: number, high: number] | null;
}

const EXACT = 1e-12;

/** Product-moment coefficient of complete pairs; null for fewer than two, or if one side does not vary. */
export function coefficient(x: readonly number[], y: readonly number[]): number | null {
  const mx = mean(x);
  const my = mean(y);
  let cross = 0;
  let sx = 0;
  let sy = 0;
  x.forEach((value, i) => {
    const dx = value - mx;
    const dy = at(y, i) - my;
    cross += dx * dy;
    sx += dx * dx;
    sy += dy * dy;
  });
  // Rounding errors of equal values do not count as variation.
  const floor = (values: readonly number[], centre: number): number => values.length * (1e-14 * Math.max(Math.abs(centre), 1e-300)) ** 2;
  if (!(sx > floor(x, mx)) || !(sy > floor(y, my))) return null;
  const r = cross / Math.sqrt(sx) / Math.sqrt(sy);
  // Rounding on a straight line leaves a p value that is only noise.
  return Math.abs(r) > 1 - EXACT ? Math.sign(r) : r;
}

/**
 * Pairs with both sides known; null and NaN remove their pair.
 * @throws RangeError for sides of unequal length
 */
export function completePairs(x: readonly (number | null)[], y: readonly (number | null)[]): { x: number[]; y: number[] } {
  if (x.length !== y.length) throw new RangeError('both sides of a correlation must have the same length');
  const pairs: { x: number[]; y: number[] } = { x: [], y: [] };
  x.forEach((first, i) => {
    const second = y[i] ?? null;
    if (first === null || second === null || !Number.isFinite(first) || !Number.isFinite(second)) return;
    pairs.x.push(first);
    pairs.y.push(second);
  });
  return pairs;
}

/**
 * p value from Student's t with n - 2 - controls degrees of freedom. The confidence interval uses Fisher's z (Metron 1, 1921) with
 * variance `inflation` / (n - 3 - controls).
 */
export function inference(r: number, n: number, confidence: number, controls = 0, inflation = 1): Correlation {
  const freedom = n - 2 - controls;
  const exact = Math.abs(r) >= 1;
  const t = exact ? Infinity : r * Math.sqrt(freedom / (1 - r * r));
  const p = freedom < 1 ? 1 : exact ? 0 : studentTwoSided(t, freedom);
  const spare = n - 3 - controls;
  if (spare < 1) return { r, n, p, interval: null };
  if (exact) return { r, n, p, interval: [r, r] };
  const reach = normalQuantile(0.5 + confidence / 2) * Math.sqrt(inflation / spare);
  return { r, n, p, interval: [Math.tanh(Math.atanh(r) - reach), Math.tanh(Math.atanh(r) + reach)] };
}

/**
 * Pearson's correlation of the complete pairs.
 * @returns null for fewer than three pairs or a side without variation
 * @throws RangeError like `completePairs`
 */
export function pearson(x: readonly (number | null)[], y: readonly (number | null)[], confidence = 0.95): Correlation | null {
  const pairs = completePairs(x, y);
  const r = pairs.x.length < 3 ? null : coefficient(pairs.x, pairs.y);
  return r === null ? null : inference(r, pairs.x.length, confidence);
}
