import { at, toFinite, range } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';
import { accuracyOf, type Accuracy } from './accuracy.ts';
import { findCampaigns } from './campaign-search.ts';
import { splitCampaigns } from './campaign-split.ts';
import type { CampaignCycle } from './campaign.ts';
import { campaignsAhead, expectedCampaign } from './campaign-outlook.ts';
import { type Weighted } from './combine.ts';
import { type Interval } from './intervals.ts';
import { type MethodKey } from './methods.ts';
import { note, type ForecastNote } from './notes.ts';
import { computeIntervals, expectedPath, sliceSteps, type PathModel } from './path.ts';
import { prepare, type Change, type Prepared } from './prepare.ts';
import { addToSteps, moveSteps, readEvents, scaleSteps, stepsOfMoves, withoutEvents, type ForecastEvent } from './events.ts';
import { hasUsualRefunds } from './refunds.ts';
import { chooseScale } from './scale.ts';
import { conditionOnShares, isLikeMonths } from './unfinished.ts';
import { forecastUsual, type BacktestPair } from './usual-forecast.ts';

export interface ForecastRequest {
  /** One value for each completed period, oldest first; null = unknown. */
  readonly values: readonly (number | null)[];
  /** Periods in a cycle: 12 months, 4 quarters, 1 without a cycle. */
  readonly frequency: number;
  readonly horizon: number;
  /**
   * Amount so far of the period after the last value, if it has begun. The first step of the forecast is that period and has at least this
   * amount; the others do not change without `shares`.
   */
  readonly unfinished?: number;
  /**
   * Shares (0..1) of the last periods with an amount that were in at the same working day. With them the unfinished amount changes all
   * steps. They are left out if the first step is much higher or lower than those periods, or if a known event moves it.
   */
  readonly shares?: readonly number[];
  /** Events that the agency knows, past and ahead. */
  readonly events?: readonly ForecastEvent[];
  /** Restricts the combination to these methods, for comparisons; default: all suitable ones. */
  readonly methods?: readonly MethodKey[];
}

/** A forecast made in the past and the actual value. `target` is the 0-based position in the given series. */
export interface PastForecast {
  readonly target: number;
  readonly step: number;
  readonly forecast: number;
  /** Given value, without known events; null if it was unknown. */
  readonly actual: number | null;
  /** Change that was made to the given value; null if it was used unchanged. */
  readonly change: Change | null;
}

/** `point` is the expectation of each step. The amount of a moving campaign is spread over the steps into which it may fall. */
export interface Forecast extends PathModel {
  readonly point: readonly number[];
  /** Intervals at 50, 80 and 95 %, in this order; low <= point <= high. */
  readonly intervals: readonly Interval[];
  readonly methods: readonly Weighted[];
  readonly seasonal: boolean;
  readonly notes: readonly ForecastNote[];
  /** Accuracy of the rolling-origin backtest against the given values, without filled or replaced ones. Null if the series is too short. */
  readonly accuracy: Accuracy | null;
  readonly past: readonly PastForecast[];
}

// Older values say little about next year and would cost most of the time.
const CYCLES_USED = 15;
const MIN_USED = 120;
/** Weeks in a year; longer cycles are not supported. */
export const MAX_CYCLE = 53;

/**
 * Forecasts a series by a combination of simple methods, weighted by their rolling-origin errors. Intervals come from the combination's
 * own errors, and every number of the result is finite.
 * @throws RangeError for a frequency outside 1 to 53 or a horizon that is no positive whole number
 * @throws RangeError for an unfinished amount that is not finite, an impossible event (see `readEvents`) or a series without known values
 */
