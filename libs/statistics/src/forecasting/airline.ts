import { at, mean, peek, range, squaredDeviations } from '../numbers/arrays.ts';
import { minimise } from '../numbers/minimise.ts';

export interface AirlineFit {
  /** Moving-average coefficients in the sign convention w = (1 + theta B)(1 + seasonal B^m) e. */
  readonly theta: number;
  readonly seasonal: number;
  /** Mean of the differences; 0 unless there is no season and the drift is at least twice its standard error. */
  readonly drift: number;
  readonly variance: number;
  readonly logLikelihood: number;
  readonly point: readonly number[];
}

interface Innovations {
  readonly deviance: number;
  readonly variance: number;
  readonly forecasts: readonly number[];
}

// Autocovariances of the multiplicative moving average at the lags 0 .. m + 1, for unit innovations.
function autocovariances(theta: number, seasonal: number, frequency: number): Float64Array {
  const result = new Float64Array(frequency > 1 ? frequency + 2 : 2);
  const add = (lag: number, value: number): void => void (result[lag] = peek(result, lag) + value);
  add(0, (1 + theta * theta) * (1 + seasonal * seasonal));
  add(1, theta * (1 + seasonal * seasonal));
  if (frequency > 1) {
    add(frequency - 1, theta * seasonal);
    add(frequency, seasonal * (1 + theta * theta));
    add(frequency + 1, theta * seasonal);
  }
  return result;
}

/**
 * Exact Gaussian likelihood of a moving average by the innovations algorithm: Brockwell and Davis, "Time Series: Theory and Methods",
 * section 5.2. One row of coefficients per time, as long as the order of the moving average; errors beyond the series count as 0.
 */
function innovations(w: readonly number[], covariance: Float64Array, horizon: number): Innovations {
  const order = covariance.length - 1;
  const n = w.length;
  const steps = n + horizon;
  const rows = new Float64Array(steps * (order + 1));
  const scale = new Float64Array(steps);
  const errors = new Float64Array(steps);
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
      let value = peek(covariance, t - k);
      for (let j = Math.max(first, k - order); j < k; j++) value -= peek(rows, earlier - j) * peek(rows, own + t - j) * peek(scale, j);
      value /= peek(scale, k);
      rows[own + t - k] = value;
      spread -= value * value * peek(scale, k);
      expected += value * peek(errors, k);
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
}

const differenced = (values: readonly number[], lag: number): number[] => values.slice(lag).map((value, t) => value - at(values, t));

function stationary(values: readonly number[], frequency: number): number[] {
  const once = differenced(values, 1);
  return frequency > 1 ? differenced(once, frequency) : once;
}

/**
 * The airline model, ARIMA(0,1,1)(0,1,1)m of Box and Jenkins, "Time Series Analysis" (1970), by exact maximum likelihood; without a
 * season (frequency 1) the ARIMA(0,1,1) that lies inside it. Null with fewer than `frequency` + 6 differences or no variation.
 */
export function fitAirline(values: readonly number[], frequency: number, start?: readonly number[], evaluations = 90): AirlineFit | null {
  const differences = stationary(values, frequency);
  const drift = frequency > 1 ? 0 : clearDrift(differences);
  const w = differences.map((value) => value - drift);
  if (w.length < (frequency > 1 ? frequency + 6 : 6) || w.every((value) => value === 0)) return null;
  const coefficients = (point: readonly number[]): [number, number] => [
    Math.tanh(at(point, 0)),
    frequency > 1 ? Math.tanh(at(point, 1)) : 0,
  ];
  const run = (point: readonly number[]): Innovations => innovations(w, autocovariances(...coefficients(point), frequency), 0);
  const best = minimise((point) => run(point).deviance, start ?? (frequency > 1 ? [-0.4, -0.5] : [-0.4]), {
    step: 0.3,
    evaluations,
    tolerance: 1e-9,
  });
  if (!Number.isFinite(best.value)) return null;
  const [theta, seasonal] = coefficients(best.point);
  const logLikelihood = -0.5 * (best.value + w.length * (1 + Math.log(2 * Math.PI)));
  return { theta, seasonal, drift, variance: run(best.point).variance, logLikelihood, point: best.point };
}

// A moving average with coefficient -1 would hide a drift's standard error; the plain one of the mean errs on the side of no drift.
function clearDrift(differences: readonly number[]): number {
  const n = differences.length;
  const centre = mean(differences);
  const error = Math.sqrt(squaredDeviations(differences) / Math.max(1, n - 1) / n);
  return n >= 8 && Math.abs(centre) > 2 * error ? centre : 0;
}

/** Point forecasts on the scale of `values`. */
export function airlineForecast(fit: AirlineFit, values: readonly number[], frequency: number, horizon: number): number[] {
  const w = stationary(values, frequency).map((value) => value - fit.drift);
  const steps = innovations(w, autocovariances(fit.theta, fit.seasonal, frequency), horizon).forecasts;
  const path = [...values];
  for (const h of range(horizon)) {
    const t = path.length;
    const before = at(path, t - 1);
    path.push(
      frequency > 1 ? before + at(path, t - frequency) - at(path, t - frequency - 1) + at(steps, h) : before + fit.drift + at(steps, h),
    );
  }
  return path.slice(values.length);
}
