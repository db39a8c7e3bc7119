import { at, mean, range, squaredDeviations, sum } from '../numbers/arrays.ts';
import { fillMissing } from './gaps.ts';
import type { PathModel } from './path.ts';

/**
 * Event that the agency knows, on one series. Positions are 0-based periods from the first value; those after the last value are ahead.
 * A due date that changed (`moved`): the amount of the period `usual` is collected in the period `actual` of the same cycle.
 * A change of amounts (`scaled`): from `from` to before `to` (null: for good) they are `factor` times the usual. `uncertainty` is the
 * standard deviation of the factor's logarithm. Without a factor it is estimated, see `estimateFactors`.
 * An amount on top of the usual (`added`): it comes in equal parts from `from` to before `to`, such as arrears of an action.
 */
export type ForecastEvent =
  | { readonly kind: 'moved'; readonly usual: number; readonly actual: number }
  | {
      readonly kind: 'scaled';
      /** Events of equal cause are expected to have similar factors, such as all waivers. */
      readonly cause: string;
      readonly from: number;
      readonly to: number | null;
      readonly factor?: number;
      readonly uncertainty?: number;
    }
  | { readonly kind: 'added'; readonly from: number; readonly to: number; readonly amount: number };

export type MovedEvent = Extract<ForecastEvent, { kind: 'moved' }>;
type GivenScaledEvent = Extract<ForecastEvent, { kind: 'scaled' }>;
export type AddedEvent = Extract<ForecastEvent, { kind: 'added' }>;
export interface ScaledEvent extends GivenScaledEvent {
  readonly factor: number;
  readonly uncertainty: number;
}

type Values = readonly (number | null)[];

const isMoved = (event: ForecastEvent): event is MovedEvent => event.kind === 'moved';
const isScaled = (event: ForecastEvent): event is GivenScaledEvent => event.kind === 'scaled';
const isAdded = (event: ForecastEvent): event is AddedEvent => event.kind === 'added';
const isWithin = (t: number, { from, to }: Pick<ScaledEvent, 'from' | 'to'>): boolean => t >= from && (to === null || t < to);

/** Amount that events add to the period at position `t`. */
const addedAt = (t: number, added: readonly AddedEvent[]): number =>
  sum(added.filter((event) => isWithin(t, event)).map(({ from, to, amount }) => amount / (to - from)));

// A new level is estimated from its own first months; afterwards the series shows it without help.
const MAX_OWN_MONTHS = 3;
// Assumed deviation of the logarithm: of one month from its level, and of one event from others of its cause.
const MONTH_DEVIATION = 0.15;
const EVENT_DEVIATION = 0.25;

/**
 * Mean logarithm of an event's known months above their usual amounts. Null without a positive month. A stated factor is already out of
 * the values.
 */
function effectOf(event: GivenScaledEvent, values: readonly number[], usual: readonly number[]): { effect: number; months: number } | null {
  const logs = range(values.length).flatMap((t) =>
    isWithin(t, event) && at(values, t) > 0 && at(usual, t) > 0 ? [Math.log(at(values, t) / at(usual, t))] : [],
  );
  return logs.length > 0 ? { effect: Math.log(event.factor ?? 1) + mean(logs), months: logs.length } : null;
}

/** True for a change for good, without a stated factor, that the series shows: the level before it is no longer the usual one. */
const isShown = (event: GivenScaledEvent, given: Values): boolean =>
  event.to === null &&
  event.factor === undefined &&
  given.filter((value, t) => isWithin(t, event) && (value ?? 0) > 0).length > MAX_OWN_MONTHS;

/**
 * Gives every change of amounts a factor: as stated, from its own known months, or from earlier events of its cause. Their usual amounts
 * are those of the months without them, with stated factors taken out. An event that nothing is known of is left out. So is a change for
 * good that is older than three months; a later one is compared with its level.
 */