export function forecast({ values, frequency, horizon, unfinished, shares = [], events = [], methods }: ForecastRequest): Forecast {
  if (!Number.isInteger(frequency) || frequency < 1 || frequency > MAX_CYCLE)
    throw new RangeError('frequency must be a whole number from 1 to 53');
  if (!Number.isInteger(horizon) || horizon < 1) throw new RangeError('horizon must be a positive whole number');
  if (unfinished !== undefined && !Number.isFinite(unfinished)) throw new RangeError('the unfinished amount must be a finite number');
  const { moved, scaled, added } = readEvents(values, events, frequency);
  const usualValues = withoutEvents(values, moved, scaled, added);
  const recent = usualValues.slice(-Math.max(CYCLES_USED * frequency, MIN_USED));
  const dropped = values.length - recent.length;
  const prepared = prepare(recent, frequency);
  if (prepared.values.length === 0) throw new RangeError('the series has no known value');
  // A power of ten brings the median near 1 and keeps sums of squares in range.
  const unit = 10 ** Math.round(Math.log10(median(prepared.values.map(Math.abs).filter((value) => value > 0)) || 1));
  const modelled = fitModel(
    prepared.values.map((value) => value / unit),
    frequency,
    Math.max(horizon, stepsOfMoves(moved, values.length, horizon)) + prepared.unknownAtEnd,
    prepared.stopped,
    methods,
  );
  const first = values.length - prepared.unknownAtEnd;
  const filled = (t: number): number => at(prepared.values, t - dropped - prepared.offset);
  const withEvents = addToSteps(scaleSteps(moveSteps(toUnits(modelled, unit), moved, first, filled), scaled, first), added, first);
  const ahead = sliceSteps(withEvents, prepared.unknownAtEnd, horizon);
  const ofShares = finiteValues(values)
    .filter((value) => value > 0)
    .slice(-shares.length);
  const isChanged = moved.some(({ usual, actual }) => [usual, actual].includes(values.length)) || (ahead.additions?.[0] ?? 0) !== 0;
  const isLike = shares.length === 0 || (!isChanged && isLikeMonths(at(ahead.usual, 0), ofShares));
  const pathModel = conditionOnShares({ ...ahead, atLeast: unfinished ?? null }, isLike ? shares : []);
  const point = expectedPath(pathModel);
  const past = modelled.past.map((pair) => toPastForecast(pair, prepared, recent, unit));
  return {
    ...pathModel,
    point,
    intervals: computeIntervals(pathModel, point),
    methods: modelled.methods,
    seasonal: modelled.seasonal,
    notes: [
      ...shiftNotes(prepared.notes, dropped),
      ...shiftNotes(modelled.notes, dropped + prepared.offset),
      ...eventNotes([...moved.map(({ actual }) => actual), ...[...scaled, ...added].map(({ from }) => from)]),
      ...(isLike ? [] : [note('shares-left-out', [values.length])]),
    ],
    accuracy: accuracyOf(past.flatMap(onlyGiven), finiteValues(recent), frequency),
    past: past.map((row) => ({ ...row, target: row.target + dropped })),
  };
}

const shiftNotes = (notes: readonly ForecastNote[], by: number): ForecastNote[] =>
  notes.map(({ code, positions }) =>
    note(
      code,
      positions.map((t) => t + by),
    ),
  );

const finiteValues = (values: readonly (number | null)[]): number[] =>
  values.flatMap((value) => (Number.isFinite(value) ? (value ?? []) : []));

const eventNotes = (positions: readonly number[]): ForecastNote[] => (positions.length > 0 ? [note('events-known', positions)] : []);

const toUnits = ({ usual, sizes, scale, carried, campaigns, nonNegative }: Modelled, unit: number): PathModel => ({
  usual: usual.map((value) => toFinite(value * unit)),
  sizes,
  scale: { logs: scale.logs, unit: toFinite(scale.unit * unit) },
  carried,
  campaigns: campaigns.map((cycle) => ({ ...cycle, amount: toFinite(cycle.amount * unit) })),
  atLeast: null,
  nonNegative,
});

