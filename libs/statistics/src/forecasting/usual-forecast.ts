import { at, mean } from '../numbers/arrays.ts';
import { backtest, backtestError, type BacktestOrigin } from './backtest.ts';
import { combine, computeWeights, type Weighted } from './combine.ts';
import { towardsGrowth } from './growth.ts';
import { fewOriginsFactor, stepSizes } from './intervals.ts';
import { METHODS, suitableMethods, type MethodContext, type MethodKey, type MethodResult } from './methods.ts';
import { hasUsualRefunds } from './refunds.ts';
import { chooseScale, type Scale } from './scale.ts';
import { hasSeason, maySeason } from './season-test.ts';
import { naiveSpread, computeSpread, type BacktestErrorPoint, type Spread } from './spread.ts';

/** Forecast of the backtest and the modelled value; `target` is the 0-based position in the values. */
export interface BacktestPair {
  readonly target: number;
  readonly step: number;
  readonly forecast: number;
  readonly actual: number;
}

/** Combined forecast of a series without gaps, typing errors and moving campaigns. */
export interface UsualForecast {
  readonly usual: readonly number[];
  readonly sizes: readonly number[];
  readonly scale: Scale;
  readonly carried: number;
  readonly methods: readonly Weighted[];
  readonly seasonal: boolean;
  readonly past: readonly BacktestPair[];
}

const MAX_ORIGINS = 10;
const MONTHS = 12;

// Taxes usually go on growing. A step towards growth is left out if it made the backtest clearly worse.
const MAX_GROWTH_ERROR = 1.03;

/** Combines the suitable methods (or those `chosen`) by their backtest, which also gives the sizes of the errors. */
export function forecastUsual(values: readonly number[], frequency: number, horizon: number, chosen?: readonly MethodKey[]): UsualForecast {
  const scale = chooseScale(values);
  const scaled = values.map(scale.forward);
  const context: MethodContext = { frequency, scale, seasonal: maySeason(scaled, frequency) };
  const fitted = new Map((chosen ?? suitableMethods(values.length, context)).map((key) => [key, METHODS[key](values, context, horizon)]));
  const origins = backtest(values, context, horizon, fitted, MAX_ORIGINS);
  const weights = computeWeights(new Map([...fitted.keys()].map((key) => [key, backtestError(values, origins, key, scale.forward)])));
  const steady: Combination = (paths, _known, steps) => combine(paths, weights, scale, steps);
  const growing: Combination = (paths, known, steps) => towardsGrowth(steady(paths, known, steps), known, frequency);
  const pastBy = (combination: Combination): BacktestPair[] => origins.flatMap((origin) => pastOf(origin, values, combination));
  const errorOf = (pairs: readonly BacktestPair[]): number => mean(pairs.map((pair) => Math.abs(errorPoint(pair, frequency, scale).error)));
  const mayGrow = chosen === undefined && context.seasonal && frequency === MONTHS;
  const [steadyPast, growingPast] = [pastBy(steady), mayGrow ? pastBy(growing) : null];
  const grows = growingPast !== null && !(errorOf(growingPast) > MAX_GROWTH_ERROR * errorOf(steadyPast));
  const [combined, past] = grows ? [growing, growingPast] : [steady, steadyPast];
  const path = combined(pointsOf(fitted), values, horizon);
  const errors = past.map((pair) => errorPoint(pair, frequency, scale));
  const spread = computeSpread(errors, frequency, fallbackSpread(scaled, frequency));
  return {
    usual: hasUsualRefunds(values) ? path : path.map((value) => Math.max(0, value)),
    sizes: stepSizes(spread, frequency, values.length % frequency, horizon, widening(origins, spread, values.length, horizon)),
    scale,
    carried: persistence(errors),
    methods: weights,
    seasonal: hasSeason(scaled, frequency),
    past,
  };
}

const pointsOf = (fitted: ReadonlyMap<MethodKey, MethodResult>): Map<MethodKey, readonly number[]> =>
  new Map([...fitted].map(([key, { point }]) => [key, point]));

type Combination = (paths: ReadonlyMap<MethodKey, readonly number[]>, known: readonly number[], steps: number) => readonly number[];

function pastOf({ origin, paths }: BacktestOrigin, values: readonly number[], combined: Combination): BacktestPair[] {
  const steps = [...paths.values()][0]?.length ?? 0;
  return combined(paths, values.slice(0, origin), steps).map((value, h) => ({
    target: origin + h,
    step: h + 1,
    forecast: value,
    actual: at(values, origin + h),
  }));
}

const errorPoint = ({ target, step, forecast: made, actual }: BacktestPair, frequency: number, scale: Scale): BacktestErrorPoint => ({
  origin: target - step + 1,
  step,
  place: target % frequency,
  error: scale.forward(actual) - scale.forward(made),
});

const USUAL_PERSISTENCE = 0.3;
const PERSISTENCE_PRIOR = 20;

// Share of a step's error that the next step repeats: lag-1 correlation of the backtest errors, shrunk towards 0.3.
function persistence(errors: readonly BacktestErrorPoint[]): number {
  const size = mean(errors.map(({ error }) => error * error));
  const products = errors.slice(1).flatMap(({ step, error }, i) => {
    const before = errors[i];
    return before && step === before.step + 1 ? [error * before.error] : [];
  });
  if (products.length === 0 || !(size > 0)) return USUAL_PERSISTENCE;
  const seen = mean(products) / size;
  const shrunk = (PERSISTENCE_PRIOR * USUAL_PERSISTENCE + products.length * seen) / (PERSISTENCE_PRIOR + products.length);
  return Math.min(0.9, Math.max(0, shrunk));
}

function widening(origins: readonly BacktestOrigin[], spread: Spread, length: number, horizon: number): number {
  if (spread.origins === 0) return 1 + 2 / length;
  return fewOriginsFactor((origins.at(-1)?.origin ?? 0) - (origins[0]?.origin ?? 0), horizon);
}

// Before the first cycle is complete the season is unknown, so that a month may differ much from earlier ones.
const SPREAD_BEFORE_FIRST_CYCLE = 0.6;
const SPREAD_OF_SHORT_SERIES = 0.3;
const ENOUGH_EVIDENCE = 12;

function fallbackSpread(scaled: readonly number[], frequency: number): number {
  const assumed = frequency > 1 && scaled.length < frequency ? SPREAD_BEFORE_FIRST_CYCLE : SPREAD_OF_SHORT_SERIES;
  const seen = naiveSpread(scaled, frequency);
  const evidence = Math.max(0, scaled.length - (scaled.length > frequency + 2 ? frequency : 1));
  if (!Number.isFinite(seen)) return assumed;
  const prior = 3 * Math.max(0, 1 - evidence / ENOUGH_EVIDENCE);
  return Math.sqrt((prior * assumed * assumed + evidence * seen * seen) / (prior + evidence));
}
