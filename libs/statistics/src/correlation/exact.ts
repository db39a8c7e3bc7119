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

const countBits = (set: number): number => (set === 0 ? 0 : (set & 1) + countBits(set >> 1));

/** Score of the pairs between a tied group of x and the places below it; `group` and `below` are sets of places of y. */
function scoreBetween(y: readonly number[], group: number, below: number): number {
  const places = range(y.length);
  const chosen = (set: number): number[] => places.filter((k) => set & (1 << k)).map((k) => at(y, k));
  const lower = chosen(below);
  return chosen(group).reduce((total, value) => lower.reduce((score, other) => score + Math.sign(value - other), total), 0);
}

// Counts the pairings of y with the tied groups of x by their score. Orders within a group are equally many and not counted.
function scoresOfPairings(groupSizes: readonly number[], y: readonly number[]): Map<number, number> {
  const all = (1 << y.length) - 1;
  let reached = new Map<number, Map<number, number>>([[0, new Map([[0, 1]])]]);
  for (const size of groupSizes) {
    const next = new Map<number, Map<number, number>>();
    for (const [used, scores] of reached) {
      const free = all & ~used;
      for (let group = free; group > 0; group = (group - 1) & free) {
        if (countBits(group) !== size) continue;
        const more = scoreBetween(y, group, used);
        const into = next.get(used | group) ?? new Map<number, number>();
        for (const [score, count] of scores) into.set(score + more, (into.get(score + more) ?? 0) + count);
        next.set(used | group, into);
      }
    }
    reached = next;
  }
  return reached.get(all) ?? new Map();
}

/** Sizes of the groups of equal values, the smallest value first; a value that occurs once is a group of 1. */
function sizesOfGroups(values: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const value of values.toSorted((a, b) => a - b)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

/**
 * Exact two-sided p value of Kendall's score, with ties on either side. It is the share of the orders of y with a score at least as far
 * from 0. Use it for fewer than `EXACT_BELOW` pairs.
 */
export function exactKendallP(score: number, x: readonly number[], y: readonly number[]): number {
  let all = 0;
  let extreme = 0;
  for (const [reached, count] of scoresOfPairings(sizesOfGroups(x), y)) {
    all += count;
    if (Math.abs(reached) >= Math.abs(score)) extreme += count;
  }
  return extreme / all;
}
