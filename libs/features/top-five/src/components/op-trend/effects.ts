import { difference, growth, type Row } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

export interface Effects {
  /** What more or fewer paying objects changed, in minor units. */
  readonly count: string;
  /** What each of them paying more or less changed. */
  readonly value: string;
}

export interface Parts {
  readonly amount: Value;
  readonly amountBefore: Value;
  readonly objects: Value;
  readonly objectsBefore: Value;
}

/**
 * The change of revenue R = n objects x v each, split by the means of both years, so that no order of the two matters:
 * count = (n1 - n0) x (v0 + v1) / 2, value = the exact rest. 100 objects of 10, then 110 of 12: change 320 = 110 + 210.
 * Null where a side is unknown or has no objects.
 */
export function effectsOf({ amount, amountBefore, objects, objectsBefore }: Parts): Effects | null {
  if (amount === null || amountBefore === null || !objects || !objectsBefore) return null;
  const [now, before] = [Number(objects), Number(objectsBefore)];
  const mean = (Number(amount) / now + Number(amountBefore) / before) / 2;
  const count = BigInt(Math.round((now - before) * mean));
  return { count: String(count), value: String(BigInt(difference(amount, amountBefore) ?? 0) - count) };
}

/** Growth of objects and of revenue; null where one of them cannot be compared. */
export function growthOf(parts: Parts): { readonly objects: number; readonly revenue: number } | null {
  const [objects, revenue] = [growth(parts.objects, parts.objectsBefore), growth(parts.amount, parts.amountBefore)];
  return objects === null || revenue === null ? null : { objects, revenue };
}

type Measures = 'amount' | 'payingObjects';

/** What of a row the effects follow from. */
export const partsOf = ({ current, comparison }: Pick<Row<Measures>, 'current' | 'comparison'>): Parts => ({
  amount: current.amount,
  amountBefore: comparison.amount,
  objects: current.payingObjects,
  objectsBefore: comparison.payingObjects,
});
