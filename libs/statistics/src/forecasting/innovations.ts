import { at, peek } from '../numbers/arrays.ts';

export interface Innovations {
  /** -2 log likelihood, concentrated over the variance, without its constant. */
  readonly deviance: number;
  readonly variance: number;
  readonly forecasts: readonly number[];
}

// Autocovariances of (1 + theta B)(1 + seasonal B^m) e at the lags 0 .. m + 1, for unit innovations.
function setAutocovariances(into: Float64Array, theta: number, seasonal: number, frequency: number): void {
  into.fill(0);
  const add = (lag: number, value: number): void => void (into[lag] = peek(into, lag) + value);
  add(0, (1 + theta * theta) * (1 + seasonal * seasonal));
  add(1, theta * (1 + seasonal * seasonal));
  if (frequency < 2) return;
  add(frequency - 1, theta * seasonal);
  add(frequency, seasonal * (1 + theta * theta));
  add(frequency + 1, theta * seasonal);
}

/**
 * Exact Gaussian likelihood of a seasonal moving average by the innovations algorithm. Source: Brockwell and Davis, "Time Series: Theory
 * and Methods", section 5.2. Each time has one row of coefficients, as long as the order.
 * @returns a function of the two coefficients that reuses its arrays, because an optimiser calls it a hundred times
 */
export function innovationsOf(w: readonly number[], frequency: number, horizon: number): (theta: number, seasonal: number) => Innovations {
  const order = frequency > 1 ? frequency + 1 : 1;
  const n = w.length;
  const steps = n + horizon;
  const covariance = new Float64Array(order + 1);
  const rows = new Float64Array(steps * (order + 1));
  const scale = new Float64Array(steps);
  // Errors beyond the series stay 0, because forecasts are expectations.
  const errors = new Float64Array(steps);
  return (theta, seasonal) => {
    setAutocovariances(covariance, theta, seasonal, frequency);
    const forecasts: number[] = [];
    let squares = 0;
    let logs = 0;
    for (let t = 0; t < steps; t++) {
      const first = Math.max(0, t - order);
      const own = t * (order + 1);
      let spread = peek(covariance, 0);
      let expected = 0;
      for (let k = first; k < t; k++) {
        const earlier = k * (order + 1) + k;
        let value = covariance[t - k] ?? NaN;
        for (let j = Math.max(first, k - order); j < k; j++)
          value -= (rows[earlier - j] ?? NaN) * (rows[own + t - j] ?? NaN) * (scale[j] ?? NaN);
        value /= scale[k] ?? NaN;
        rows[own + t - k] = value;
        spread -= value * value * (scale[k] ?? NaN);
        expected += value * (errors[k] ?? NaN);
      }
      scale[t] = spread;
      if (t >= n) {
        forecasts.push(expected);
        continue;
      }
      const error = at(w, t) - expected;
      errors[t] = error;
      squares += (error * error) / spread;
      logs += Math.log(spread);
    }
    const variance = squares / n;
    return { deviance: n * Math.log(Math.max(variance, 1e-300)) + logs, variance, forecasts };
  };
}