export function estimateFactors(given: Values, events: readonly ForecastEvent[], frequency: number): ScaledEvent[] {
  const scaled = events.filter(isScaled).filter((event) => !isShown(event, given));
  const declared = scaled.flatMap((event) =>
    event.factor === undefined ? [] : [{ ...event, factor: event.factor, uncertainty: event.uncertainty ?? 0 }],
  );
  const values = withoutEvents(given, [], declared).map((value) => value ?? NaN);
  const isEstimated = (t: number): boolean => scaled.some((event) => event.factor === undefined && isWithin(t, event));
  const unknown = new Set(range(values.length).filter((t) => !Number.isFinite(at(values, t)) || isEstimated(t)));
  if (unknown.size === values.length) return declared;
  const usual = fillMissing(
    values.map((value) => (Number.isFinite(value) ? value : 0)),
    unknown,
    frequency,
  );
  const estimated = scaled.flatMap((event): ScaledEvent[] => {
    if (event.factor !== undefined) return [];
    const own = effectOf(event, values, usual);
    if (own) return [{ ...event, factor: Math.exp(own.effect), uncertainty: MONTH_DEVIATION / Math.sqrt(own.months) }];
    const earlier = scaled.filter((one) => one.cause === event.cause && one.from < event.from);
    const effects = earlier.flatMap((one) => effectOf(one, values, usual)?.effect ?? []);
    if (effects.length === 0) return [];
    const variance = (EVENT_DEVIATION ** 2 + squaredDeviations(effects)) / effects.length;
    return [{ ...event, factor: Math.exp(mean(effects)), uncertainty: Math.sqrt(variance * (1 + 1 / effects.length)) }];
  });
  return [...declared, ...estimated];
}

const isPosition = (value: number): boolean => Number.isInteger(value);

/** True if an event can have happened: a move stays within a cycle, and a change ends after its beginning. */
export const isPossibleEvent = (event: ForecastEvent, frequency: number): boolean =>
  event.kind === 'moved' ? Math.abs(event.usual - event.actual) < frequency : event.to === null || event.to > event.from;

function checkEvent(event: ForecastEvent, index: number, frequency: number): void {
  const name = `event ${String(index + 1)}`;
  const positions = event.kind === 'moved' ? [event.usual, event.actual] : [event.from, event.to ?? event.from];
  if (!positions.every(isPosition)) throw new RangeError(`${name}: positions must be whole numbers`);
  if (!isPossibleEvent(event, frequency)) throw new RangeError(`${name}: it must stay within a cycle and end after its beginning`);
  if (event.kind === 'moved') return;
  if (event.kind === 'added') {
    if (!Number.isFinite(event.amount)) throw new RangeError(`${name}: the amount must be a finite number`);
    return;
  }
  const { factor = 1, uncertainty = 0 } = event;
  if (!(Number.isFinite(factor) && factor > 0)) throw new RangeError(`${name}: the factor must be above 0`);
  if (!(Number.isFinite(uncertainty) && uncertainty >= 0)) throw new RangeError(`${name}: the uncertainty must not be negative`);
}

export interface KnownEvents {
  readonly moved: readonly MovedEvent[];
  readonly scaled: readonly ScaledEvent[];
  readonly added: readonly AddedEvent[];
}

/**
 * Events of a series by kind, each change of amounts with its factor.
 * @throws RangeError for positions that are no whole numbers, moves by a cycle or more, and changes that end before they begin
 * @throws RangeError for factors that are not above 0, negative uncertainties, and amounts that are not finite
 */
export function readEvents(values: Values, events: readonly ForecastEvent[], frequency: number): KnownEvents {
  events.forEach((event, index) => checkEvent(event, index, frequency));
  const added = events.filter(isAdded);
  return { moved: events.filter(isMoved), scaled: estimateFactors(withoutEvents(values, [], [], added), events, frequency), added };
}

