import type { StateRow } from './object-table.tsx';
import { standingOf } from './standing.ts';

export interface Unpaid<D extends string> {
  readonly row: StateRow<D>;
  readonly unpaid: number;
}

/** Members by their active objects without payment, the most first; those of which it is not known are left out. */
export const mostUnpaid = <D extends string>(rows: readonly StateRow<D>[]): readonly Unpaid<D>[] =>
  rows
    .flatMap((row) => {
      const standing = standingOf(row.current);
      return standing ? [{ row, unpaid: standing.unpaid }] : [];
    })
    .sort((a, b) => b.unpaid - a.unpaid);
