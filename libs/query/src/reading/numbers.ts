import { MIN_CASES, type Unit, type ValueState } from '@pendapa/contracts';
import { isKnown, known, knownPartOf, missing, NO_ROWS, stateOf, valueOf, type Figure, type Shown } from './figure.ts';

type Known = number | string;
/** A figure or a known number. Null is not allowed, because it has no reason. */
type Term = Figure | Known;

const NO_BASE: ValueState = { state: 'absent', reason: 'no-base' };

/** Converts a figure to a chart position, in minor units for money; null if missing. For charts only, never for text or sums. */
export function toPlotValue(figure: Shown): number | null {
  const value = valueOf(figure);
  return value === null ? null : Number(value);
}

/** As `toPlotValue`, with the known part of an incomplete figure: a mark keeps its known length, and its text has the sign. */
export function toKnownPlotValue(figure: Shown): number | null {
  const part = knownPartOf(stateOf(figure));
  return part === null ? toPlotValue(figure) : Number(part);
}

/** Returns the first state among terms; null if all are known. */
export function firstMissingState(terms: readonly Shown[]): ValueState | null {
  return terms.map(stateOf).find((state) => state !== null) ?? null;
}

/** Adds exactly; a count stays a number. */
const plus = (a: Known, b: Known): Known => (typeof a === 'string' || typeof b === 'string' ? String(BigInt(a) + BigInt(b)) : a + b);

const minus = (a: Known): Known => (typeof a === 'string' ? String(-BigInt(a)) : -a);

/** Computes with known values; otherwise returns the state of the first missing term. */
function fromKnown(terms: readonly Shown[], compute: (...values: readonly Known[]) => Known | ValueState): Figure {
  const state = firstMissingState(terms);
  if (state !== null) return missing(withoutPart(state));
  const result = compute(...terms.map((term) => valueOf(term) ?? 0));
  return typeof result === 'object' ? missing(result) : known(result);
}

/** Removes the known part, because that of one term is not that of the result. */
const withoutPart = (state: ValueState): ValueState => (state.state === 'unknown' ? { ...state, known: undefined } : state);

/** Growth from an earlier value, as a ratio. Null if either is missing, or the earlier one is 0 or negative. */
export function growth(now: Shown, before: Shown): number | null {
  const base = toPlotValue(before);
  if (!isKnown(now) || base === null || base <= 0) return null;
  return Number(plus(valueOf(now) ?? 0, minus(valueOf(before) ?? 0))) / base;
}

/** Change as shown: the difference for ratios (points), otherwise the growth. */
export function changeOf(unit: Unit, now: Shown, before: Shown): number | null {
  if (unit !== 'ratio') return growth(now, before);
  const [after, first] = [toPlotValue(now), toPlotValue(before)];
  return after === null || first === null ? null : after - first;
}

/** True if either period has too few payers to name this growth; false if unknown. */
export const isWeakGrowth = (payers: Shown, before: Shown): boolean => [payers, before].some(isFew);

/** Minimum share of the total for a colour. */
const MIN_PART = 0.01;

/** True if a part is under 1 % of the total; false if either is unknown. */
export function isSlight(part: Shown, whole: Shown): boolean {
  const size = share(part, whole);
  return size !== null && Math.abs(size) < MIN_PART;
}

/** True if there are under 30 cases; false if unknown. */
export const isFew = (cases: Shown): boolean => (toPlotValue(cases) ?? MIN_CASES) < MIN_CASES;

/** Sorts by numbers of cases: those under 30 come last, all others are equal. */
export const fewLast = (a: Shown, b: Shown): number => Number(isFew(a)) - Number(isFew(b));

/** Difference of two figures of one unit, exact for money. */
export const difference = (now: Term, before: Term): Figure => fromKnown([now, before], (a = 0, b = 0) => plus(a, minus(b)));

/** Share of the total, 0 to 1; null if either is missing or the total is 0. */
export function share(part: Shown, whole: Shown): number | null {
  const [of, all] = [toPlotValue(part), toPlotValue(whole)];
  return of === null || all === null || all === 0 ? null : of / all;
}

/** Divides one figure by another of any unit. */
export const ratio = (part: Term, base: Term): Figure =>
  fromKnown([part, base], (a = 0, b = 0) => (Number(b) === 0 ? NO_BASE : Number(a) / Number(b)));

/** Largest absolute value, for the range of an axis; 0 without values. */
export const largestAbsolute = (values: readonly Shown[]): number =>
  Math.max(0, ...values.map((value) => Math.abs(toPlotValue(value) ?? 0)));

/** Changes the sign, exact for money. */
export const negate = (figure: Term): Figure => fromKnown([figure], (value = 0) => minus(value));

/** Merges incomplete sums that lack the same field: adds rows and known parts. */
function mergedState(states: readonly ValueState[], knownSum: Known): ValueState {
  const [first] = states;
  const open = states.filter((state) => state.state === 'unknown');
  if (first === undefined || open.length < states.length) return withoutPart(states.find(({ state }) => state !== 'unknown') ?? NO_BASE);
  const parts = open.map(knownPartOf).filter((part) => part !== null);
  const total = parts.reduce<Known>(plus, knownSum);
  const field = open.every((state) => state.field === open[0]?.field) ? open[0]?.field : undefined;
  const lacking = open.every((state) => state.lacking !== undefined)
    ? open.reduce((sum, state) => sum + (state.lacking ?? 0), 0)
    : undefined;
  return {
    state: 'unknown',
    ...(field && { field }),
    ...(field && lacking !== undefined && { lacking }),
    ...(Number(total) !== 0 && { known: total }),
  };
}

/** True if no row has the figure; such a term adds 0. */
const hasNoRows = (state: ValueState): boolean => state.state === 'absent' && state.reason === 'no-rows';

/**
 * Sums terms of one unit, exact for money. Terms without rows add nothing; without other terms the result has no rows either.
 *
 * Example: 3 and an unknown term with known part 2 give unknown with known part 5.
 */
export function sum(terms: readonly Term[]): Figure {
  const states = terms.map(stateOf);
  const open = states.filter((state) => state !== null && !hasNoRows(state));
  const values = terms.map(valueOf).filter((value) => value !== null);
  if (values.length === 0 && open.length === 0) return missing(NO_ROWS);
  const total = values.length === 0 ? 0 : values.reduce(plus);
  return open.length === 0 ? known(total) : missing(mergedState(open as readonly ValueState[], total));
}

/** Ranks from 1 for the largest; null for missing figures. */
export function ranksOf(values: readonly Shown[]): readonly (number | null)[] {
  const ranked = values.map((value, index) => ({ value, index })).filter(({ value }) => isKnown(value));
  const places = new Map(ranked.sort((a, b) => byLargest(a.value, b.value)).map(({ index }, place) => [index, place + 1]));
  return values.map((_, index) => places.get(index) ?? null);
}

/** Comparator: larger first, missing last. */
export function byLargest(a: Shown, b: Shown): number {
  const [left, right] = [valueOf(a), valueOf(b)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === 'number' && typeof right === 'number') return right - left;
  const more = BigInt(right) - BigInt(left);
  return more > 0n ? 1 : more < 0n ? -1 : 0;
}
