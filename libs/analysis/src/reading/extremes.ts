import { isFew } from './numbers.ts';

export interface Extremes<R> {
  readonly most: R;
  readonly least: R;
}

interface Compared<R> {
  readonly value: (row: R) => number | null;
  /** How many cases the value rests on; without it, it rests on none that could be too few. */
  readonly cases?: (row: R) => number | null;
}

/**
 * The rows with the highest and the lowest value, among those of enough cases. Null unless two rows differ: the only one that was
 * chosen is not the lowest.
 */
export function extremesOf<R>(rows: readonly R[], { value, cases }: Compared<R>): Extremes<R> | null {
  const known = rows
    .flatMap((row) => {
      const own = value(row);
      return own === null || (cases && isFew(cases(row) ?? 0)) ? [] : [{ row, own }];
    })
    .sort((a, b) => b.own - a.own);
  const [most, least] = [known.at(0), known.at(-1)];
  return most && least && most.own > least.own ? { most: most.row, least: least.row } : null;
}