// The backtest uses lifted levels and filled months; readers see the given values.
function toPastForecast(
  pair: BacktestPair,
  { offset, changes, asThen }: Prepared,
  given: readonly (number | null)[],
  unit: number,
): PastForecast {
  const actual = given[pair.target + offset] ?? NaN;
  return {
    target: pair.target + offset,
    step: pair.step,
    forecast: toFinite(asThen(pair.forecast * unit, pair.target)),
    actual: Number.isFinite(actual) ? actual : null,
    change: changes.get(pair.target) ?? null,
  };
}

const onlyGiven = ({ actual, change, ...row }: PastForecast): { target: number; step: number; forecast: number; actual: number }[] =>
  actual === null || change === 'filled' || change === 'replaced' ? [] : [{ ...row, actual }];

interface Modelled extends Omit<PathModel, 'atLeast'> {
  readonly methods: readonly Weighted[];
  readonly seasonal: boolean;
  readonly past: readonly BacktestPair[];
  readonly notes: readonly ForecastNote[];
}

function fitModel(
  values: readonly number[],
  frequency: number,
  horizon: number,
  stopped: boolean,
  chosen?: readonly MethodKey[],
): Modelled {
  if (stopped) return { ...constantModel(0, values, horizon), notes: [] };
  if (values.length > 1 && values.every((value) => value === values[0])) return constantModel(values[0] ?? 0, values, horizon);
  const campaigns = findCampaigns(values, frequency);
  const split = splitCampaigns(values, campaigns, frequency);
  const usual = forecastUsual(split.remainder, frequency, horizon, chosen);
  const campaignsFrom = (length: number, steps: number): CampaignCycle[] =>
    campaigns.flatMap((campaign, k) => campaignsAhead(campaign, split.cycles[k] ?? [], frequency, length, steps));
  return {
    ...usual,
    campaigns: campaignsFrom(values.length, horizon),
    past: campaigns.length > 0 ? withCampaigns(usual.past, values, campaignsFrom) : usual.past,
    nonNegative: !hasUsualRefunds(values),
    notes: collectNotes(
      values,
      frequency,
      usual.seasonal,
      campaigns.flatMap(({ peaks }) => peaks),
    ),
  };
}

function withCampaigns(
  past: readonly BacktestPair[],
  values: readonly number[],
  ahead: (length: number, steps: number) => CampaignCycle[],
): BacktestPair[] {
  const origins = [...new Set(past.map(({ target, step }) => target - step + 1))];
  const added = new Map(origins.map((origin) => [origin, expectedCampaign(ahead(origin, values.length - origin), values.length - origin)]));
  return past.map((pair) => ({
    ...pair,
    forecast: pair.forecast + at(added.get(pair.target - pair.step + 1) ?? [], pair.step - 1),
    actual: at(values, pair.target),
  }));
}

function collectNotes(values: readonly number[], frequency: number, seasonal: boolean, peaks: readonly number[]): ForecastNote[] {
  const notes: ForecastNote[] = [];
  if (values.length < Math.max(2 * frequency, 8)) notes.push(note('short-series'));
  if (frequency > 1 && !seasonal) notes.push(note('no-season'));
  const low = range(values.length).filter((t) => at(values, t) <= 0);
  if (low.length > 0) notes.push(note('zeros-or-negatives', low));
  if (peaks.length > 0) notes.push(note('moving-campaign', peaks));
  return notes;
}

// Laplace's rule of succession: after n equal values the chance of a change is about 1 in n + 2.
function constantModel(value: number, values: readonly number[], horizon: number): Modelled {
  return {
    usual: range(horizon).map(() => value),
    sizes: range(horizon).map(() => (value === 0 ? 0 : 1 / (values.length + 2))),
    scale: chooseScale([value]),
    carried: 0,
    campaigns: [],
    nonNegative: value >= 0,
    methods: [{ key: 'seasonal-naive', weight: 1 }],
    seasonal: false,
    past: [],
    notes: [note('constant'), ...(value <= 0 ? [note('zeros-or-negatives', range(values.length))] : [])],
  };
}
