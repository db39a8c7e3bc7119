import type { CellValue, ExportColumn, ExportTable } from '../model.ts';

export interface Reconciled {
  readonly column: ExportColumn;
  /** Sum of the rows in the file, and the total on screen; minor units for money. */
  readonly sum: string;
  readonly total: string;
  readonly agrees: boolean;
}

const INTEGER = /^-?\d+$/;

const exact = (value: CellValue | undefined): bigint | null => (INTEGER.test(String(value)) ? BigInt(String(value)) : null);

/** Compares sums of the rows with the totals of the screen, for additive columns. Unknown cells add nothing. */
export function reconcile({ columns, rows, totals }: ExportTable): readonly Reconciled[] {
  if (!totals) return [];
  return columns.flatMap((column, index) => {
    const total = exact(totals[index]);
    if (!column.additive || total === null) return [];
    const sum = rows.reduce((before, row) => before + (exact(row[index]) ?? 0n), 0n);
    return [{ column, sum: String(sum), total: String(total), agrees: sum === total }];
  });
}
