import { at, range } from '../numbers/arrays.ts';
import { METHODS, type MethodContext, type MethodKey, type MethodResult } from './methods.ts';

/** Forecasts of each method after the first `origin` values, for at most `horizon` known steps. */
export interface BacktestOrigin {
  readonly origin: number;
  readonly paths: ReadonlyMap<MethodKey, readonly number[]>;
}

/** Minimum number of values before a backtest origin: two cycles plus two, or half of the series up to four cycles. */
const minTrainingLength = (length: number, frequency: number): number =>
  Math.max(6, 2 * frequency + 2, Math.min(Math.ceil(length / 2), 4 * frequency));

/** Spreads origins evenly from the smallest training part to the second last value; empty if the series is too short. */
export function backtestOrigins(length: number, frequency: number, maxOrigins: number): number[] {
  const first = minTrainingLength(length, frequency);
  const last = length - 1;
  const count = Math.min(maxOrigins, last - first + 1);
  if (count < 1) return [];
  return range(count).map((k) => (count === 1 ? last : Math.round(first + ((last - first) * k) / (count - 1))));
}

/**
 * Rolling-origin evaluation: Tashman, International Journal of Forecasting 16 (2000). Every method is refitted at every origin in the form
 * selected on the whole series (see `methods.ts`).
 */
export function backtest(
  values: readonly number[],
  context: MethodContext,
  horizon: number,
  fitted: ReadonlyMap<MethodKey, MethodResult>,
  maxOrigins: number,
): BacktestOrigin[] {
  return backtestOrigins(values.length, context.frequency, maxOrigins).map((origin) => {
    const known = Math.min(horizon, values.length - origin);
    const part = values.slice(0, origin);
    return { origin, paths: new Map([...fitted].map(([key, { memory }]) => [key, METHODS[key](part, context, known, memory).point])) };
  });
}

/** Mean absolute error of one method on the modelling scale; long horizons of one origin weigh less than as many origins. */
export function backtestError(
  values: readonly number[],
  origins: readonly BacktestOrigin[],
  key: MethodKey,
  forward: (value: number) => number,
): number {
  let total = 0;
  let weight = 0;
  for (const { origin, paths } of origins) {
    const path = paths.get(key) ?? [];
    const each = 1 / Math.sqrt(path.length);
    path.forEach((value, h) => {
      total += each * Math.abs(forward(value) - forward(at(values, origin + h)));
      weight += each;
    });
  }
  return weight > 0 ? total / weight : NaN;
}
