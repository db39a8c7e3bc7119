import { at, range } from '../numbers/arrays.ts';

/** Value of the same season one cycle before; the last value if no whole cycle is known. */
export function seasonalNaive(values: readonly number[], frequency: number, horizon: number): number[] {
  const n = values.length;
  const cycle = n >= frequency ? frequency : 1;
  return range(horizon).map((h) => at(values, n - cycle + (h % cycle)));
}
