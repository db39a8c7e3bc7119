import { at, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { accuracyOf, type Accuracy } from './accuracy.ts';
import { backtest, backtestError, type BacktestOrigin } from './backtest.ts';
import { movingCampaign } from './campaign.ts';
import { combine, weightsOf, type Weighted } from './combine.ts';
import { fewOriginsFactor, intervalsAround, stepSizes, type Interval } from './intervals.ts';
import { METHODS, suitableMethods, type MethodContext, type MethodKey, type MethodResult } from './methods.ts';
import { note, type ForecastNote } from './notes.ts';
import { prepare } from './prepare.ts';
import { chooseScale, type Scale, type ScaleParameters } from './scale.ts';
import { repeats } from './season-test.ts';
import { naiveSpread, spreadOf, type BacktestErrorPoint, type Spread } from './spread.ts';

export interface ForecastRequest {
  /** One value per period, oldest first; null = not known. */
  readonly values: readonly (number | null)[];
  /** Periods in a cycle: 12 months, 4 quarters, 1 without a cycle. */
  readonly frequency: number;
  readonly horizon: number;
  /** Restricts the combination to these methods, for comparisons; all suitable ones by default. */
  readonly methods?: readonly MethodKey[];
}

/** A forecast made in the past beside what came. `target` is the 0-based position in the series as given. */
export interface PastForecast {
  readonly target: number;
  readonly step: number;
  readonly forecast: number;
  readonly actual: number;
}

export interface Forecast {
  readonly point: readonly number[];
  /** At 50, 80 and 95 %, in this order; low <= point <= high. */
  readonly intervals: readonly Interval[];
  readonly methods: readonly Weighted[];
  readonly seasonal: boolean;
  readonly notes: readonly ForecastNote[];
  /** Measured on the rolling-origin backtest; null where the series is too short to hold anything back. */
  readonly accuracy: Accuracy | null;
  readonly past: readonly PastForecast[];
  /** Standard-like size of the error of each step on the modelling scale, and that scale: what `simulate` draws from. */
  readonly sizes: readonly number[];
  readonly scale: ScaleParameters;
}

const MOST_ORIGINS = 10;
// What happened longer ago says little about next year and would cost most of the time.
const CYCLES_USED = 15;
const FEWEST_USED = 120;
/** Weeks in a year: longer cycles (days of a year) are not handled. */
export const LONGEST_CYCLE = 53;

/**
 * Forecasts any series of at least one known value: a combination of simple methods weighted by their rolling-origin errors, with
 * intervals from the combination's own past errors. Throws RangeError for a frequency outside 1 to 53, a horizon that is no
 * positive whole number and a series without any known value; otherwise every number of the result is finite.
 */
export function forecast({ values, frequency, horizon, methods }: ForecastRequest): Forecast {
  if (!Number.isInteger(frequency) || frequency < 1 || frequency > LONGEST_CYCLE)
    throw new RangeError('frequency must be a whole number from 1 to 53');
  if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError('horizon must be a positive whole number');
  const recent = values.slice(-Math.max(CYCLES_USED * frequency, FEWEST_USED));
  const left = values.length - recent.length;
  const { values: known, behind, notes } = prepare(recent, frequency);
  if (known.length === 0) throw new RangeError('the series has no known value');
  // A power of ten that brings the median near 1 keeps sums of squares in range and changes nothing else.
  const unit = 10 ** Math.round(Math.log10(median(known.map(Math.abs).filter((value) => value > 0)) || 1));
  const result = forecastKnown(
    known.map((value) => value / unit),
    frequency,
    horizon + behind,
    methods,
  );
  const back = (value: number): number => Math.min(Math.max(value * unit, -Number.MAX_VALUE), Number.MAX_VALUE);
  const offset = values.length - behind - known.length;
  return {
    ...result,
    point: result.point.slice(behind).map(back),
    intervals: result.intervals.map(({ level, low, high }) => ({
      level,
      low: low.slice(behind).map(back),
      high: high.slice(behind).map(back),
    })),
    notes: [...moved(notes, left), ...moved(result.notes, offset)],
    past: result.past.map((row) => ({ ...row, target: row.target + offset, forecast: back(row.forecast), actual: back(row.actual) })),
    sizes: result.sizes.slice(behind),
    scale: { logs: result.scale.logs, unit: back(result.scale.unit) },
  };
}

const moved = (notes: readonly ForecastNote[], by: number): ForecastNote[] =>
  notes.map(({ code, positions }) =>
    note(
      code,
      positions.map((t) => t + by),
    ),
  );

function forecastKnown(values: readonly number[], frequency: number, horizon: number, chosen?: readonly MethodKey[]): Forecast {
  if (values.length > 1 && values.every((value) => value === values[0])) return constantForecast(values, horizon);
  const scale = chooseScale(values);
  const scaled = values.map(scale.forward);
  const context: MethodContext = { frequency, scale, seasonal: repeats(scaled, frequency) };
  const fitted = new Map((chosen ?? suitableMethods(values.length, context)).map((key) => [key, METHODS[key](values, context, horizon)]));
  const origins = backtest(values, context, horizon, fitted, MOST_ORIGINS);
  const weights = weightsOf(new Map([...fitted.keys()].map((key) => [key, backtestError(values, origins, key, scale.forward)])));
  const point = combine(pathsOf(fitted), weights, scale, horizon);
  const past = origins.flatMap((origin) => pastOf(origin, values, weights, scale));
  const campaign = movingCampaign(values, frequency);
  const spread = spreadOf(
    past.map((row) => errorPoint(row, frequency, scale)),
    frequency,
    fallbackSpread(scaled, frequency),
    campaign?.places,
  );
  const sizes = stepSizes(spread, frequency, values.length % frequency, horizon, widening(origins, spread, values.length, horizon));
  const nonNegative = values.every((value) => value >= 0);
  const held = nonNegative ? point.map((value) => Math.max(0, value)) : point;
  return {
    point: held,
    intervals: intervalsAround(held, sizes, scale, nonNegative),
    methods: weights,
    seasonal: context.seasonal,
    notes: notesOn(values, context, campaign?.peaks),
    accuracy: accuracyOf(past, values, frequency),
    past,
    sizes,
    scale: { logs: scale.logs, unit: scale.unit },
  };
}

const pathsOf = (fitted: ReadonlyMap<MethodKey, MethodResult>): Map<MethodKey, readonly number[]> =>
  new Map([...fitted].map(([key, { point }]) => [key, point]));

function pastOf({ origin, paths }: BacktestOrigin, values: readonly number[], weights: readonly Weighted[], scale: Scale): PastForecast[] {
  const steps = [...paths.values()][0]?.length ?? 0;
  return combine(paths, weights, scale, steps).map((value, h) => ({
    target: origin + h,
    step: h + 1,
    forecast: value,
    actual: at(values, origin + h),
  }));
}

const errorPoint = ({ target, step, forecast: made, actual }: PastForecast, frequency: number, scale: Scale): BacktestErrorPoint => ({
  origin: target - step + 1,
  step,
  place: target % frequency,
  error: scale.forward(actual) - scale.forward(made),
});

function widening(origins: readonly BacktestOrigin[], spread: Spread, length: number, horizon: number): number {
  if (spread.origins === 0) return 1 + 2 / length;
  return fewOriginsFactor((origins.at(-1)?.origin ?? 0) - (origins[0]?.origin ?? 0), horizon);
}

// Before the first cycle is complete nothing is known of the season, so a month may be far from the ones before.
const UNKNOWN_SEASON = 0.6;
const LITTLE_KNOWN = 0.3;
const ENOUGH_EVIDENCE = 12;

function fallbackSpread(scaled: readonly number[], frequency: number): number {
  const assumed = frequency > 1 && scaled.length < frequency ? UNKNOWN_SEASON : LITTLE_KNOWN;
  const seen = naiveSpread(scaled, frequency);
  const evidence = Math.max(0, scaled.length - (scaled.length > frequency + 2 ? frequency : 1));
  if (!Number.isFinite(seen)) return assumed;
  const prior = 3 * Math.max(0, 1 - evidence / ENOUGH_EVIDENCE);
  return Math.sqrt((prior * assumed * assumed + evidence * seen * seen) / (prior + evidence));
}

function notesOn(values: readonly number[], { frequency, seasonal }: MethodContext, peaks?: readonly number[]): ForecastNote[] {
  const notes: ForecastNote[] = [];
  if (values.length < Math.max(2 * frequency, 8)) notes.push(note('short-series'));
  if (frequency > 1 && !seasonal) notes.push(note('no-season'));
  const low = range(values.length).filter((t) => at(values, t) <= 0);
  if (low.length > 0) notes.push(note('zeros-or-negatives', low));
  if (peaks) notes.push(note('moving-campaign', peaks));
  return notes;
}

// Laplace's rule of succession: after n equal values a change has a chance of about 1 in n + 2, so long constancy narrows the interval.
function constantForecast(values: readonly number[], horizon: number): Forecast {
  const value = values[0] ?? 0;
  const point = range(horizon).map(() => value);
  const sizes = point.map(() => 1 / (values.length + 2));
  const scale = chooseScale([value]);
  return {
    point,
    intervals: intervalsAround(point, value === 0 ? point : sizes, scale, value >= 0),
    methods: [{ key: 'seasonal-naive', weight: 1 }],
    seasonal: false,
    notes: [note('constant'), ...(value <= 0 ? [note('zeros-or-negatives', range(values.length))] : [])],
    accuracy: null,
    past: [],
    sizes: value === 0 ? point : sizes,
    scale: { logs: scale.logs, unit: scale.unit },
  };
}
