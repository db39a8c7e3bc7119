import { at, range, sum } from '../numbers/arrays.ts';
import { median } from '../numbers/quantiles.ts';

export interface SeasonalityIndex {
  /** 1 = an average period: median over the cycles of share x frequency, scaled to a mean of 1. */
  readonly index: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Seasonality index of every place in the cycle, with the range over cycles. It is the place's share of the cycle times the number of
 * places. Cycles with a missing value or without a positive total are left out; empty if none is left.
 */
export function seasonalityIndex(values: readonly (number | null)[], frequency: number): SeasonalityIndex[] {
  const cycles = range(Math.floor(values.length / frequency)).flatMap((cycle) => {
    const own = values.slice(cycle * frequency, (cycle + 1) * frequency).flatMap((value) => value ?? []);
    return own.length === frequency && sum(own) > 0 ? [own.map((value) => (value * frequency) / sum(own))] : [];
  });
  if (cycles.length === 0) return [];
  const places = range(frequency).map((place) => cycles.map((cycle) => at(cycle, place)));
  const medians = places.map((seen) => median(seen));
  const scale = sum(medians) > 0 ? frequency / sum(medians) : 1;
  return places.map((seen, place) => ({ index: at(medians, place) * scale, low: Math.min(...seen), high: Math.max(...seen) }));
}
