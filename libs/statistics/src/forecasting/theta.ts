import { at, range } from '../numbers/arrays.ts';
import { trendLine } from '../numbers/least-squares.ts';
import { adjustSeasonally } from './seasonal-figure.ts';

interface Smoothed {
  readonly level: number;
  readonly error: number;
}

function smooth(values: readonly number[], alpha: number): Smoothed {
  let level = at(values, 0);
  let error = 0;
  for (let t = 1; t < values.length; t++) {
    const surprise = (values[t] ?? NaN) - level;
    error += surprise * surprise;
    level += alpha * surprise;
  }
  return { level, error };
}

/** Smoothing weight with the smallest squared one-step error: a grid, then golden-section search around its best point. */
function bestSmoothing(values: readonly number[]): number {
  const grid = range(20).map((step) => 0.025 + 0.05 * step);
  const error = (alpha: number): number => smooth(values, alpha).error;
  const best = grid.reduce((bestSoFar, alpha) => (error(alpha) < error(bestSoFar) ? alpha : bestSoFar));
  let low = best - 0.025;
  let high = best + 0.025;
  for (let step = 0; step < 12; step++) {
    const left = high - 0.618 * (high - low);
    const right = low + 0.618 * (high - low);
    if (error(left) < error(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/**
 * Theta method: Assimakopoulos and Nikolopoulos, International Journal of Forecasting 16 (2000). It uses the form of Hyndman and Billah
 * (2003): exponential smoothing with half the trend's slope as drift, after seasonal adjustment.
 */
export function theta(values: readonly number[], frequency: number, horizon: number, seasonal?: boolean): number[] {
  const n = values.length;
  const season = adjustSeasonally(values, frequency, seasonal);
  const { intercept, slope } = trendLine(season.adjusted);
  // The line with theta = 2 doubles the distance from the trend line. It is averaged with the trend line (theta = 0).
  const doubled = season.adjusted.map((value, t) => 2 * value - (intercept + slope * t));
  const { level } = smooth(doubled, bestSmoothing(doubled));
  return range(horizon).map((h) => season.restore((level + intercept + slope * (n + h)) / 2, n + h));
}
