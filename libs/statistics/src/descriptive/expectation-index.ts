import { at, sum } from '../numbers/arrays.ts';

export interface ExpectedCell {
  /** Value of the cell if rows and columns were independent, in the unit of the table. */
  readonly expected: number;
  /** Observed over expected: 1 = as expected, 2 = twice as much. Null if nothing is expected. */
  readonly index: number | null;
}

/**
 * Compares a two-way table with independence: row total times column total over the grand total. Source: Pearson, Philosophical Magazine
 * 50 (1900).
 * @param table rows of equal length without negative values
 * @returns cells in the same shape; null for an empty, unequal, negative, unknown or all-zero table
 */
export function expectationIndex(table: readonly (readonly number[])[]): ExpectedCell[][] | null {
  const width = table[0]?.length ?? 0;
  const whole = table.every((row) => row.length === width && row.every((value) => Number.isFinite(value) && value >= 0));
  const rows = table.map((row) => sum(row));
  const total = sum(rows);
  if (width === 0 || !whole || !(total > 0)) return null;
  const columns = Array.from({ length: width }, (_, column) => sum(table.map((row) => at(row, column))));
  return table.map((row, i) =>
    row.map((observed, j) => {
      const expected = (at(rows, i) * at(columns, j)) / total;
      return { expected, index: expected > 0 ? observed / expected : null };
    }),
  );
}
