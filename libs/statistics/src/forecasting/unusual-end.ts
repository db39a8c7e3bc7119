import { at, range } from '../numbers/arrays.ts';
import { median, quantile, robustSpread } from '../numbers/quantiles.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';

export interface UnusualEnd {
  readonly positions: readonly number[];
  /** Series in which those values are limited to the edge of the usual range. */
  readonly values: readonly number[];
}

const LAST = 3;
const LOOKED_BACK = 5;
const FEWEST = 8;
const BEYOND_SPREADS = 4;
const BEYOND_TAIL = 1.5;
const KEPT_SPREADS = 2;
// With little over two cycles the season fits too closely, so that errors look smaller than they are.
const CYCLES_TRUSTED = 3;
const LEAST = Math.log(1.5);
const LEAST_OF_FEW_CYCLES = Math.log(4);

/**
 * Tests the last three values against the range of the series' own one-step errors, without season, and limits those outside. One month
 * may be a single payment or a new level, and all methods follow the last value. Positions in `spared` are not tested.
 * @returns null if all are usual, or the series is too short
 */
export function unusualEnd(values: readonly number[], frequency: number, spared: ReadonlySet<number>): UnusualEnd | null {
  const first = values.length - LAST;
  if (first < Math.max(FEWEST, 2 * frequency)) return null;
  const scale = chooseScale(values.slice(0, first));
  const scaled = values.map(scale.forward);
  const { seasonal } = stl(scaled.slice(0, first), frequency, { robustPasses: 3 });
  const season = (t: number): number => at(seasonal, t < first ? t : first - frequency + ((t - first) % frequency));
  const adjusted = scaled.map((value, t) => value - season(t));
  const level = (end: number): number => median(adjusted.slice(Math.max(0, end - LOOKED_BACK), end));
  const misses = range(first - LOOKED_BACK).map((k) => at(adjusted, k + LOOKED_BACK) - level(k + LOOKED_BACK));
  const bias = median(misses);
  const sizes = misses.map((miss) => Math.abs(miss - bias));
  const spread = Math.max(robustSpread(misses), 1e-9);
  const least = first < CYCLES_TRUSTED * frequency ? LEAST_OF_FEW_CYCLES : LEAST;
  const limit = Math.max(least, BEYOND_SPREADS * spread, BEYOND_TAIL * quantile(sizes, 0.95));
  const expected = level(first) + bias;
  const miss = (t: number): number => at(adjusted, t) - expected;
  const positions = range(LAST)
    .map((k) => first + k)
    .filter((t) => !spared.has(t) && Math.abs(miss(t)) > limit);
  if (positions.length === 0) return null;
  const held = (t: number): number => scale.backward(expected + Math.sign(miss(t)) * KEPT_SPREADS * spread + season(t));
  return { positions, values: values.map((value, t) => (positions.includes(t) ? held(t) : value)) };
}
