import { DUTIES, STATED_YEAR } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { naturalTax, owedByRule } from './natural-tax.ts';
import { remembered } from './remembered.ts';
import { unpaidOf } from './retention.ts';
import { duesOfProvince } from './sizes.ts';

/** Differences between payers. A payer with a score above the edge does not pay within the year. */
export interface Habits {
  /** Added to the score of the smallest payers relative to the largest, in parts of the random score. */
  readonly tilt: number;
  readonly edge: number;
}

const STEPS = 18;
const MOST_TILT = 4;
const BILLION = 1e9;

/** Rank of an object from the largest, 0, to the smallest, 1. */
const smallness = (owed: number, mean: number): number => mean / (mean + owed);

function solved(low: number, high: number, tooLow: (middle: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (from + to) / 2;
    if (tooLow(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/**
 * Small payers default more often than large ones. The preference is chosen so that unpaid obligations have the planned sum.
 * If the planned sum needs large defaulters, nobody is preferred.
 */
export const habitsOf = remembered<Habits, TaxCode>((tax) => {
  const unpaid = 1 - (DUTIES[tax]?.within ?? 1);
  const { mean } = naturalTax(tax);
  const objects = owedByRule(tax).map((object) => ({ ...object, small: smallness(object.tax, mean) }));
  const above = (edge: number, tilt: number, of: (object: (typeof objects)[number]) => number): number =>
    objects.reduce((sum, object) => sum + object.share * of(object) * Math.max(0, Math.min(1, 1 - edge + tilt * object.small)), 0);
  const edgeOf = (tilt: number): number => solved(0, 1 + tilt, (edge) => above(edge, tilt, () => 1) > unpaid);
  const wanted = (unpaidOf(tax, STATED_YEAR) * BILLION) / duesOfProvince(tax);
  const tilt = solved(0, MOST_TILT, (middle) => above(edgeOf(middle), middle, (object) => object.tax) > wanted);
  return { tilt, edge: edgeOf(tilt) };
});
