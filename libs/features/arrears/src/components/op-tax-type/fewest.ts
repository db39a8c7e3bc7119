import type { Value } from '@pendapa/contracts';

interface Band {
  readonly count: Value;
  readonly amount: Value;
}

export interface Fewest {
  readonly count: number;
  /** Their part of the whole. */
  readonly share: number;
}

/** The first bands that come to a part of the whole: how many there are in them, and what part it is; null where a band is not known. */
export function fewestReaching(bands: readonly Band[], part: number): Fewest | null {
  if (bands.length === 0 || bands.some(({ count, amount }) => count === null || amount === null)) return null;
  const whole = bands.reduce((sum, { amount }) => sum + Number(amount), 0);
  if (whole === 0) return null;
  let [count, amount] = [0, 0];
  for (const band of bands) {
    count += Number(band.count);
    amount += Number(band.amount);
    if (amount / whole >= part) break;
  }
  return { count, share: amount / whole };
}
