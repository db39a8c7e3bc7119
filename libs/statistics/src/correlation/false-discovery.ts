import { at } from '../numbers/arrays.ts';

/**
 * p values adjusted for the false discovery rate, in the order given: Benjamini and Hochberg, JRSS B 57 (1995). Pairs with an adjusted
 * value of at most q contain a share of at most q false findings in the long run.
 */
export function adjustForFalseDiscovery(p: readonly number[]): number[] {
  const order = p.map((_, i) => i).sort((a, b) => at(p, b) - at(p, a));
  const adjusted = new Array<number>(p.length).fill(1);
  let least = 1;
  order.forEach((index, k) => {
    least = Math.min(least, (at(p, index) * p.length) / (p.length - k));
    adjusted[index] = least;
  });
  return adjusted;
}
