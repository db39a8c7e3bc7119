import { FEWEST_CASES, type Value } from '@pendapa/contracts';

/** A position on a chart, in minor units where it is money. For drawing and ratios only: never shown, never added up. */
export function drawn(value: Value): number | null {
  return value === null ? null : Number(value);
}

/** Growth against a positive value before; null where either is unknown or there is nothing to grow from. */
export function growth(now: Value, before: Value): number | null {
  if (now === null || before === null || Number(before) <= 0) return null;
  return Number(difference(now, before)) / Number(before);
}

/** Growth on fewer payers is chance more than change. */
export const ENOUGH_PAYERS = FEWEST_CASES;

/** Whether growth rests on too few payers, in either period, to be told before others; false where they are not known. */
export const isWeakGrowth = (payers: Value, before: Value): boolean => [payers, before].some(isFew);

/** A smaller part of the total does not deserve a colour. */
const LEAST_PART = 0.01;

/** Whether a part is under 1 % of the total; false where either is not known. */
export function isSlight(part: Value, whole: Value): boolean {
  const ratio = share(part, whole);
  return ratio !== null && Math.abs(ratio) < LEAST_PART;
}

/** Whether a figure rests on under 30 cases; false where they are not known. */
export const isFew = (cases: Value): boolean => cases !== null && Number(cases) < ENOUGH_PAYERS;

/** Exact for money; both sides of one unit. */
export function difference(now: Value, before: Value): Value {
  if (now === null || before === null) return null;
  if (typeof now === 'string' || typeof before === 'string') return String(BigInt(now) - BigInt(before));
  return now - before;
}

/** Share of the whole; null where the whole is unknown or nothing. */
export function share(part: Value, whole: Value): number | null {
  if (part === null || whole === null || Number(whole) === 0) return null;
  return Number(part) / Number(whole);
}

/** Largest magnitude, 0 without values: what an axis or a column must hold. */
export function largest(values: readonly Value[]): number {
  return values.reduce<number>((most, value) => (value === null ? most : Math.max(most, Math.abs(Number(value)))), 0);
}

/** Taken from something; exact for money. */
export function negated(value: Value): Value {
  if (value === null) return null;
  return typeof value === 'string' ? String(-BigInt(value)) : -value;
}

/** Exact sum of money; what is not known adds nothing. */
export const moneySum = (values: readonly Value[]): string => String(values.reduce<bigint>((sum, value) => sum + BigInt(value ?? 0), 0n));

/** Sum of one unit, exact for money; null where nothing is known. */
export function knownSum(values: readonly Value[]): Value {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.some((value) => typeof value === 'string') ? moneySum(known) : known.reduce<number>((sum, value) => sum + Number(value), 0);
}

/** The same where all is known; null where anything is not. */
export const wholeSum = (values: readonly Value[]): Value => (values.includes(null) ? null : knownSum(values));

/** Places from 1, the largest first; null for what is not known. */
export function placesOf(values: readonly Value[]): readonly (number | null)[] {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value: Number(value), index }]));
  const places = new Map(known.sort((a, b) => b.value - a.value).map(({ index }, place) => [index, place + 1]));
  return values.map((_, index) => places.get(index) ?? null);
}
