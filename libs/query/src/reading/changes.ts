import { isKnown, type Figure } from './figure.ts';
import { byLargest, difference, growth, negate, toPlotValue } from './numbers.ts';
import type { Row } from './rows.ts';

/** Direction of a change as a reader sees it. */
export type Direction = 'up' | 'down' | 'same';

/**
 * Direction of a ratio as shown in percent; `same` if it rounds to 0. Example: -0.0004 is `same` with one decimal, as "-0.0%" says nothing.
 */
export function directionOf(change: number, digits: 0 | 1 | 2 = 1): Direction {
  // Texts round the absolute value, so that both directions round alike.
  if (Math.round(Math.abs(change) * 100 * 10 ** digits) === 0) return 'same';
  return change > 0 ? 'up' : 'down';
}

export interface ComparedRow<R> {
  readonly row: R;
  /** Difference from the comparison, in the unit of the measure; always known. */
  readonly change: Figure;
}

/** Rows whose change from the comparison is known, the largest fall first. */
export const comparedRows = <M extends string, R extends Pick<Row<M>, 'current' | 'comparison'>>(
  rows: readonly R[],
  measure: M,
): readonly ComparedRow<R>[] =>
  rows
    .map((row) => ({ row, change: difference(row.current[measure], row.comparison[measure]) }))
    .filter(({ change }) => isKnown(change))
    .sort((a, b) => byLargest(b.change, a.change));

const sizeOf = ({ change }: ComparedRow<unknown>): number => toPlotValue(change) ?? 0;

/** Rows that fell, the largest fall first. */
export const fallsIn = <R>(compared: readonly ComparedRow<R>[]): readonly ComparedRow<R>[] => compared.filter((one) => sizeOf(one) < 0);

/** Rows that rose, the largest rise first. */
export const risesIn = <R>(compared: readonly ComparedRow<R>[]): readonly ComparedRow<R>[] =>
  compared.filter((one) => sizeOf(one) > 0).toReversed();

export interface PercentFall<R> {
  readonly row: R;
  /** Amount of the fall, positive. */
  readonly fall: Figure;
  /** Ratio of the fall to the comparison, positive. */
  readonly ratio: number;
}

/** Falls that a sentence can give in percent, the largest amount first: without those that lack a base or round to 0.0%. */
export const percentFalls = <M extends string, R extends Pick<Row<M>, 'current' | 'comparison'>>(
  rows: readonly R[],
  measure: M,
): readonly PercentFall<R>[] =>
  fallsIn(comparedRows(rows, measure)).flatMap(({ row, change }) => {
    const grown = growth(row.current[measure], row.comparison[measure]);
    return grown === null || directionOf(grown) !== 'down' ? [] : { row, fall: negate(change), ratio: -grown };
  });
