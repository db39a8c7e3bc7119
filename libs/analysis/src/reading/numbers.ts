import { FEWEST_CASES, type Unit, type ValueState } from '@pendapa/contracts';
import { isKnown, known, knownPartOf, missing, NO_ROWS, stateOf, valueOf, type Figure, type Shown } from './figure.ts';

type Known = number | string;
/** A figure, or a number that is known for sure. Null is neither: it would say nothing of why. */
type Term = Figure | Known;

const NO_BASE: ValueState = { state: 'absent', reason: 'no-base' };

/** A position on a chart, in minor units where it is money; null if it is missing. For drawing only: never shown, never added up. */
export function drawn(figure: Shown): number | null {
  const value = valueOf(figure);
  return value === null ? null : Number(value);
}

/** The first state among terms; null if all are known. */
export function firstState(terms: readonly Shown[]): ValueState | null {
  return terms.map(stateOf).find((state) => state !== null) ?? null;
}

/** Adds exactly; a count stays a number. */
const plus = (a: Known, b: Known): Known => (typeof a === 'string' || typeof b === 'string' ? String(BigInt(a) + BigInt(b)) : a + b);

const minus = (a: Known): Known => (typeof a === 'string' ? String(-BigInt(a)) : -a);

/** Computes with known values; the state of the first missing term otherwise. */
function fromKnown(terms: readonly Shown[], compute: (...values: readonly Known[]) => Known | ValueState): Figure {
  const state = firstState(terms);
  if (state !== null) return missing(withoutPart(state));
  const result = compute(...terms.map((term) => valueOf(term) ?? 0));
  return typeof result === 'object' ? missing(result) : known(result);
}

/** The known part of one term says nothing of a result made of several. */
const withoutPart = (state: ValueState): ValueState => (state.state === 'unknown' ? { ...state, known: undefined } : state);

/** Growth against a positive value before; null where either is missing or there is nothing to grow from. */
export function growth(now: Shown, before: Shown): number | null {
  const base = drawn(before);
  if (!isKnown(now) || base === null || base <= 0) return null;
  return Number(plus(valueOf(now) ?? 0, minus(valueOf(before) ?? 0))) / base;
}

/** As screens and files say it: a ratio changes by points, everything else by a part of what it was. */
export function changeOf(unit: Unit, now: Shown, before: Shown): number | null {
  if (unit !== 'ratio') return growth(now, before);
  const [after, first] = [drawn(now), drawn(before)];
  return after === null || first === null ? null : after - first;
}

/** Whether growth rests on too few payers, in either period, to be told before others; false where they are not known. */
export const isWeakGrowth = (payers: Shown, before: Shown): boolean => [payers, before].some(isFew);

/** A smaller part of the total does not deserve a colour. */
const LEAST_PART = 0.01;

/** Whether a part is under 1 % of the total; false where either is not known. */
export function isSlight(part: Shown, whole: Shown): boolean {
  const size = share(part, whole);
  return size !== null && Math.abs(size) < LEAST_PART;
}

/** Whether a figure rests on under 30 cases; false where they are not known. */
export const isFew = (cases: Shown): boolean => (drawn(cases) ?? FEWEST_CASES) < FEWEST_CASES;

/** Exact for money; both sides of one unit. */
export const difference = (now: Term, before: Term): Figure => fromKnown([now, before], (a = 0, b = 0) => plus(a, minus(b)));

/** Share of the whole; null where either is missing or the whole is nothing. */
export function share(part: Shown, whole: Shown): number | null {
  const [of, all] = [drawn(part), drawn(whole)];
  return of === null || all === null || all === 0 ? null : of / all;
}

/** One figure divided by another of any unit. */
export const ratio = (part: Term, base: Term): Figure =>
  fromKnown([part, base], (a = 0, b = 0) => (Number(b) === 0 ? NO_BASE : Number(a) / Number(b)));

/** Largest magnitude, 0 without values: what an axis or a column must hold. */
export const largest = (values: readonly Shown[]): number => Math.max(0, ...values.map((value) => Math.abs(drawn(value) ?? 0)));

/** Taken from something; exact for money. */
export const negated = (figure: Term): Figure => fromKnown([figure], (value = 0) => minus(value));

/** Rows and known parts of several incomplete sums, where they lack the same field. */
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

/** Whether no row has the figure: where data cover the days, nothing came of it. */
const hasNoRows = (state: ValueState): boolean => state.state === 'absent' && state.reason === 'no-rows';

/**
 * Sum of one unit, exact for money. A term without rows adds nothing; the sum of none, or of such terms alone, has no rows.
 *
 * 3 and an unknown term with the known part 2: unknown, with the known part 5.
 */
export function sum(terms: readonly Term[]): Figure {
  const states = terms.map(stateOf);
  const open = states.filter((state) => state !== null && !hasNoRows(state));
  const values = terms.map(valueOf).filter((value) => value !== null);
  if (values.length === 0 && open.length === 0) return missing(NO_ROWS);
  const total = values.length === 0 ? 0 : values.reduce(plus);
  return open.length === 0 ? known(total) : missing(mergedState(open as readonly ValueState[], total));
}

/** Places from 1, the largest first; null for what is missing. */
export function placesOf(values: readonly Shown[]): readonly (number | null)[] {
  const ranked = values.map((value, index) => ({ value, index })).filter(({ value }) => isKnown(value));
  const places = new Map(ranked.sort((a, b) => byLargest(a.value, b.value)).map(({ index }, place) => [index, place + 1]));
  return values.map((_, index) => places.get(index) ?? null);
}

/** For sorting: the larger one first, missing ones last. */
export function byLargest(a: Shown, b: Shown): number {
  const [left, right] = [valueOf(a), valueOf(b)];
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === 'number' && typeof right === 'number') return right - left;
  const more = BigInt(right) - BigInt(left);
  return more > 0n ? 1 : more < 0n ? -1 : 0;
}
