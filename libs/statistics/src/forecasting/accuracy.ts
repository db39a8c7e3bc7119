import { at, mean } from '../numbers/arrays.ts';

export interface Accuracy {
  /** Number of origins of the forecasts. */
  readonly origins: number;
  /** Mean absolute error divided by that of the seasonal naive forecast within the series; below 1 is better. Null for a scale of 0. */
  readonly mase: number | null;
  /** Mean absolute percentage error as a ratio (0.1 = 10 %); null if an actual value is zero or negative. */
  readonly mape: number | null;
  /** Symmetric percentage error as a ratio between 0 and 2. */
  readonly smape: number;
}

interface Pair {
  readonly target: number;
  readonly step: number;
  readonly forecast: number;
  readonly actual: number;
}

/** Mean absolute error of the seasonal naive forecast within the series: the scale of MASE (Hyndman and Koehler 2006). */
export function naiveError(values: readonly number[], frequency: number): number {
  const lag = values.length > frequency ? frequency : 1;
  const misses = values.slice(lag).map((value, t) => Math.abs(value - at(values, t)));
  return misses.length > 0 ? mean(misses) : 0;
}

export function accuracyOf(pairs: readonly Pair[], values: readonly number[], frequency: number): Accuracy | null {
  if (pairs.length === 0) return null;
  const scale = naiveError(values, frequency);
  const misses = pairs.map(({ forecast, actual }) => Math.abs(forecast - actual));
  return {
    origins: new Set(pairs.map(({ target, step }) => target - step)).size,
    mase: scale > 0 ? mean(misses) / scale : null,
    mape: pairs.every(({ actual }) => actual > 0) ? mean(pairs.map(({ forecast, actual }) => Math.abs(forecast - actual) / actual)) : null,
    smape: mean(
      pairs.map(({ forecast, actual }) => {
        const size = Math.abs(forecast) + Math.abs(actual);
        return size > 0 ? (2 * Math.abs(forecast - actual)) / size : 0;
      }),
    ),
  };
}
