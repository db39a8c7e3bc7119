import { at, mean, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';

/** Error of the backtest on the modelling scale: actual minus forecast. `step` 1 is the next value; `place` is the place in the cycle. */
export interface BacktestErrorPoint {
  readonly origin: number;
  readonly step: number;
  readonly place: number;
  readonly error: number;
}

/** Usual size of forecast errors for each step of the horizon and each place in the cycle. */
export interface Spread {
  readonly size: (step: number, place: number) => number;
  readonly growth: number;
  readonly origins: number;
}

const GROWTHS = [0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8] as const;
const growthFactor = (growth: number, step: number): number => Math.sqrt(1 + growth * (step - 1));

// Twice an exponential (Laplace) likelihood, so that errors of a campaign month do not determine how fast uncertainty grows.
function bestGrowth(errors: readonly BacktestErrorPoint[]): number {
  const prior = 0.05;
  const score = (growth: number): number => {
    const level = mean(errors.map(({ error, step }) => Math.abs(error) / growthFactor(growth, step)));
    const logs = errors.reduce((total, { step }) => total + Math.log(growthFactor(growth, step)), 0);
    // Errors of one origin are almost one observation, so that the evidence is divided by the usual number of steps.
    const evidence = (errors.length * Math.log(Math.max(level, 1e-300)) + logs) / 6;
    return evidence + Math.abs(Math.log((growth + 0.02) / (prior + 0.02))) * 0.5;
  };
  return GROWTHS.reduce<number>((best, growth) => (score(growth) < score(best) ? growth : best), prior);
}

/** Usual error of the seasonal naive forecast one cycle ahead on the modelling scale: the fallback for short series. */
export function naiveSpread(scaled: readonly number[], frequency: number): number {
  const lag = scaled.length > frequency + 2 ? frequency : 1;
  const misses = scaled.slice(lag).map((value, t) => Math.abs(value - at(scaled, t)));
  if (misses.length === 0) return NaN;
  return 1.2533 * (0.5 * median(misses) + 0.5 * mean(misses));
}

// Errors of a place in the cycle only count as different with evidence of their own.
const PLACE_PRIOR = 4;
const FALLBACK_ORIGINS = 2;

// A year of large errors must not be averaged away; this many calm months count against it.
const CALM_MONTHS = 4;
const MAX_UNREST = 2;
const MIN_MONTHS_BEFORE = 6;

/**
 * Factor from 1 to 2 by which the errors of the last cycle exceed the usual. Spells of large errors last longer than a month (Engle,
 * Econometrica 50, 1982). Calm spells do not narrow the spread.
 */
export function recentUnrest(sizes: readonly { readonly target: number; readonly size: number }[], frequency: number): number {
  const targets = [...new Set(sizes.map(({ target }) => target))];
  const sizeAt = (t: number): number => mean(sizes.filter(({ target }) => target === t).map(({ size }) => size));
  const recent = targets.filter((target) => target > Math.max(...targets) - frequency);
  const usual = mean(targets.map(sizeAt));
  if (targets.length - recent.length < MIN_MONTHS_BEFORE || !(usual > 0)) return 1;
  const ratio = mean(recent.map(sizeAt)) / usual;
  return Math.min(MAX_UNREST, Math.max(1, (CALM_MONTHS + recent.length * ratio) / (CALM_MONTHS + recent.length)));
}

/**
 * Spread of a combination's backtest errors. The size of a month is shrunk towards that of all months. With few origins it leans on
 * `fallback`, the naive spread; after a restless year all sizes are larger.
 */
export function computeSpread(errors: readonly BacktestErrorPoint[], frequency: number, fallback: number): Spread {
  const origins = new Set(errors.map(({ origin }) => origin)).size;
  if (errors.length === 0) return { size: (step) => fallback * growthFactor(0.05, step), growth: 0.05, origins };
  const growth = bestGrowth(errors);
  const scaled = errors.map(({ origin, error, step, place }) => ({
    target: origin + step - 1,
    place,
    size: Math.abs(error) / growthFactor(growth, step),
  }));
  const usual = 1.2533 * mean(scaled.map(({ size }) => size));
  const longRun = Math.sqrt((FALLBACK_ORIGINS * fallback * fallback + origins * usual * usual) / (FALLBACK_ORIGINS + origins));
  const base = longRun * recentUnrest(scaled, frequency);
  const ratios = range(frequency).map((place) => {
    const own = scaled.filter((error) => error.place === place).map(({ size }) => Math.min(size / usual, 4));
    const total = own.reduce((sum, ratio) => sum + 1.2533 * ratio, 0);
    return usual > 0 ? (PLACE_PRIOR + total) / (PLACE_PRIOR + own.length) : 1;
  });
  return { size: (step, place) => base * at(ratios, place) * growthFactor(growth, step), growth, origins };
}
