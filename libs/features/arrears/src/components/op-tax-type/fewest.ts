import { toPlotValue, firstMissingState, sum, type Figure } from '@pendapa/query';

interface Band {
  readonly count: Figure;
  readonly amount: Figure;
}

export interface Fewest {
  readonly count: number;
  /** Share of the total that these objects owe; 0 to 1. */
  readonly share: number;
}

/** Takes bands from the first on until they reach the share `part` of the total. Returns null if a band is unknown. */
export function fewestReaching(bands: readonly Band[], part: number): Fewest | null {
  if (firstMissingState(bands.flatMap(({ count, amount }) => [count, amount])) !== null) return null;
  const whole = toPlotValue(sum(bands.map(({ amount }) => amount))) ?? 0;
  if (whole === 0) return null;
  let [count, amount] = [0, 0];
  for (const band of bands) {
    count += toPlotValue(band.count) ?? 0;
    amount += toPlotValue(band.amount) ?? 0;
    if (amount / whole >= part) break;
  }
  return { count, share: amount / whole };
}
