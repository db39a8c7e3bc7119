import { at, range } from '../numbers/arrays.ts';
import { normalQuantile } from '../numbers/distributions.ts';
import { median, robustSpread } from '../numbers/quantiles.ts';
import { fillMissing } from '../forecasting/gaps.ts';
import { chooseScale } from '../forecasting/scale.ts';
import { bisquare, stl } from '../forecasting/stl.ts';

export interface Anomaly {
  /** Value that trend and season lead to, and the range that holds `coverage` of usual values. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** Signed distance from the expected value in robust standard deviations; null for a missing value. */
  readonly score: number | null;
  readonly unusual: boolean;
}

const SMALLEST_SHARE = 1e-6;

// The decomposition fits the values it is compared with: one parameter for each place and two for each trend window. The robustness weights
// add half as many again. On simulated noise, 2 % of ten years and 5 % of three lie beyond a 98 % range.
function correctionForFit(n: number, frequency: number): number {
  const used = frequency > 1 ? 1.5 * (frequency + (2 * n) / (1.6 * frequency)) : 4;
  return Math.sqrt(n / Math.max(n - used, n / 4));
}

/**
 * Initial weights by medians: of a cycle around each value, then of each place in the cycle. With few cycles and equal weights, the
 * decomposition would keep half of an outlier in its season.
 */
function medianWeights(values: readonly number[], frequency: number): number[] {
  const level = values.map((_, t) => median(values.slice(Math.max(0, t - frequency), t + frequency + 1)));
  const around = values.map((value, t) => value - at(level, t));
  const season = range(Math.max(1, frequency)).map((place) => median(around.filter((_, t) => t % frequency === place)));
  return bisquare(around.map((value, t) => value - at(season, t % frequency)));
}

/**
 * Compares every value with the expectation of a robust STL decomposition. The range is symmetric on the modelling scale (logs for
 * positive amounts).
 * @returns one result for each value; empty for fewer than two cycles or six values
 */
export function anomalies(values: readonly (number | null)[], frequency: number, coverage = 0.98): Anomaly[] {
  const missing = new Set(range(values.length).filter((t) => !Number.isFinite(values[t] ?? NaN)));
  if (values.length - missing.size < Math.max(6, 2 * frequency)) return [];
  const filled = fillMissing(
    values.map((value) => value ?? 0),
    missing,
    frequency,
  );
  const scale = chooseScale(filled);
  const scaled = filled.map(scale.forward);
  const { trend, seasonal, remainder } = stl(scaled, frequency, { robustPasses: 5, weights: medianWeights(scaled, frequency) });
  const known = remainder.filter((_, t) => !missing.has(t));
  // Values that repeat exactly only spread by rounding.
  const spread = Math.max(robustSpread(known) * correctionForFit(values.length, frequency), SMALLEST_SHARE);
  const reach = normalQuantile(0.5 + coverage / 2) * spread;
  return values.map((_, t) => {
    const centre = at(trend, t) + at(seasonal, t);
    const score = missing.has(t) ? null : at(remainder, t) / spread;
    return {
      expected: scale.backward(centre),
      low: scale.backward(centre - reach),
      high: scale.backward(centre + reach),
      score,
      unusual: score !== null && Math.abs(score) * spread > reach,
    };
  });
}
