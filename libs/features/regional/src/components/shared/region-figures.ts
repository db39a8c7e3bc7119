import {
  byLargest,
  isKnown,
  levelsIn,
  missing,
  NO_ROWS,
  ratio,
  rowsOf,
  stateOf,
  sum,
  type AnswerTo,
  type Figure,
  type RegionLevel,
} from '@pendapa/analysis';
import { PLAN_LIMITS } from '@pendapa/contracts';

/** What a region brought, and what it brought in the comparison. */
export interface RegionFigure {
  readonly code: string | null;
  readonly now: Figure;
  readonly before: Figure;
}

/** The rows of an answer, by the narrowest level that it has. */
export function regionFigures<M extends string>(answer: AnswerTo<M, RegionLevel>, money: NoInfer<M>): readonly RegionFigure[] {
  const { level } = levelsIn(answer);
  return rowsOf(answer).map(({ codes, current, comparison }) => ({
    code: codes[level],
    now: current[money],
    before: comparison[money],
  }));
}

export interface RegionRank {
  /** 1 is the largest; null for rows without a region, and where the amount is not known. */
  readonly rank: number | null;
  /** Ranks won since the comparison; null without one. */
  readonly won: number | null;
}

function ranksOf(rows: readonly RegionFigure[], of: (row: RegionFigure) => Figure): ReadonlyMap<RegionFigure, number> {
  const known = rows.filter((row) => row.code !== null && isKnown(of(row)));
  return new Map([...known].sort((a, b) => byLargest(of(a), of(b))).map((row, index) => [row, index + 1]));
}

/** Rank of each row among the regions, and how it moved; rows without a region have no rank and take none. */
export function regionRanks(rows: readonly RegionFigure[]): readonly RegionRank[] {
  const [now, before] = [ranksOf(rows, (row) => row.now), ranksOf(rows, (row) => row.before)];
  return rows.map((row) => {
    const [rank, earlier] = [now.get(row) ?? null, before.get(row) ?? null];
    return { rank, won: rank === null || earlier === null ? null : earlier - rank };
  });
}

/** Part of the whole that the largest regions bring; the whole holds what has no region too. */
export function topShare(rows: readonly RegionFigure[], count: number, total: Figure): Figure {
  const named = rows.filter(({ code }) => code !== null);
  const largest = named.filter(({ now }) => isKnown(now)).sort((a, b) => byLargest(a.now, b.now));
  // A region that is not known could be among the largest.
  const open = named.find(({ now }) => stateOf(now)?.state === 'unknown');
  if (open) return ratio(open.now, total);
  return largest.length === 0 ? missing(NO_ROWS) : ratio(sum(largest.slice(0, count).map(({ now }) => now)), total);
}

/** What the rows without a region bring; null where every row has one. */
export function withoutRegion(rows: readonly RegionFigure[]): Figure | null {
  const bare = rows.filter(({ code }) => code === null);
  return bare.length === 0 ? null : sum(bare.map(({ now }) => now));
}

/** Distance from the worst to the best, in the unit of the ratios; null without two to compare. */
export function spread(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter((ratio) => ratio !== null);
  return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
}

/** How many reach less than 90 % of their plan; those without a plan are not counted. */
export const countFarBehind = (ratios: readonly (number | null)[]): number =>
  ratios.filter((ratio) => ratio !== null && ratio < PLAN_LIMITS.farBehind).length;
