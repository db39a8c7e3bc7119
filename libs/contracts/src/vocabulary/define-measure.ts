import type { MeasureSpec, QuotientMeasure, SumMeasure } from './measure-spec.ts';

export const money = <const C extends string>(component: C) => ({ unit: 'money', add: [component], less: [] }) as const;
export const count = <const C extends string>(component: C) => ({ unit: 'count', add: [component], less: [] }) as const;

/** Sums less others, for parts that are stored and a remainder that is not. */
export const difference = <const U extends 'money' | 'count', const C extends string>(
  unit: U,
  add: readonly [C, ...C[]],
  less: readonly C[],
) => ({ unit, add, less }) as const;

/** Share from 0 to 1. */
export const ratio = <const N extends string, const D extends string>(numerator: N, denominator: D) =>
  ({ unit: 'ratio', numerator, denominator }) as const;

/** Money divided by a count, rounded to the minor unit. */
export const average = <const N extends string, const D extends string>(numerator: N, denominator: D) =>
  ({ unit: 'money', numerator, denominator }) as const;

/** Quotient that is no share, such as days per payment. */
export const rate = <const N extends string, const D extends string>(numerator: N, denominator: D) =>
  ({ unit: 'decimal', numerator, denominator }) as const;

/** Declares a measure. Its unit is that of the formula; a quotient is of the kind `ratio`. */
export function defineMeasure<const M extends SumMeasure>(measure: M): M & { readonly unit: M['formula']['unit'] };
export function defineMeasure<const M extends QuotientMeasure>(
  measure: M,
): M & { readonly unit: M['formula']['unit']; readonly kind: 'ratio' };
export function defineMeasure(measure: SumMeasure | QuotientMeasure): MeasureSpec {
  return { kind: 'ratio', ...measure, unit: measure.formula.unit };
}
