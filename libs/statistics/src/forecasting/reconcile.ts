import { at, sum } from '../numbers/arrays.ts';

/** One forecast value and how far off it may be (any unit, the same for all; 0 = certain). */
export interface Uncertain {
  readonly value: number;
  readonly size: number;
}

export interface Reconciled {
  readonly total: number;
  readonly parts: readonly number[];
}

/**
 * Makes the parts add up to their total for one period: weighted least squares with independent errors, the one-level case of Hyndman,
 * Ahmed, Athanasopoulos and Shang, Computational Statistics and Data Analysis 55 (2011). What is missing between the total and the sum of
 * the parts goes where the uncertainty is. With nothing uncertain the parts are believed. Parts that were not negative stay so.
 */
export function reconcile(total: Uncertain, parts: readonly Uncertain[]): Reconciled {
  const variances = parts.map(({ size }) => size * size);
  const all = total.size * total.size + sum(variances);
  const gap = total.value - sum(parts.map(({ value }) => value));
  const adjusted = parts.map(({ value }, i) => (all > 0 ? value + (at(variances, i) / all) * gap : value));
  const goal = sum(adjusted);
  const allowed = parts.every(({ value }) => value >= 0) && goal >= 0;
  const held = allowed ? shareOut(adjusted, goal) : adjusted;
  return { total: sum(held), parts: held };
}

// A part pushed below zero stops at zero; the others give up what it could not, in proportion to their size.
function shareOut(values: readonly number[], goal: number): readonly number[] {
  if (values.every((value) => value >= 0)) return values;
  const held = values.map((value) => Math.max(0, value));
  const present = sum(held);
  return present > 0 ? held.map((value) => (value * goal) / present) : held;
}
