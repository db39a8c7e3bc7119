import { at, range } from '../numbers/arrays.ts';
import { normalCumulative, normalQuantile } from '../numbers/distributions.ts';
import { HALF_WIDTHS, type Level } from './half-widths.ts';

/** Normal deviates of the levels: simulated errors then agree with the half widths of the intervals. */
export const NORMAL_DEVIATES: Readonly<Record<Level, number>> = { 50: 0.6745, 80: 1.2816, 95: 1.96 };

/** Size of errors with a standard deviation of 1: a size reaches 80 % of errors with a smaller factor. */
export const SIZE_OF_DEVIATION = NORMAL_DEVIATES[80] / HALF_WIDTHS[80];

const KNOTS = [
  [0, 0],
  [NORMAL_DEVIATES[50], HALF_WIDTHS[50]],
  [NORMAL_DEVIATES[80], HALF_WIDTHS[80]],
  [NORMAL_DEVIATES[95], HALF_WIDTHS[95]],
] as const;

// Interpolates between knots and extrapolates the last slope; `from` and `to` are columns of the knots.
function interpolateKnots(value: number, from: 0 | 1, to: 0 | 1): number {
  const size = Math.abs(value);
  const upper = size <= KNOTS[1][from] ? 1 : size <= KNOTS[2][from] ? 2 : 3;
  const low = KNOTS[upper - 1] ?? KNOTS[0];
  const high = KNOTS[upper] ?? KNOTS[1];
  return Math.sign(value) * (low[to] + ((size - low[from]) * (high[to] - low[to])) / (high[from] - low[from]));
}

/** Turns a normal deviate into an error in units of the forecast's size. Simulated months then have the shape of the intervals. */
export const stretchDeviate = (deviate: number): number => interpolateKnots(deviate, 0, 1);

/** Inverse of `stretchDeviate`. */
export const unstretchError = (error: number): number => interpolateKnots(error, 1, 0);

const MAX_DEVIATE = 5;
const TABLE_STEP = 0.1;

/**
 * Maps a normal deviate to the normal distribution above `lowerBound` with equal rank. These errors remain possible after a partial month.
 * A table is interpolated, because the function runs thousands of times.
 */
export function createDeviateAbove(lowerBound: number): (deviate: number) => number {
  // Beyond eight deviations the tail is numerically empty: the amount itself is the result.
  if (lowerBound > 8) return () => lowerBound;
  const below = normalCumulative(lowerBound);
  const table = range(Math.round((2 * MAX_DEVIATE) / TABLE_STEP) + 1).map((k) => {
    const upper = (1 - below) * normalCumulative(MAX_DEVIATE - k * TABLE_STEP);
    return upper > 0 ? -normalQuantile(upper) : lowerBound;
  });
  return (deviate) => {
    const place = Math.min(Math.max((deviate + MAX_DEVIATE) / TABLE_STEP, 0), table.length - 1.000001);
    const k = Math.floor(place);
    return Math.max(lowerBound, at(table, k) + (place - k) * (at(table, k + 1) - at(table, k)));
  };
}
