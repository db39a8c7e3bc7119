import { at, mean, range, sum } from '../numbers/arrays.ts';

/** Share of a cycle's campaign in each place of the cycle; the sum is 1. */
export type CycleShares = readonly number[];
type Usual = (cycles: readonly CycleShares[]) => CycleShares;

/** Mean share of each place: the chance that a campaign falls there, with exceptions. `cycles` has at least one entry. */
export const meanShares: Usual = (cycles) => (cycles[0] ?? []).map((_, place) => mean(cycles.map((shares) => at(shares, place))));

const MIN_SHARE = 0.15;
const MIN_CYCLES_FOR_HABIT = 4;

/** Mean shares without exceptions: with four or more cycles, a place with a single campaign is ignored. */
export const habitualShares: Usual = (cycles) => {
  const means = meanShares(cycles);
  if (cycles.length < MIN_CYCLES_FOR_HABIT) return means;
  const habitual = means.map((share, place) => (cycles.filter((shares) => at(shares, place) > MIN_SHARE).length > 1 ? share : 0));
  const habitualSum = sum(habitual);
  return habitualSum > 0 ? habitual.map((share) => share / habitualSum) : means;
};

// Before any evidence both ways weigh the same, and neither ever counts alone.
const PRIOR_ERROR = 0.1;

// The Brier score: Brier, Monthly Weather Review 78 (1950).
const squaredError = (predicted: CycleShares, actual: CycleShares): number =>
  sum(predicted.map((share, place) => (share - at(actual, place)) ** 2));

function errorOf(predict: Usual, cycles: readonly CycleShares[]): number {
  const errors = range(Math.max(0, cycles.length - 2)).map((k) => squaredError(predict(cycles.slice(0, k + 2)), cycles[k + 2] ?? []));
  return PRIOR_ERROR + sum(errors);
}

const lastShares: Usual = (cycles) => cycles.at(-1) ?? [];

/**
 * Shares of the cycle after `cycles` (oldest first, at least one). They lie between those of the last cycle (a moved date stays) and the
 * `usual` ones (it returns). Weights are the inverse squared errors that each would have made so far.
 */
export function sharesOfNext(cycles: readonly CycleShares[], usual: Usual): number[] {
  const [ofLast, ofUsual] = [errorOf(lastShares, cycles) ** -2, errorOf(usual, cycles) ** -2];
  const returned = usual(cycles);
  return lastShares(cycles).map((share, place) => (ofLast * share + ofUsual * at(returned, place)) / (ofLast + ofUsual));
}
