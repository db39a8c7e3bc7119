import { difference, levelsIn, rowsOf, share, wholeSum, type AnswerTo, type RegionLevel } from '@pendapa/analysis';
import { PLAN_LIMITS, type Value } from '@pendapa/contracts';

/** What a region brought, and what it brought in the comparison. */
export interface RegionFigure {
  readonly code: string | null;
  readonly now: Value;
  readonly before: Value;
}

/** The rows of an answer, by the narrowest level that it has. */
export function regionFigures<M extends string>(answer: AnswerTo<M, RegionLevel>, money: NoInfer<M>): readonly RegionFigure[] {
  const { level } = levelsIn(answer);
  return rowsOf(answer).map(({ codes, current, comparison }) => ({
    code: codes[level],
    now: current[money],
    before: comparison[money] ?? null,
  }));
}

export interface RegionRank {
  /** 1 is the largest; null for rows without a region, and where the amount is not known. */
  readonly rank: number | null;
  /** Ranks won since the comparison; null without one. */
  readonly won: number | null;
}

const byAmount = (a: Value, b: Value): number => {
  const more = difference(a, b);
  return more === null ? 0 : Number(more);
};

function ranksOf(rows: readonly RegionFigure[], of: (row: RegionFigure) => Value): ReadonlyMap<RegionFigure, number> {
  const known = rows.filter((row) => row.code !== null && of(row) !== null);
  return new Map([...known].sort((a, b) => byAmount(of(b), of(a))).map((row, index) => [row, index + 1]));
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
export function topShare(rows: readonly RegionFigure[], count: number, total: Value): number | null {
  const largest = rows.filter(({ code, now }) => code !== null && now !== null).sort((a, b) => byAmount(b.now, a.now));
  return largest.length === 0 ? null : share(wholeSum(largest.slice(0, count).map(({ now }) => now)), total);
}

/** What the rows without a region bring; null where every row has one. */
export function withoutRegion(rows: readonly RegionFigure[]): Value {
  const bare = rows.filter(({ code }) => code === null);
  return bare.length === 0 ? null : wholeSum(bare.map(({ now }) => now));
}

/** Distance from the worst to the best, in the unit of the ratios; null without two to compare. */
export function spread(ratios: readonly (number | null)[]): number | null {
  const known = ratios.filter((ratio) => ratio !== null);
  return known.length < 2 ? null : Math.max(...known) - Math.min(...known);
}

/** How many reach less than 90 % of their plan; those without a plan are not counted. */
export const countFarBehind = (ratios: readonly (number | null)[]): number =>
  ratios.filter((ratio) => ratio !== null && ratio < PLAN_LIMITS.farBehind).length;
