/**
 * Units of figures. Money is a string in the minor unit of the currency; all others are numbers. A `count` is whole, a `decimal` may have
 * a fraction, and a `ratio` is shown as a percentage.
 */
export const UNITS = ['money', 'count', 'decimal', 'ratio'] as const;
export type Unit = (typeof UNITS)[number];

/**
 * How a measure is summed.
 *
 * - `additive`: over all dimensions.
 * - `stock`: a level on a date; over members, but never over time.
 * - `distinct`: a count of different things; never.
 * - `ratio`: numerator and denominator are summed before the division.
 */
export type MeasureKind = 'additive' | 'stock' | 'distinct' | 'ratio';

export interface MeasureSpec {
  readonly unit: Unit;
  readonly kind: MeasureKind;
  /** The direction that is good news, for the colour of a change. */
  readonly good: 'up' | 'down' | 'neutral';
  /** The right that a user needs to see the measure, because it is about single taxpayers. */
  readonly needs?: 'cases';
}
