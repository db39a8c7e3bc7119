import { at, mean, range, sum } from '../numbers/arrays.ts';

/** The share of its amount that a cycle's campaign brought in each place of the cycle; adds up to 1. */
export type CycleShares = readonly number[];
type Usual = (cycles: readonly CycleShares[]) => CycleShares;

/** The mean share of each place: the chance that a campaign falls there, exceptions among them. `cycles` holds at least one. */
export const meanShares: Usual = (cycles) => (cycles[0] ?? []).map((_, place) => mean(cycles.map((shares) => at(shares, place))));

const FELL = 0.15;
const CYCLES_TO_TELL_AN_EXCEPTION = 4;

/** The mean shares without exceptions: of four or more cycles, a place in which the campaign fell only once is no habit. */
export const habitualShares: Usual = (cycles) => {
  const means = meanShares(cycles);
  if (cycles.length < CYCLES_TO_TELL_AN_EXCEPTION) return means;
  const kept = means.map((share, place) => (cycles.filter((shares) => at(shares, place) > FELL).length > 1 ? share : 0));
  const left = sum(kept);
  return left > 0 ? kept.map((share) => share / left) : means;
};

// Before the cycles have shown anything both ways are believed alike, and none ever alone.
const PRIOR_ERROR = 0.1;

// The Brier score: Brier, Monthly Weather Review 78 (1950).
const squaredError = (said: CycleShares, came: CycleShares): number => sum(said.map((share, place) => (share - at(came, place)) ** 2));

function errorOf(says: Usual, cycles: readonly CycleShares[]): number {
  const errors = range(Math.max(0, cycles.length - 2)).map((k) => squaredError(says(cycles.slice(0, k + 2)), cycles[k + 2] ?? []));
  return PRIOR_ERROR + sum(errors);
}

const lastShares: Usual = (cycles) => cycles.at(-1) ?? [];

/**
 * The shares of the cycle after `cycles` (oldest first, at least one): between those of the last cycle (a date that was moved stays) and the
 * `usual` ones (it returns), weighted by the inverse squared errors that each would have made so far, like the methods of a forecast.
 */
export function sharesOfNext(cycles: readonly CycleShares[], usual: Usual): number[] {
  const [ofLast, ofUsual] = [errorOf(lastShares, cycles) ** -2, errorOf(usual, cycles) ** -2];
  const returned = usual(cycles);
  return lastShares(cycles).map((share, place) => (ofLast * share + ofUsual * at(returned, place)) / (ofLast + ofUsual));
}
