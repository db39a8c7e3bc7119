import { at, range } from '../numbers/arrays.ts';
import { normalCumulative, normalQuantile } from '../numbers/distributions.ts';
import { HALF_WIDTHS, type Level } from './half-widths.ts';

/** The normal deviates of the levels, at which the simulated errors meet the intervals' half widths. */
export const NORMAL_DEVIATES: Readonly<Record<Level, number>> = { 50: 0.6745, 80: 1.2816, 95: 1.96 };

const KNOTS = [
  [0, 0],
  [NORMAL_DEVIATES[50], HALF_WIDTHS[50]],
  [NORMAL_DEVIATES[80], HALF_WIDTHS[80]],
  [NORMAL_DEVIATES[95], HALF_WIDTHS[95]],
] as const;

// Straight lines between the knots, beyond the last one on with its slope; `from` and `to` are the columns of the knots.
function alongKnots(value: number, from: 0 | 1, to: 0 | 1): number {
  const size = Math.abs(value);
  const upper = size <= KNOTS[1][from] ? 1 : size <= KNOTS[2][from] ? 2 : 3;
  const low = KNOTS[upper - 1] ?? KNOTS[0];
  const high = KNOTS[upper] ?? KNOTS[1];
  return Math.sign(value) * (low[to] + ((size - low[from]) * (high[to] - low[to])) / (high[from] - low[from]));
}

/** A normal deviate as an error in units of the forecast's size: simulated months keep the shape of the intervals. */
export const stretched = (deviate: number): number => alongKnots(deviate, 0, 1);

/** The inverse of `stretched`. */
export const unstretched = (error: number): number => alongKnots(error, 1, 0);

const REACH = 5;
const STEP = 0.1;

/**
 * Turns a normal deviate into one of the normal distribution above `least`, keeping its rank: what is left of the possible misses once a
 * month has brought so much. As a table with straight lines between, because it is asked thousands of times.
 */
export function deviateAbove(least: number): (deviate: number) => number {
  // Beyond eight deviations nothing of the distribution can be told apart: the amount itself is then the answer.
  if (least > 8) return () => least;
  const below = normalCumulative(least);
  const table = range(Math.round((2 * REACH) / STEP) + 1).map((k) => {
    const upper = (1 - below) * normalCumulative(REACH - k * STEP);
    return upper > 0 ? -normalQuantile(upper) : least;
  });
  return (deviate) => {
    const place = Math.min(Math.max((deviate + REACH) / STEP, 0), table.length - 1.000001);
    const k = Math.floor(place);
    return Math.max(least, at(table, k) + (place - k) * (at(table, k + 1) - at(table, k)));
  };
}
