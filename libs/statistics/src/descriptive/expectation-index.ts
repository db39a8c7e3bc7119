import { at, sum } from '../numbers/arrays.ts';

export interface ExpectedCell {
  /** What the cell would hold if rows and columns had nothing to do with each other, in the unit of the table. */
  readonly expected: number;
  /** Observed over expected: 1 = as expected, 2 = twice as much. Null where nothing is expected. */
  readonly index: number | null;
}

/**
 * A two-way table against independence of its rows and columns: row total times column total over the grand total, as in Pearson's test
 * (Philosophical Magazine 50, 1900). `table` is a list of rows of equal length without negative values; same shape as the result. Null for
 * an empty table, unequal rows, negative or unknown values, or a total of zero.
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
