import { at, range } from '../numbers/arrays.ts';
import type { Scale } from './scale.ts';
import type { Spread } from './spread.ts';

export const LEVELS = [50, 80, 95] as const;
export type Level = (typeof LEVELS)[number];

export interface Interval {
  readonly level: Level;
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/**
 * Half widths in units of the spread. They are not those of the normal distribution (0.67, 1.28, 1.96): the errors of backtests have a
 * sharper peak and longer tails. Found once by coverage on many series, see docs/statistics.md.
 */
export const HALF_WIDTHS: Readonly<Record<Level, number>> = { 50: 0.58, 80: 1.25, 95: 2.4 };

// A backtest that spans few horizons has seen few independent errors, so the spread itself is uncertain.
const FEW_HORIZONS = 0.6;

/** Factor by which the spread of a backtest over `span` values is widened for a forecast of `horizon` steps. */
export const fewOriginsFactor = (span: number, horizon: number): number => 1 + FEW_HORIZONS / (2 + span / Math.max(horizon, 1));

/** The spread of every step, widened for scarcity of evidence; `firstPlace` is the place in the cycle of the first step. */
export function stepSizes(spread: Spread, frequency: number, firstPlace: number, horizon: number, widening: number): number[] {
  return range(horizon).map((h) => widening * spread.size(h + 1, (firstPlace + h) % frequency));
}

/** Intervals around `point`, symmetric on the modelling scale; never below zero where `nonNegative`. */
export function intervalsAround(point: readonly number[], sizes: readonly number[], scale: Scale, nonNegative: boolean): Interval[] {
  const bound = (level: Level, sign: 1 | -1): number[] =>
    point.map((value, h) => {
      const edge = scale.backward(scale.forward(value) + sign * HALF_WIDTHS[level] * at(sizes, h));
      const outside = sign > 0 ? Math.max(edge, value) : Math.min(edge, value);
      return nonNegative ? Math.max(0, outside) : outside;
    });
  return LEVELS.map((level) => ({ level, low: bound(level, -1), high: bound(level, 1) }));
}
