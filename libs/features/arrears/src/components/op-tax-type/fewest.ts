import { drawn, firstState, sum, type Figure } from '@pendapa/analysis';

interface Band {
  readonly count: Figure;
  readonly amount: Figure;
}

export interface Fewest {
  readonly count: number;
  /** Their part of the whole. */
  readonly share: number;
}

/** The first bands that come to a part of the whole: how many there are in them, and what part it is; null where a band is not known. */
export function fewestReaching(bands: readonly Band[], part: number): Fewest | null {
  if (firstState(bands.flatMap(({ count, amount }) => [count, amount])) !== null) return null;
  const whole = drawn(sum(bands.map(({ amount }) => amount))) ?? 0;
  if (whole === 0) return null;
  let [count, amount] = [0, 0];
  for (const band of bands) {
    count += drawn(band.count) ?? 0;
    amount += drawn(band.amount) ?? 0;
    if (amount / whole >= part) break;
  }
  return { count, share: amount / whole };
}
