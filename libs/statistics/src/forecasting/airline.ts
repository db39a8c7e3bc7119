import { at, mean, range, squaredDeviations } from '../numbers/arrays.ts';
import { minimise } from '../numbers/minimise.ts';
import { innovationsOf } from './innovations.ts';

export interface AirlineFit {
  /** Moving-average coefficients in the sign convention w = (1 + theta B)(1 + seasonal B^m) e. */
  readonly theta: number;
  readonly seasonal: number;
  /** Mean of the differences; 0 with a season, or if the drift is below twice its standard error. */
  readonly drift: number;
  readonly variance: number;
  readonly logLikelihood: number;
  readonly point: readonly number[];
}

const differenced = (values: readonly number[], lag: number): number[] => values.slice(lag).map((value, t) => value - at(values, t));

function stationary(values: readonly number[], frequency: number): number[] {
  const once = differenced(values, 1);
  return frequency > 1 ? differenced(once, frequency) : once;
}

/**
 * Fits the airline model ARIMA(0,1,1)(0,1,1)m by exact maximum likelihood; with frequency 1 its ARIMA(0,1,1). Source: Box and Jenkins,
 * "Time Series Analysis" (1970).
 * @returns null for fewer than `frequency` + 6 differences or no variation
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
  const innovations = innovationsOf(w, frequency, 0);
  const run = (point: readonly number[]): ReturnType<typeof innovations> => innovations(...coefficients(point));
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

// A moving average with coefficient -1 would hide the standard error of a drift. The plain standard error of the mean favours no drift.
function clearDrift(differences: readonly number[]): number {
  const n = differences.length;
  const centre = mean(differences);
  const error = Math.sqrt(squaredDeviations(differences) / Math.max(1, n - 1) / n);
  return n >= 8 && Math.abs(centre) > 2 * error ? centre : 0;
}

/** Point forecasts on the scale of `values`. */
export function airlineForecast(fit: AirlineFit, values: readonly number[], frequency: number, horizon: number): number[] {
  const w = stationary(values, frequency).map((value) => value - fit.drift);
  const steps = innovationsOf(w, frequency, horizon)(fit.theta, fit.seasonal).forecasts;
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
