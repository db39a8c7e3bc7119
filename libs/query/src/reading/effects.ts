import { valueOf } from './figure.ts';
import { difference, growth, toPlotValue } from './numbers.ts';
import type { Row } from './rows.ts';

export type EffectMeasure = 'amountOnObjects' | 'payingObjects';
type Compared = Pick<Row<EffectMeasure>, 'current' | 'comparison'>;

export interface Effects {
  /** Change caused by the number of paying objects, in minor units. */
  readonly count: string;
  /** Change caused by the amount per object, in minor units. */
  readonly value: string;
}

/**
 * Splits the change of revenue from objects, R = n objects x v each. Uses the means of both years, so that the order does not matter.
 *
 * count = (n1 - n0) x (v0 + v1) / 2, value = the exact rest. Example: 100 objects of 10, then 110 of 12: change 320 = 110 + 210.
 * Null if a side is unknown or has no objects.
 */
export function effectsOf({ current, comparison }: Compared): Effects | null {
  const change = valueOf(difference(current.amountOnObjects, comparison.amountOnObjects));
  const [now, before] = [toPlotValue(current.payingObjects) ?? 0, toPlotValue(comparison.payingObjects) ?? 0];
  if (change === null || now === 0 || before === 0) return null;
  const mean = ((toPlotValue(current.amountOnObjects) ?? 0) / now + (toPlotValue(comparison.amountOnObjects) ?? 0) / before) / 2;
  const count = BigInt(Math.round((now - before) * mean));
  return { count: String(count), value: String(BigInt(change) - count) };
}

/** Growth of objects and of revenue; null if one of them is not comparable. */
export function growthOf({ current, comparison }: Compared): { readonly objects: number; readonly revenue: number } | null {
  const objects = growth(current.payingObjects, comparison.payingObjects);
  const revenue = growth(current.amountOnObjects, comparison.amountOnObjects);
  return objects === null || revenue === null ? null : { objects, revenue };
}
