import { OBLIGATION_RULES, REFERENCE_YEAR } from '../facts/obligations.ts';
import type { TaxCode } from '../facts/tax-types.ts';
import { naturalTax, taxByRule } from './natural-tax.ts';
import { memoize } from './memoize.ts';
import { unpaidOf } from './retention.ts';
import { obligationsOfProvince } from './sizes.ts';

/** Differences between payers. A payer with a score above the edge does not pay within the year. */
export interface Habits {
  /** Added to the score of the smallest payers relative to the largest, in parts of the random score. */
  readonly tilt: number;
  readonly edge: number;
}

const STEPS = 18;
const MAX_TILT = 4;
const BILLION = 1e9;

/** Rank of an object from the largest, 0, to the smallest, 1. */
const smallness = (owed: number, mean: number): number => mean / (mean + owed);

function solveTilt(low: number, high: number, tooLow: (middle: number) => boolean): number {
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
export const habitsOf = memoize<Habits, TaxCode>((tax) => {
  const unpaid = 1 - (OBLIGATION_RULES[tax]?.paidByYearEnd ?? 1);
  const { mean } = naturalTax(tax);
  const objects = taxByRule(tax).map((object) => ({ ...object, small: smallness(object.tax, mean) }));
  const above = (edge: number, tilt: number, of: (object: (typeof objects)[number]) => number): number =>
    objects.reduce((sum, object) => sum + object.share * of(object) * Math.max(0, Math.min(1, 1 - edge + tilt * object.small)), 0);
  const edgeOf = (tilt: number): number => solveTilt(0, 1 + tilt, (edge) => above(edge, tilt, () => 1) > unpaid);
  const wanted = (unpaidOf(tax, REFERENCE_YEAR) * BILLION) / obligationsOfProvince(tax);
  const tilt = solveTilt(0, MAX_TILT, (middle) => above(edgeOf(middle), middle, (object) => object.tax) > wanted);
  return { tilt, edge: edgeOf(tilt) };
});
