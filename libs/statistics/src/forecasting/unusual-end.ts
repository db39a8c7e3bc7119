import { at, range } from '../numbers/arrays.ts';
import { median, quantile, robustSpread } from '../numbers/quantiles.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';

export interface UnusualEnd {
  readonly positions: readonly number[];
  /** Series in which those values are limited to the edge of the usual range. */
  readonly values: readonly number[];
}

const MAX_TESTED = 3;
const WINDOW = 5;
const MIN_VALUES = 8;
const MIN_SPREADS = 4;
const MIN_TAIL_RATIO = 1.5;
const LIMIT_SPREADS = 2;
// With little over two cycles the season fits too closely, so that errors look smaller than they are.
const MIN_CYCLES = 3;
const MIN_LOG_DIFFERENCE = Math.log(1.5);
const MIN_LOG_DIFFERENCE_OF_FEW_CYCLES = Math.log(4);

/**
 * Tests the last three values against the range of the series' own one-step errors, without season, and limits those outside. One month
 * may be a single payment or a new level, and all methods follow the last value. Positions in `spared` are not tested.
 * @returns null if all are usual, or the series is too short
 */
export function findUnusualEnd(values: readonly number[], frequency: number, spared: ReadonlySet<number>): UnusualEnd | null {
  const first = values.length - MAX_TESTED;
  if (first < Math.max(MIN_VALUES, 2 * frequency)) return null;
  const scale = chooseScale(values.slice(0, first));
  const scaled = values.map(scale.forward);
  const { seasonal } = stl(scaled.slice(0, first), frequency, { robustPasses: 3 });
  const season = (t: number): number => at(seasonal, t < first ? t : first - frequency + ((t - first) % frequency));
  const adjusted = scaled.map((value, t) => value - season(t));
  const level = (end: number): number => median(adjusted.slice(Math.max(0, end - WINDOW), end));
  const misses = range(first - WINDOW).map((k) => at(adjusted, k + WINDOW) - level(k + WINDOW));
  const bias = median(misses);
  const sizes = misses.map((miss) => Math.abs(miss - bias));
  const spread = Math.max(robustSpread(misses), 1e-9);
  const minDifference = first < MIN_CYCLES * frequency ? MIN_LOG_DIFFERENCE_OF_FEW_CYCLES : MIN_LOG_DIFFERENCE;
  const limit = Math.max(minDifference, MIN_SPREADS * spread, MIN_TAIL_RATIO * quantile(sizes, 0.95));
  const expected = level(first) + bias;
  const miss = (t: number): number => at(adjusted, t) - expected;
  const positions = range(MAX_TESTED)
    .map((k) => first + k)
    .filter((t) => !spared.has(t) && Math.abs(miss(t)) > limit);
  if (positions.length === 0) return null;
  const limitedValue = (t: number): number => scale.backward(expected + Math.sign(miss(t)) * LIMIT_SPREADS * spread + season(t));
  return { positions, values: values.map((value, t) => (positions.includes(t) ? limitedValue(t) : value)) };
}
