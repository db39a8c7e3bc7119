import { at, range } from '../numbers/arrays.ts';
import { normalQuantile } from '../numbers/distributions.ts';
import { median, robustSpread } from '../numbers/quantiles.ts';
import { fillMissing } from '../forecasting/gaps.ts';
import { chooseScale } from '../forecasting/scale.ts';
import { bisquare, stl } from '../forecasting/stl.ts';

export interface Anomaly {
  /** What trend and season make usual here, and the range that holds `coverage` of usual values. */
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** Distance from the expected value in robust standard deviations, with sign; null for a missing value. */
  readonly score: number | null;
  readonly unusual: boolean;
}

const SMALLEST_SHARE = 1e-6;

// The decomposition follows the values it is then compared with: one parameter per place and
// two per trend window, and half as many again for the robustness weights (checked on simulated noise: 2 % of ten years and 5 % of three lie beyond a 98 % range).
function correctionForFit(n: number, frequency: number): number {
  const used = frequency > 1 ? 1.5 * (frequency + (2 * n) / (1.6 * frequency)) : 4;
  return Math.sqrt(n / Math.max(n - used, n / 4));
}

/**
 * Weights to begin with, by medians: of a cycle around each value, then of each place in the cycle. With few cycles a decomposition
 * that begins with all values alike takes one that is far out for half of its season, and never comes back from it.
 */
function medianWeights(values: readonly number[], frequency: number): number[] {
  const level = values.map((_, t) => median(values.slice(Math.max(0, t - frequency), t + frequency + 1)));
  const around = values.map((value, t) => value - at(level, t));
  const season = range(Math.max(1, frequency)).map((place) => median(around.filter((_, t) => t % frequency === place)));
  return bisquare(around.map((value, t) => value - at(season, t % frequency)));
}

/**
 * Compares every value with what a robust STL decomposition expects of its month; one result per value. The range is symmetric on the
 * modelling scale (logs for positive amounts). Fewer than two cycles or six values give an empty list: nothing is usual yet.
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
  // Values that repeat to the last digit leave rounding as their only spread.
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
