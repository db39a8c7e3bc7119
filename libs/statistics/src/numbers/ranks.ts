import { at } from './arrays.ts';

/** Ranks from 1; equal values share their mean rank. */
export function ranksOf(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => at(values, a) - at(values, b));
  const ranks = new Array<number>(values.length).fill(0);
  for (let first = 0; first < order.length;) {
    let last = first;
    while (last + 1 < order.length && at(values, at(order, last + 1)) === at(values, at(order, first))) last++;
    for (let k = first; k <= last; k++) ranks[at(order, k)] = (first + last) / 2 + 1;
    first = last + 1;
  }
  return ranks;
}
