import { at, mean, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';

/** An error of the backtest on the modelling scale: actual minus forecast, `step` 1 for the next value, `place` in the cycle. */
export interface BacktestErrorPoint {
  readonly origin: number;
  readonly step: number;
  readonly place: number;
  readonly error: number;
}

/** How far forecasts were off: a size for each step of the horizon and each place in the cycle. */
export interface Spread {
  readonly size: (step: number, place: number) => number;
  readonly growth: number;
  readonly origins: number;
}

const GROWTHS = [0, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8] as const;
const growthFactor = (growth: number, step: number): number => Math.sqrt(1 + growth * (step - 1));

// Twice an exponential (Laplace) likelihood: the errors of a campaign month must not decide how fast uncertainty grows.
function bestGrowth(errors: readonly BacktestErrorPoint[]): number {
  const prior = 0.05;
  const score = (growth: number): number => {
    const level = mean(errors.map(({ error, step }) => Math.abs(error) / growthFactor(growth, step)));
    const logs = errors.reduce((total, { step }) => total + Math.log(growthFactor(growth, step)), 0);
    // Errors of one origin are nearly one observation, so the evidence is divided by the usual number of steps per origin.
    const evidence = (errors.length * Math.log(Math.max(level, 1e-300)) + logs) / 6;
    return evidence + Math.abs(Math.log((growth + 0.02) / (prior + 0.02))) * 0.5;
  };
  return GROWTHS.reduce<number>((best, growth) => (score(growth) < score(best) ? growth : best), prior);
}

/** Size of the usual miss of the seasonal naive forecast one cycle ahead, on the modelling scale; the fallback for short series. */
export function naiveSpread(scaled: readonly number[], frequency: number): number {
  const lag = scaled.length > frequency + 2 ? frequency : 1;
  const misses = scaled.slice(lag).map((value, t) => Math.abs(value - at(scaled, t)));
  if (misses.length === 0) return NaN;
  return 1.2533 * (0.5 * median(misses) + 0.5 * mean(misses));
}

// A place in the cycle needs its own evidence before its errors are believed to differ from the others'.
const PLACE_PRIOR = 4;
const FALLBACK_ORIGINS = 2;

// A year of errors that were larger than usual must not be averaged away, and this many months of calm stand against it.
const CALM_MONTHS = 4;
const MOST_TIMES = 2;
const FEWEST_BEFORE = 6;

/**
 * How much larger than usual the errors of the last cycle's targets were, from 1 (no larger) to 2: spells of large errors last longer than
 * a month (Engle, Econometrica 50, 1982, on the clustering of volatility), and calm does not narrow what the long run has shown.
 */
export function unrest(sizes: readonly { readonly target: number; readonly size: number }[], frequency: number): number {
  const targets = [...new Set(sizes.map(({ target }) => target))];
  const sizeAt = (t: number): number => mean(sizes.filter(({ target }) => target === t).map(({ size }) => size));
  const recent = targets.filter((target) => target > Math.max(...targets) - frequency);
  const usual = mean(targets.map(sizeAt));
  if (targets.length - recent.length < FEWEST_BEFORE || !(usual > 0)) return 1;
  const ratio = mean(recent.map(sizeAt)) / usual;
  return Math.min(MOST_TIMES, Math.max(1, (CALM_MONTHS + recent.length * ratio) / (CALM_MONTHS + recent.length)));
}

/**
 * The spread of a combination's backtest errors. A month's own size is shrunk towards that of all months; few origins lean on
 * `fallback` (the naive spread), which is of the right order for every series; after a restless year all are larger.
 */
export function spreadOf(errors: readonly BacktestErrorPoint[], frequency: number, fallback: number): Spread {
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
  const base = longRun * unrest(scaled, frequency);
  const ratios = range(frequency).map((place) => {
    const own = scaled.filter((error) => error.place === place).map(({ size }) => Math.min(size / usual, 4));
    const total = own.reduce((sum, ratio) => sum + 1.2533 * ratio, 0);
    return usual > 0 ? (PLACE_PRIOR + total) / (PLACE_PRIOR + own.length) : 1;
  });
  return { size: (step, place) => base * at(ratios, place) * growthFactor(growth, step), growth, origins };
}
