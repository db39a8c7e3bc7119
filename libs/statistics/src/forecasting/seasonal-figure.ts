import { at, mean, range, squaredDeviations } from '../numbers/arrays.ts';

export interface SeasonalAdjustment {
  readonly seasonal: boolean;
  readonly adjusted: readonly number[];
  /** Adds the season of position `t` (0-based, also beyond the series) back to a value. */
  readonly restore: (value: number, t: number) => number;
}

/**
 * True if the lag-`frequency` autocorrelation differs from zero at the 90 % level, with Bartlett's standard error. It is the test of the
 * Theta method (Assimakopoulos and Nikolopoulos 2000) in the M4 benchmarks and needs three cycles.
 */
export function isSeasonal(values: readonly number[], frequency: number): boolean {
  const n = values.length;
  if (frequency <= 1 || n < 3 * frequency) return false;
  const variance = squaredDeviations(values);
  if (!(variance > 0)) return false;
  const centre = mean(values);
  const correlation = (lag: number): number => {
    let total = 0;
    for (let t = lag; t < n; t++) total += (at(values, t) - centre) * (at(values, t - lag) - centre);
    return total / variance;
  };
  const before = range(frequency - 1).reduce((total, k) => total + correlation(k + 1) ** 2, 0);
  return Math.abs(correlation(frequency)) > 1.645 * Math.sqrt((1 + 2 * before) / n);
}

/** Centred moving average over one cycle (2 x m for even m); NaN if the window does not fit. */
export function centredAverage(values: readonly number[], frequency: number): number[] {
  const half = Math.floor(frequency / 2);
  const even = frequency % 2 === 0;
  return values.map((_, t) => {
    if (t < half || t >= values.length - half) return NaN;
    let total = even ? 0.5 * (at(values, t - half) + at(values, t + half)) : at(values, t - half) + at(values, t + half);
    if (half === 0) total = at(values, t);
    for (let k = 1 - half; k < half; k++) total += at(values, t + k);
    return total / frequency;
  });
}

/** Classical seasonal figure by position in the cycle (t mod frequency): mean ratio 1 if multiplicative, else mean difference 0. */
export function seasonalFigure(values: readonly number[], frequency: number, multiplicative: boolean): number[] {
  const trend = centredAverage(values, frequency);
  const totals = range(frequency).map(() => ({ total: 0, count: 0 }));
  values.forEach((value, t) => {
    const against = multiplicative ? value / at(trend, t) : value - at(trend, t);
    const cell = totals[t % frequency];
    if (!cell || !Number.isFinite(against)) return;
    cell.total += against;
    cell.count++;
  });
  const figure = totals.map(({ total, count }) => (count > 0 ? total / count : multiplicative ? 1 : 0));
  const centre = mean(figure);
  return figure.map((value) => (multiplicative ? value / centre : value - centre));
}

/** Seasonal adjustment by classical decomposition; series without a season stay unchanged. Multiplicative if every value is positive. */
export function adjustSeasonally(
  values: readonly number[],
  frequency: number,
  seasonal = isSeasonal(values, frequency),
): SeasonalAdjustment {
  if (!seasonal) return { seasonal, adjusted: values, restore: (value) => value };
  const multiplicative = values.every((value) => value > 0);
  const figure = seasonalFigure(values, frequency, multiplicative);
  const factor = (t: number): number => at(figure, t % frequency);
  return {
    seasonal,
    adjusted: values.map((value, t) => (multiplicative ? value / factor(t) : value - factor(t))),
    restore: (value, t) => (multiplicative ? value * factor(t) : value + factor(t)),
  };
}
