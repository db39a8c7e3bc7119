import { at, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import type { MethodKey } from './methods.ts';
import type { Scale } from './scale.ts';

export interface Weighted {
  readonly key: MethodKey;
  readonly weight: number;
}

/**
 * Weights inversely proportional to the squared backtest error, without correlations. Source: Bates and Granger, Operational Research
 * Quarterly 20 (1969). Equal weights if there is no backtest.
 */
export function computeWeights(errors: ReadonlyMap<MethodKey, number>): Weighted[] {
  const keys = [...errors.keys()];
  const errorValues = [...errors.values()];
  if (errorValues.length === 0 || errorValues.some((error) => !Number.isFinite(error)))
    return keys.map((key) => ({ key, weight: 1 / keys.length }));
  const smallest = Math.max(Math.min(...errorValues), 1e-12);
  const raw = errorValues.map((error) => (smallest / Math.max(error, smallest)) ** 2);
  const total = raw.reduce((sum, value) => sum + value, 0);
  return keys.map((key, i) => ({ key, weight: at(raw, i) / total }));
}

// A method that diverges may differ from the median by at most this many usual distances.
const MAX_DISTANCE = 6;

/** Weighted mean of the paths on the modelling scale, step by step; diverging values are limited around the median. */
export function combine(
  paths: ReadonlyMap<MethodKey, readonly number[]>,
  weights: readonly Weighted[],
  scale: Scale,
  horizon: number,
): number[] {
  return range(horizon).map((h) => {
    const values = weights.map(({ key }) => scale.forward(at(paths.get(key) ?? [], h)));
    const centre = median(values);
    const reach = MAX_DISTANCE * median(values.map((value) => Math.abs(value - centre)));
    const limited = values.length < 3 ? values : values.map((value) => Math.min(Math.max(value, centre - reach), centre + reach));
    return scale.backward(weights.reduce((total, { weight }, i) => total + weight * at(limited, i), 0));
  });
}
