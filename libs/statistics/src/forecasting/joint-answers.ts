import { peek, range } from '../numbers/arrays.ts';
import { quantileOfSorted } from '../numbers/quantiles.ts';
import { drawnSums, drawsOf, type JointPaths } from './joint.ts';

export interface PathQuantiles {
  /** For every share asked for, in its order, one amount a step. */
  readonly single: readonly (readonly number[])[];
  /** The same of the sum from the first step up to each. */
  readonly cumulative: readonly (readonly number[])[];
}

const columnQuantiles = (columns: readonly Float64Array[], shares: readonly number[]): number[][] => {
  const sorted = columns.map((column) => Array.from(column.sort()));
  return shares.map((share) => sorted.map((column) => quantileOfSorted(column, share)));
};

/**
 * Quantiles (`shares` between 0 and 1) of the draws of a line, or of the total without a key, step by step and added up from
 * `collected` (0 by default). Sums are added up within each draw: quantiles themselves must not be added.
 */
export function pathQuantiles(paths: JointPaths, shares: readonly number[], key?: string, collected = 0): PathQuantiles {
  const draws = drawsOf(paths, key);
  const column = (h: number): Float64Array => Float64Array.from({ length: paths.draws }, (_, draw) => peek(draws, draw * paths.steps + h));
  const singles = range(paths.steps).map(column);
  const running = new Float64Array(paths.draws).fill(collected);
  const sums = singles.map((values) => {
    values.forEach((value, draw) => (running[draw] = peek(running, draw) + value));
    return Float64Array.from(running);
  });
  return { single: columnQuantiles(singles, shares), cumulative: columnQuantiles(sums, shares) };
}

export interface TargetOfLine {
  /** The total without a key. */
  readonly key?: string;
  /** What has been collected before the first step, in the unit of the series. */
  readonly collected: number;
  readonly target: number;
  /** Steps until the target's date; all by default. */
  readonly steps?: number;
}

/**
 * Chance (0..1) of each target, all from the same draws: the chances of lines and total agree with each other. Throws RangeError for
 * amounts that are no finite numbers and more steps than there are.
 */
export function targetChances(paths: JointPaths, targets: readonly TargetOfLine[]): number[] {
  return targets.map(({ key, collected, target, steps = paths.steps }) => {
    if (!Number.isFinite(collected) || !Number.isFinite(target)) throw new RangeError('collected and target must be finite numbers');
    if (!Number.isInteger(steps) || steps < 0 || steps > paths.steps) throw new RangeError('the draws do not reach that far');
    const sums = drawnSums(paths, key, steps);
    return sums.reduce((reached, value) => reached + (collected + value >= target ? 1 : 0), 0) / paths.draws;
  });
}

/** What a scenario adds to the sum of all steps, draw by draw on the same draws: median and 80 % range, in the unit of the series. */
export interface Added {
  readonly median: number;
  readonly range80: readonly [low: number, high: number];
}

/** Compares two sets of paths of the same draws; `key` as for `drawsOf`. Throws RangeError where their numbers of draws differ. */
export function addedBetween(before: JointPaths, after: JointPaths, key?: string): Added {
  if (before.draws !== after.draws) throw new RangeError('both sides must have the same draws');
  const base = drawnSums(before, key);
  const sorted = Array.from(
    drawnSums(after, key)
      .map((value, draw) => value - peek(base, draw))
      .sort(),
  );
  const quantile = (share: number): number => quantileOfSorted(sorted, share);
  return { median: quantile(0.5), range80: [quantile(0.1), quantile(0.9)] };
}
