import type { Shown } from './figure.ts';
import { isFew } from './numbers.ts';

export interface Extremes<R> {
  readonly highest: R;
  readonly lowest: R;
}

interface Compared<R> {
  readonly value: (row: R) => number | null;
  /** Number of cases behind the value; without it no minimum applies. */
  readonly cases?: (row: R) => number | null;
}

/**
 * Rows with the highest and lowest value, among those with enough cases. Null unless two rows differ, so that a single
 * row is never called lowest.
 */
export function extremesOf<R>(rows: readonly R[], { value, cases }: Compared<R>): Extremes<R> | null {
  const known = rows
    .flatMap((row) => {
      const own = value(row);
      return own === null || (cases && isFew(cases(row) ?? 0)) ? [] : [{ row, own }];
    })
    .sort((a, b) => b.own - a.own);
  const [highest, lowest] = [known.at(0), known.at(-1)];
  return highest && lowest && highest.own > lowest.own ? { highest: highest.row, lowest: lowest.row } : null;
}

/** Rows with at least 30 cases, because a rate of fewer says little; all rows if none has so many. */
export function withEnoughCases<R>(rows: readonly R[], casesOf: (row: R) => Shown): readonly R[] {
  const enough = rows.filter((row) => !isFew(casesOf(row)));
  return enough.length > 0 ? enough : rows;
}

/** Fewest rows of a list before "show all", where it has so many. */
const MIN_SHOWN = 5;

/** Number of rows before "show all": at most `maxRows`. Rows of few cases, which come last, are shown only to make five. */
export const rowsShownFirst = <R>(rows: readonly R[], casesOf: (row: R) => Shown, maxRows: number): number =>
  Math.min(maxRows, Math.max(MIN_SHOWN, rows.filter((row) => !isFew(casesOf(row))).length));
