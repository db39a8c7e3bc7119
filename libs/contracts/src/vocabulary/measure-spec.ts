/**
 * What a figure is measured in. Money travels as a string of the currency's minor unit, everything else as a number: a `count` is
 * whole, a `decimal` need not be, a `ratio` is shown as a percentage.
 */
export const UNITS = ['money', 'count', 'decimal', 'ratio'] as const;
export type Unit = (typeof UNITS)[number];

/**
 * How a measure may be put together:
 * `additive` sums over everything; `stock` is a level on a date and sums over parts but never over time;
 * `distinct` counts different things and is never summed; `ratio` is divided after its parts are summed.
 */
export type MeasureKind = 'additive' | 'stock' | 'distinct' | 'ratio';

export interface MeasureSpec {
  readonly unit: Unit;
  readonly kind: MeasureKind;
  /** The direction that is good news, for the colour of a change. */
  readonly good: 'up' | 'down' | 'neutral';
  /** The right without which nobody is told: it is about single taxpayers. */
  readonly needs?: 'cases';
}
