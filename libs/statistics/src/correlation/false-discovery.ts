import { at } from '../numbers/arrays.ts';

/**
 * Adjusts p values for the false discovery rate, in the given order. Of the findings with an adjusted value of at most q, at most the share
 * q is false in the long run. Source: Benjamini and Hochberg, JRSS B 57 (1995).
 */
export function adjustForFalseDiscovery(p: readonly number[]): number[] {
  const order = p.map((_, i) => i).sort((a, b) => at(p, b) - at(p, a));
  const adjusted = new Array<number>(p.length).fill(1);
  let smallest = 1;
  order.forEach((index, k) => {
    smallest = Math.min(smallest, (at(p, index) * p.length) / (p.length - k));
    adjusted[index] = smallest;
  });
  return adjusted;
}
