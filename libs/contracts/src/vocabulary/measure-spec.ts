import type { Splitting } from './dimensions.ts';

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

/** Sums added and subtracted. Each is named by the component of the warehouse that computes it in SQL. */
export interface SumFormula<C extends string = string> {
  readonly unit: 'money' | 'count';
  readonly add: readonly [C, ...C[]];
  readonly less: readonly C[];
}

/** One component divided by another. */
export interface QuotientFormula<C extends string = string> {
  readonly unit: Unit;
  readonly numerator: C;
  readonly denominator: C;
}

export type Formula<C extends string = string> = SumFormula<C> | QuotientFormula<C>;

/** Days whose rows count. `CUT_OFFS` has their texts. */
export type CutOff =
  | 'posted'
  | 'issued'
  | 'due'
  | 'due-as-known'
  | 'due-year-end'
  | 'settled-year-end'
  | 'assessed'
  | 'events'
  | 'period-end'
  | 'period'
  | 'data-date'
  | 'register'
  | 'latest-import'
  | 'fiscal-year'
  | 'fiscal-year-to-date'
  | 'taxpayer-year'
  | 'budget-years'
  | 'budget-years-of-both'
  | 'snapshot'
  | 'snapshot-year'
  | 'snapshot-pair'
  | 'movements'
  | 'movements-of-year';

interface Declared {
  /** The direction that is good news, for the colour of a change. */
  readonly good: 'up' | 'down' | 'neutral';
  /** That of the subject if omitted. */
  readonly cutOff?: CutOff;
  /** Dimensions and filters of the subject that its rows do not carry. A measure made of others takes over theirs. */
  readonly incompatible?: readonly Splitting[];
  /** The right that a user needs to see the measure, because it is about single taxpayers. */
  readonly needs?: 'cases';
}

export interface SumMeasure extends Declared {
  readonly formula: SumFormula;
  readonly kind: Exclude<MeasureKind, 'ratio'>;
}

export interface QuotientMeasure extends Declared {
  readonly formula: QuotientFormula;
}

export interface MeasureSpec extends Declared {
  readonly unit: Unit;
  readonly kind: MeasureKind;
  readonly formula: Formula;
}
