import { at } from '../numbers/arrays.ts';

type EtsError = 'A' | 'M';
type EtsTrend = 'N' | 'A' | 'Ad';
export type EtsSeason = 'N' | 'A' | 'M';

/** Taxonomy of Hyndman, Koehler, Snyder and Grose (2002): additive or multiplicative error, trend (also damped) and season. */
export interface EtsForm {
  readonly error: EtsError;
  readonly trend: EtsTrend;
  readonly season: EtsSeason;
}

export interface EtsWeights {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
  readonly phi: number;
}

export interface EtsState {
  level: number;
  slope: number;
  /** By position in the cycle; empty if the form has no season. */
  season: number[];
}

export interface EtsRun {
  /** -2 log likelihood without its constant; Infinity if the recursion leaves the allowed region. */
  readonly deviance: number;
  readonly state: EtsState;
}

const FAILED: EtsRun = { deviance: Infinity, state: { level: NaN, slope: NaN, season: [] } };

/**
 * Runs the state-space recursion from `start` through all values, with the concentrated likelihood. Source: Hyndman, Koehler, Ord and
 * Snyder, "Forecasting with Exponential Smoothing" (2008), tables 2.2 and 2.3, chapter 5.
 */
export function runEts(values: readonly number[], frequency: number, form: EtsForm, weights: EtsWeights, start: EtsState): EtsRun {
  const { alpha, beta, gamma, phi } = weights;
  const relative = form.error === 'M';
  const season = [...start.season];
  const seasonAdds = form.season === 'A';
  const seasonMultiplies = form.season === 'M';
  let { level, slope } = start;
  let squares = 0;
  let logs = 0;
  for (let t = 0, place = 0; t < values.length; t++, place = place + 1 === frequency ? 0 : place + 1) {
    const drift = phi * slope;
    const base = level + drift;
    const factor = seasonMultiplies || seasonAdds ? (season[place] ?? NaN) : 0;
    const expected = seasonMultiplies ? base * factor : base + factor;
    if (relative && !(expected > 0)) return FAILED;
    const surprise = (values[t] ?? NaN) - expected;
    const error = relative ? surprise / expected : surprise;
    // With a multiplicative season the error changes level and slope on the deseasonalised scale.
    const move = seasonMultiplies ? base * error : surprise;
    level = base + alpha * move;
    slope = drift + beta * move;
    if (seasonMultiplies) season[place] = factor * (1 + gamma * error);
    else if (seasonAdds) season[place] = factor + gamma * surprise;
    squares += error * error;
    if (relative) logs += Math.log(expected);
  }
  const deviance = values.length * Math.log(Math.max(squares, 1e-300)) + 2 * logs;
  return Number.isFinite(deviance) && Number.isFinite(level) ? { deviance, state: { level, slope, season } } : FAILED;
}

/** Continues a run without further errors; `place` is the position of the first step in the cycle. */
export function continueEts(state: EtsState, form: EtsForm, phi: number, frequency: number, place: number, horizon: number): number[] {
  let { level, slope } = state;
  return Array.from({ length: horizon }, (_, h) => {
    slope *= phi;
    level += slope;
    const factor = at(state.season, (place + h) % frequency);
    if (form.season === 'N') return level;
    return form.season === 'M' ? level * factor : level + factor;
  });
}
