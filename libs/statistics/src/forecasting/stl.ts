import { at, mean, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { loess, loessAt } from './loess.ts';

export interface Decomposition {
  readonly trend: readonly number[];
  readonly seasonal: readonly number[];
  readonly remainder: readonly number[];
  /** Weight of each value between 0 (treated as an outlier) and 1. */
  readonly robustness: readonly number[];
}

export interface StlOptions {
  /** Odd window of the seasonal loess in cycles, or 'periodic' for a constant season. */
  readonly seasonalWindow?: number | 'periodic';
  readonly trendWindow?: number;
  /** Passes of the robustness loop; 0 fits by least squares. */
  readonly robustPasses?: number;
  readonly innerPasses?: number;
  /** Initial weights of the values, each 0 to 1; default: all 1. */
  readonly weights?: readonly number[];
}

const odd = (value: number): number => {
  const rounded = Math.ceil(value);
  return rounded % 2 === 0 ? rounded + 1 : rounded;
};

const movingAverage = (values: readonly number[], width: number): number[] => {
  const result: number[] = [];
  let total = 0;
  values.forEach((value, t) => {
    total += value;
    if (t >= width) total -= at(values, t - width);
    if (t >= width - 1) result.push(total / width);
  });
  return result;
};

function weightedMean(values: readonly number[], weights: readonly number[]): number {
  let total = 0;
  let weight = 0;
  values.forEach((value, k) => {
    total += value * at(weights, k);
    weight += at(weights, k);
  });
  return weight > 0 ? total / weight : mean(values);
}

// Every cycle-subseries is smoothed separately and extended by one cycle at both ends.
function smoothCycles(
  detrended: readonly number[],
  frequency: number,
  window: number | 'periodic',
  robustness: readonly number[],
): number[] {
  const extended = new Array<number>(detrended.length + 2 * frequency).fill(0);
  for (const place of range(frequency)) {
    const own: number[] = [];
    const weights: number[] = [];
    for (let t = place; t < detrended.length; t += frequency) {
      own.push(at(detrended, t));
      weights.push(at(robustness, t));
    }
    const flat = window === 'periodic' ? weightedMean(own, weights) : 0;
    for (let k = -1; k <= own.length; k++)
      extended[place + (k + 1) * frequency] = window === 'periodic' ? flat : loessAt(own, k, window, weights);
  }
  return extended;
}

/** Weights of values by distance from the expectation: 1 near it, 0 beyond six median distances. */
export function bisquare(remainder: readonly number[]): number[] {
  const sizes = remainder.map(Math.abs);
  const limit = 6 * median(sizes);
  return sizes.map((size) => {
    if (size <= 0.001 * limit) return 1;
    return size >= 0.999 * limit ? 0 : (1 - (size / limit) ** 2) ** 2;
  });
}

/**
 * STL: Cleveland, Cleveland, McRae and Terpenning, "A Seasonal-Trend Decomposition Procedure Based on Loess", Journal of Official
 * Statistics 6 (1990). It needs two whole cycles; with fewer, a loess trend is fitted without a season.
 */
export function stl(values: readonly number[], frequency: number, options: StlOptions = {}): Decomposition {
  const n = values.length;
  const { seasonalWindow = 'periodic', robustPasses = 5, innerPasses = 2 } = options;
  let robustness = options.weights ?? values.map(() => 1);
  if (frequency < 2 || n < 2 * frequency) return withoutSeason(values, options.trendWindow ?? odd(Math.max(7, n / 2)), robustPasses);
  const window = seasonalWindow === 'periodic' ? 10 * n + 1 : seasonalWindow;
  const trendWindow = options.trendWindow ?? odd((1.5 * frequency) / (1 - 1.5 / window));
  let trend: number[] = values.map(() => 0);
  let seasonal: number[] = values.map(() => 0);
  for (let outer = 0; outer <= robustPasses; outer++) {
    for (let inner = 0; inner < innerPasses; inner++) {
      const cycles = smoothCycles(
        values.map((value, t) => value - at(trend, t)),
        frequency,
        seasonalWindow,
        robustness,
      );
      const low = loess(movingAverage(movingAverage(movingAverage(cycles, frequency), frequency), 3), odd(frequency));
      seasonal = values.map((_, t) => at(cycles, t + frequency) - at(low, t));
      trend = loess(
        values.map((value, t) => value - at(seasonal, t)),
        trendWindow,
        robustness,
      );
    }
    if (outer < robustPasses) robustness = bisquare(values.map((value, t) => value - at(trend, t) - at(seasonal, t)));
  }
  return { trend, seasonal, remainder: values.map((value, t) => value - at(trend, t) - at(seasonal, t)), robustness };
}

function withoutSeason(values: readonly number[], window: number, robustPasses: number): Decomposition {
  let robustness = values.map(() => 1);
  let trend = loess(values, window);
  for (let pass = 0; pass < robustPasses; pass++) {
    robustness = bisquare(values.map((value, t) => value - at(trend, t)));
    trend = loess(values, window, robustness);
  }
  return { trend, seasonal: values.map(() => 0), remainder: values.map((value, t) => value - at(trend, t)), robustness };
}
