import { range } from '../numbers/arrays.ts';
import type { Level } from './half-widths.ts';
import type { Spread } from './spread.ts';

export interface Interval {
  readonly level: Level;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

// A backtest over few horizons has few independent errors, so that the spread itself is uncertain.
const FEW_HORIZONS = 0.6;

/** Factor that widens the spread of a backtest over `span` values for a forecast of `horizon` steps. */
export const fewOriginsFactor = (span: number, horizon: number): number => 1 + FEW_HORIZONS / (2 + span / Math.max(horizon, 1));

/** Spread of every step, widened for little evidence; `firstPlace` is the place of the first step in the cycle. */
export function stepSizes(spread: Spread, frequency: number, firstPlace: number, horizon: number, widening: number): number[] {
  return range(horizon).map((h) => widening * spread.size(h + 1, (firstPlace + h) % frequency));
}
