import { peek, range } from '../numbers/arrays.ts';
import { quantileOfSorted } from '../numbers/quantiles.ts';
import { sumDraws, getDraws, type JointPaths } from './joint.ts';

export interface PathQuantiles {
  /** One amount for each step, by requested share. */
  readonly single: readonly (readonly number[])[];
  /** Same for the sum from the first step to each step. */
  readonly cumulative: readonly (readonly number[])[];
}

const columnQuantiles = (columns: readonly Float64Array[], shares: readonly number[]): number[][] => {
  const sorted = columns.map((column) => Array.from(column.sort()));
  return shares.map((share) => sorted.map((column) => quantileOfSorted(column, share)));
};

/**
 * Quantiles of a line, or of the total without a key, for each step and for cumulative sums. Sums are added within each draw, because
 * quantiles must not be added.
 * @param shares between 0 and 1
 * @param collected start of the cumulative sums, 0 by default
 */
export function computePathQuantiles(paths: JointPaths, shares: readonly number[], key?: string, collected = 0): PathQuantiles {
  const draws = getDraws(paths, key);
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
  /** Missing: the total. */
  readonly key?: string;
  /** Amount collected before the first step, in the unit of the series. */
  readonly collected: number;
  readonly target: number;
  /** Steps until the date of the target; default: all. */
  readonly steps?: number;
}

/**
 * Chance (0..1) of each target. All chances come from the same draws, so that lines and total agree.
 * @throws RangeError for amounts that are not finite, or too many steps
 */
export function computeTargetChances(paths: JointPaths, targets: readonly TargetOfLine[]): number[] {
  return targets.map(({ key, collected, target, steps = paths.steps }) => {
    if (!Number.isFinite(collected) || !Number.isFinite(target)) throw new RangeError('collected and target must be finite numbers');
    if (!Number.isInteger(steps) || steps < 0 || steps > paths.steps) throw new RangeError('the draws do not reach that far');
    const sums = sumDraws(paths, key, steps);
    return sums.reduce((reached, value) => reached + (collected + value >= target ? 1 : 0), 0) / paths.draws;
  });
}

/** Amount that a scenario adds to the sum of all steps, in the unit of the series. Median and range are of equal draws. */
export interface AddedRange {
  readonly median: number;
  readonly range80: readonly [low: number, high: number];
}

/**
 * Compares two sets of paths with the same draws; `key` as in `getDraws`.
 * @throws RangeError if their numbers of draws differ
 */
export function compareDraws(before: JointPaths, after: JointPaths, key?: string): AddedRange {
  if (before.draws !== after.draws) throw new RangeError('both sides must have the same draws');
  const base = sumDraws(before, key);
  const sorted = Array.from(
    sumDraws(after, key)
      .map((value, draw) => value - peek(base, draw))
      .sort(),
  );
  const quantile = (share: number): number => quantileOfSorted(sorted, share);
  return { median: quantile(0.5), range80: [quantile(0.1), quantile(0.9)] };
}
