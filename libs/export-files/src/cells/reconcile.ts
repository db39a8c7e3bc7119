import type { CellValue, ExportColumn, ExportTable } from '../model.ts';

export interface Reconciled {
  readonly column: ExportColumn;
  /** Of the rows in the file, and as on screen; minor units for money. */
  readonly sum: string;
  readonly total: string;
  readonly agrees: boolean;
}

const INTEGER = /^-?\d+$/;

const exact = (value: CellValue | undefined): bigint | null => (INTEGER.test(String(value)) ? BigInt(String(value)) : null);

/** Sums of the rows against the totals of the screen, for columns that add up; unknown cells add nothing. */
export function reconcile({ columns, rows, totals }: ExportTable): readonly Reconciled[] {
  if (!totals) return [];
  return columns.flatMap((column, index) => {
    const total = exact(totals[index]);
    if (!column.additive || total === null) return [];
    const sum = rows.reduce((before, row) => before + (exact(row[index]) ?? 0n), 0n);
    return [{ column, sum: String(sum), total: String(total), agrees: sum === total }];
  });
}
