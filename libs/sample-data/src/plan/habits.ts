import { DUTIES, STATED_YEAR } from '../facts/duties.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { naturalTax, owedByRule } from './natural-tax.ts';
import { remembered } from './remembered.ts';
import { unpaidOf } from './retention.ts';
import { duesOfProvince } from './sizes.ts';

/** How payers differ in paying: who scores above the edge does not pay within the year. */
export interface Habits {
  /** What the smallest payers score above the largest, in parts of what is drawn for every payer. */
  readonly tilt: number;
  readonly edge: number;
}

const STEPS = 18;
const MOST_TILT = 4;
const BILLION = 1e9;

/** Where an object stands between the largest, 0, and the smallest, 1: a middling one in the middle. */
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
 * Those who do not pay are small payers rather than large ones: by so much that what the unpaid dues come to by the rules is what is stated
 * to be unpaid. Where the stated sum asks for large ones nobody is preferred.
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
