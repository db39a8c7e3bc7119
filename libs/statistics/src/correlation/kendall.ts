import { at, sum } from '../numbers/arrays.ts';
import { normalCumulative, normalQuantile } from '../numbers/distributions.ts';
import { EXACT_BELOW, exactKendallP } from './exact.ts';
import { completePairs, type Correlation } from './pearson.ts';

// Counts of the values that occur more than once.
function tiesOf(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1);
}

function scoreOf(x: readonly number[], y: readonly number[]): number {
  let score = 0;
  for (let i = 1; i < x.length; i++) for (let j = 0; j < i; j++) score += Math.sign(at(x, i) - at(x, j)) * Math.sign(at(y, i) - at(y, j));
  return score;
}

// Variance of the score with ties. Source: Kendall, "Rank Correlation Methods" (1970), chapter 4.
function scoreVariance(n: number, tiesX: readonly number[], tiesY: readonly number[]): number {
  const sumOverTies = (ties: readonly number[], term: (t: number) => number): number => sum(ties.map(term));
  const varianceTerm = (t: number): number => t * (t - 1) * (2 * t + 5);
  const pairs = (t: number): number => t * (t - 1);
  const triples = (t: number): number => t * (t - 1) * (t - 2);
  return (
    (varianceTerm(n) - sumOverTies(tiesX, varianceTerm) - sumOverTies(tiesY, varianceTerm)) / 18 +
    (sumOverTies(tiesX, pairs) * sumOverTies(tiesY, pairs)) / (2 * pairs(n)) +
    (sumOverTies(tiesX, triples) * sumOverTies(tiesY, triples)) / (9 * triples(n))
  );
}

/**
 * Kendall's tau-b of the complete pairs. It is the share of pairs of units in the same order minus that in opposite order, corrected for
 * ties.
 * Source: Biometrika 30 (1938) and 33 (1945).
 * p is exact below ten pairs, else normal with the variance for ties. The interval uses Fisher's z with the variance of
 * Fieller, Hartley and Pearson, Biometrika 44 (1957).
 * @returns null like `pearson`
 * @throws RangeError like `pearson`
 */
export function kendall(x: readonly (number | null)[], y: readonly (number | null)[], confidence = 0.95): Correlation | null {
  const pairs = completePairs(x, y);
  const n = pairs.x.length;
  const [tiesX, tiesY] = [tiesOf(pairs.x), tiesOf(pairs.y)];
  const untied = (ties: readonly number[]): number => (n * (n - 1)) / 2 - sum(ties.map((t) => (t * (t - 1)) / 2));
  if (n < 3 || untied(tiesX) === 0 || untied(tiesY) === 0) return null;
  const score = scoreOf(pairs.x, pairs.y);
  const r = score / Math.sqrt(untied(tiesX) * untied(tiesY));
  const deviate = Math.abs(score) / Math.sqrt(scoreVariance(n, tiesX, tiesY));
  const p = n < EXACT_BELOW ? exactKendallP(score, pairs.x, pairs.y) : 2 * normalCumulative(-deviate);
  if (n < 5) return { r, n, p, interval: null };
  if (Math.abs(r) >= 1) return { r, n, p, interval: [r, r] };
  const reach = normalQuantile(0.5 + confidence / 2) * Math.sqrt(0.437 / (n - 4));
  return { r, n, p, interval: [Math.tanh(Math.atanh(r) - reach), Math.tanh(Math.atanh(r) + reach)] };
}
