import { at, range } from '../numbers/arrays.ts';

/** With fewer pairs, p values of rank correlations are counted and not approximated. */
export const EXACT_BELOW = 10;

const TOLERANCE = 1e-9;

// Counts all pairings of y with x by their sum of products. One set of used y stands for all orders that reach it.
function sumsOfProducts(x: readonly number[], y: readonly number[]): Map<number, number> {
  let reached = new Map<number, Map<number, number>>([[0, new Map([[0, 1]])]]);
  for (const value of x) {
    const next = new Map<number, Map<number, number>>();
    for (const [used, sums] of reached) {
      for (const k of range(y.length)) {
        if (used & (1 << k)) continue;
        const set = used | (1 << k);
        const into = next.get(set) ?? new Map<number, number>();
        for (const [total, count] of sums) into.set(total + value * at(y, k), (into.get(total + value * at(y, k)) ?? 0) + count);
        next.set(set, into);
      }
    }
    reached = next;
  }
  return reached.get((1 << y.length) - 1) ?? new Map();
}

/**
 * Exact two-sided p value of a rank correlation: the share of pairings whose coefficient is at least as far from 0. Ties are included;
 * ranks are multiples of 1/2. Use it for fewer than `EXACT_BELOW` pairs.
 */
export function exactRankP(ranksX: readonly number[], ranksY: readonly number[]): number {
  const doubled = (ranks: readonly number[]): number[] => ranks.map((rank) => 2 * rank - (ranks.length + 1));
  const [x, y] = [doubled(ranksX), doubled(ranksY)];
  const seen = Math.abs(x.reduce((total, value, i) => total + value * at(y, i), 0));
  let all = 0;
  let extreme = 0;
  for (const [total, count] of sumsOfProducts(x, y)) {
    all += count;
    if (Math.abs(total) >= seen - TOLERANCE) extreme += count;
  }
  return extreme / all;
}

/** Exact two-sided p value of Kendall's score of n values without ties. It counts the orders with each number of inversions. */
export function exactKendallP(score: number, n: number): number {
  const pairs = (n * (n - 1)) / 2;
  let counts = [1];
  for (let k = 2; k <= n; k++) {
    const wider = range(counts.length + k - 1).map(() => 0);
    for (let inversions = 0; inversions < counts.length; inversions++)
      for (let more = 0; more < k; more++) wider[inversions + more] = at(wider, inversions + more) + at(counts, inversions);
    counts = wider;
  }
  const all = counts.reduce((total, count) => total + count, 0);
  const extreme = counts.reduce((total, count, inversions) => total + (Math.abs(pairs - 2 * inversions) >= Math.abs(score) ? count : 0), 0);
  return extreme / all;
}
