import { at, sum } from '../numbers/arrays.ts';

/** A forecast value with its possible error (in any common unit; 0 = certain). */
export interface Uncertain {
  readonly value: number;
  readonly size: number;
}

export interface Reconciled {
  readonly total: number;
  readonly parts: readonly number[];
}

/**
 * Makes parts add up to their total for one period by weighted least squares with independent errors. Source: the one-level case of
 * Hyndman, Ahmed, Athanasopoulos and Shang, Computational Statistics and Data Analysis 55 (2011). The gap goes to the most uncertain
 * values. If nothing is uncertain the parts stay, and parts that were not negative stay so.
 */
export function reconcile(total: Uncertain, parts: readonly Uncertain[]): Reconciled {
  const variances = parts.map(({ size }) => size * size);
  const all = total.size * total.size + sum(variances);
  const gap = total.value - sum(parts.map(({ value }) => value));
  const adjusted = parts.map(({ value }, i) => (all > 0 ? value + (at(variances, i) / all) * gap : value));
  const goal = sum(adjusted);
  const allowed = parts.every(({ value }) => value >= 0) && goal >= 0;
  const nonNegative = allowed ? clipToZero(adjusted, goal) : adjusted;
  return { total: sum(nonNegative), parts: nonNegative };
}

// A part below zero is set to zero; the others are scaled in proportion.
function clipToZero(values: readonly number[], goal: number): readonly number[] {
  if (values.every((value) => value >= 0)) return values;
  const clipped = values.map((value) => Math.max(0, value));
  const present = sum(clipped);
  return present > 0 ? clipped.map((value) => (value * goal) / present) : clipped;
}