/**
 * The series as it would be without the events. Added amounts are taken out, and scaled ones are divided by their factor. Moved ones are
 * in their usual period. A period whose other half is still ahead becomes unknown.
 */
export function withoutEvents(
  values: Values,
  moved: readonly MovedEvent[],
  scaled: readonly ScaledEvent[],
  added: readonly AddedEvent[] = [],
): (number | null)[] {
  const usual = values.map((value, t) => {
    const factors = scaled.filter((event) => isWithin(t, event)).map(({ factor }) => factor);
    return value === null ? null : factors.reduce((amount, factor) => amount / factor, value - addedAt(t, added));
  });
  for (const event of moved.filter(({ usual: one, actual }) => Math.min(one, actual) >= 0)) {
    const [inUsual = null, inActual = null] = [usual[event.usual], usual[event.actual]];
    if (event.usual < usual.length) usual[event.usual] = inActual;
    if (event.actual < usual.length) usual[event.actual] = inUsual;
  }
  return usual;
}

/** Number of steps that hold both periods of every move into or out of the horizon. */
export const stepsOfMoves = (moved: readonly MovedEvent[], length: number, horizon: number): number =>
  Math.max(
    0,
    ...moved
      .filter(({ usual, actual }) => Math.min(usual, actual) < length + horizon)
      .map(({ usual, actual }) => Math.max(usual, actual) - length + 1),
  );

/** Shares of a campaign in the steps; those of two steps change places. */
const exchange = (list: readonly number[], a: number, b: number): number[] =>
  list.map((value, k) => (k === a ? (list[b] ?? 0) : k === b ? (list[a] ?? 0) : value));

/**
 * Moves the steps of a model. Step 0 is the period at position `first`; `filled` gives the usual amount of an earlier period. A step
 * that changes places with an earlier period keeps the size of its error, and its amount if that period is unknown.
 */
export function moveSteps(model: PathModel, moved: readonly MovedEvent[], first: number, filled: (t: number) => number): PathModel {
  return moved.reduce<PathModel>((before, event) => {
    const [a, b] = [event.usual - first, event.actual - first];
    const amountOf = (step: number, own: number): number => {
      const amount = step < 0 ? filled(first + step) : (before.usual[step] ?? NaN);
      return Number.isFinite(amount) ? amount : own;
    };
    const sizeOf = (step: number, own: number): number => before.sizes[step] ?? own;
    return {
      ...before,
      usual: before.usual.map((value, k) => (k === a ? amountOf(b, value) : k === b ? amountOf(a, value) : value)),
      sizes: before.sizes.map((size, k) => (k === a ? sizeOf(b, size) : k === b ? sizeOf(a, size) : size)),
      campaigns: before.campaigns.map((cycle) => ({
        ...cycle,
        shares: exchange(cycle.shares, a, b),
        expected: exchange(cycle.expected, a, b),
      })),
    };
  }, model);
}

/** Multiplies the steps of a model by the factors of its events, and keeps their uncertainty. Step 0 is at position `first`. */
export function scaleSteps(model: PathModel, scaled: readonly ScaledEvent[], first: number): PathModel {
  const factors = model.usual.map((_, step) =>
    scaled.filter((event) => isWithin(first + step, event)).reduce((product, { factor }) => product * factor, 1),
  );
  return {
    ...model,
    usual: model.usual.map((value, step) => value * at(factors, step)),
    campaignFactors: factors,
    factorErrors: scaled
      .map((event) => ({
        steps: range(model.usual.length).filter((step) => isWithin(first + step, event)),
        deviation: event.uncertainty,
      }))
      .filter(({ steps, deviation }) => steps.length > 0 && deviation > 0),
  };
}

/** Adds the amounts of events to the steps of a model. Step 0 is at position `first`. */
export const addToSteps = (model: PathModel, added: readonly AddedEvent[], first: number): PathModel =>
  added.length === 0 ? model : { ...model, additions: model.usual.map((_, step) => addedAt(first + step, added)) };
