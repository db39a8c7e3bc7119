import { difference, drawn, growth, valueOf, type Row } from '@pendapa/analysis';

export type EffectMeasure = 'amountOnObjects' | 'payingObjects';
type Compared = Pick<Row<EffectMeasure>, 'current' | 'comparison'>;

export interface Effects {
  /** What more or fewer paying objects changed, in minor units. */
  readonly count: string;
  /** What each of them paying more or less changed. */
  readonly value: string;
}

/**
 * Splits the change of the revenue from objects, R = n objects x v each, by the means of both years. So the order of the two does not matter.
 *
 * count = (n1 - n0) x (v0 + v1) / 2, value = the exact rest. 100 objects of 10, then 110 of 12: change 320 = 110 + 210.
 * Null where a side is unknown or has no objects.
 */
export function effectsOf({ current, comparison }: Compared): Effects | null {
  const change = valueOf(difference(current.amountOnObjects, comparison.amountOnObjects));
  const [now, before] = [drawn(current.payingObjects) ?? 0, drawn(comparison.payingObjects) ?? 0];
  if (change === null || now === 0 || before === 0) return null;
  const mean = ((drawn(current.amountOnObjects) ?? 0) / now + (drawn(comparison.amountOnObjects) ?? 0) / before) / 2;
  const count = BigInt(Math.round((now - before) * mean));
  return { count: String(count), value: String(BigInt(change) - count) };
}

/** Growth of objects and of revenue; null where one of them cannot be compared. */
export function growthOf({ current, comparison }: Compared): { readonly objects: number; readonly revenue: number } | null {
  const objects = growth(current.payingObjects, comparison.payingObjects);
  const revenue = growth(current.amountOnObjects, comparison.amountOnObjects);
  return objects === null || revenue === null ? null : { objects, revenue };
}
