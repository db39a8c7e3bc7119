import { effectsOf, isNothing, negate, sum, valueOf, type Figure, type Row } from '@pendapa/query';
import { changeOfSums } from './contributions.ts';
import type { Money } from './query.ts';

type Sums = Pick<Row<Money | 'payingObjects' | 'amountOnObjects'>, 'current' | 'comparison'>;

/** Change of revenue by its causes, in minor units; null where it is not known. */
export interface PayerEffects {
  /** By the number of paying objects. */
  readonly count: string | null;
  /** By the amount of each object. */
  readonly value: string | null;
  /** By payments without an object; 0 if there are none. */
  readonly rest: Figure;
}

/** Payments without an object. */
export const withoutObject = ({ amount, amountOnObjects }: Sums['current']): Figure => sum([amount, negate(amountOnObjects)]);

/**
 * Splits a change into number, amount per object, and the rest; their sum is the change. Objects that are all new or all gone change the
 * number alone. Example: 1 object of 50, then none: count -50, value 0.
 */
export function payerEffects({ current, comparison }: Sums): PayerEffects {
  const rest = changeOfSums(withoutObject(current), withoutObject(comparison));
  const effects = effectsOf({ current, comparison });
  if (effects) return { ...effects, rest };
  const isAll = isNothing(current.payingObjects) !== isNothing(comparison.payingObjects);
  const change = valueOf(changeOfSums(current.amountOnObjects, comparison.amountOnObjects));
  return isAll && change !== null ? { count: String(change), value: '0', rest } : { count: null, value: null, rest };
}

/** The larger cause, if it moves revenue in the direction of the change; null otherwise. */
export function mainCause({ count, value }: PayerEffects, change: Figure): 'moreCount' | 'fewerCount' | 'moreEach' | 'lessEach' | null {
  const whole = Number(valueOf(change) ?? 0);
  if (count === null || value === null || whole === 0) return null;
  const [byCount, byValue] = [Number(count) * Math.sign(whole), Number(value) * Math.sign(whole)];
  if (Math.max(byCount, byValue) < Math.abs(whole) / 2) return null;
  if (byCount >= byValue) return whole > 0 ? 'moreCount' : 'fewerCount';
  return whole > 0 ? 'moreEach' : 'lessEach';
}
