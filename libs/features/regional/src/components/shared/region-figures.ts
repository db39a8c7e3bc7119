import { PLAN_LIMITS } from '@pendapa/contracts';
import { levelsIn } from '@pendapa/filters';
import {
  byLargest,
  isKnown,
  missing,
  NO_ROWS,
  ratio,
  rowsOf,
  stateOf,
  sum,
  type AnswerTo,
  type Figure,
  type RegionLevel,
} from '@pendapa/query';

/** Revenue of a region in the period and in the comparison. */
export interface RegionFigure {
  readonly code: string | null;
  readonly now: Figure;
  readonly before: Figure;
}

/** Rows of an answer by its narrowest level. */
export function regionFigures<M extends string>(answer: AnswerTo<M, RegionLevel>, money: NoInfer<M>): readonly RegionFigure[] {
  const { level } = levelsIn(answer);
  return rowsOf(answer).map(({ codes, current, comparison }) => ({
    code: codes[level],
    now: current[money],
    before: comparison[money],
  }));
}

export interface RegionRank {
  /** 1 is the largest; null for rows without a region and for unknown amounts. */
  readonly rank: number | null;
  /** Ranks gained since the comparison; null without one. */
  readonly won: number | null;
}

function ranksOf(rows: readonly RegionFigure[], of: (row: RegionFigure) => Figure): ReadonlyMap<RegionFigure, number> {
  const known = rows.filter((row) => row.code !== null && isKnown(of(row)));
  return new Map([...known].sort((a, b) => byLargest(of(a), of(b))).map((row, index) => [row, index + 1]));
}

/** Computes the rank of each region and its change. Rows without a region are not ranked. */
export function regionRanks(rows: readonly RegionFigure[]): readonly RegionRank[] {
  const [now, before] = [ranksOf(rows, (row) => row.now), ranksOf(rows, (row) => row.before)];
  return rows.map((row) => {
    const [rank, earlier] = [now.get(row) ?? null, before.get(row) ?? null];
    return { rank, won: rank === null || earlier === null ? null : earlier - rank };
  });
}

/** Share of the largest regions in the total, which includes revenue without a region; 0 to 1. */
export function topShare(rows: readonly RegionFigure[], count: number, total: Figure): Figure {
  const named = rows.filter(({ code }) => code !== null);
  const largest = named.filter(({ now }) => isKnown(now)).sort((a, b) => byLargest(a.now, b.now));
  // A region with an unknown amount could be among the largest.
  const open = named.find(({ now }) => stateOf(now)?.state === 'unknown');
  if (open) return ratio(open.now, total);
  return largest.length === 0 ? missing(NO_ROWS) : ratio(sum(largest.slice(0, count).map(({ now }) => now)), total);
}

/** Sum of the rows without a region; null if there are none. */
export function withoutRegion(rows: readonly RegionFigure[]): Figure | null {
  const bare = rows.filter(({ code }) => code === null);
  return bare.length === 0 ? null : sum(bare.map(({ now }) => now));
}

/** Difference between the highest and the lowest ratio; null with fewer than two. */
export function spread(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter((ratio) => ratio !== null);
  return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
}

/** Counts ratios below 90 % of plan; units without a plan are not counted. */
export const countFarBehind = (ratios: readonly (number | null)[]): number =>
  ratios.filter((ratio) => ratio !== null && ratio < PLAN_LIMITS.farBehind).length;
