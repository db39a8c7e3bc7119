import type { ComparedRow, TotalRow } from './compared-row.ts';
import { groupBy } from './group-rows.ts';

const MIN_COLUMNS = 4;

/** Finds a column of totals that is read as a month: in every row it is the sum of the other period columns. */
export function findWideTotals(rows: readonly ComparedRow[]): readonly TotalRow[] {
  const lines = [...groupBy(rows, ({ file, line }) => `${file}/${line}`).values()].filter((cells) =>
    cells.some(({ amount }) => amount !== 0n),
  );
  const candidates = lines.filter((cells) => cells.filter(({ amount }) => amount !== 0n).length >= MIN_COLUMNS - 1);
  const columns = new Set(rows.map(({ table }) => table));
  const isTotal = (cells: readonly ComparedRow[], table: string): boolean => {
    const all = cells.reduce((sum, { amount }) => sum + amount, 0n);
    const own = cells.find((cell) => cell.table === table);
    return own !== undefined && own.amount !== 0n && own.amount * 2n === all;
  };
  const maxCells = candidates.reduce((max, cells) => Math.max(max, cells.length), 0);
  if (candidates.length < 2 && maxCells < MIN_COLUMNS) return [];
  const total = [...columns].find((table) => candidates.length > 0 && candidates.every((cells) => isTotal(cells, table)));
  return rows.filter(({ table }) => table === total).map((row) => ({ row, rows: maxCells - 1, account: null, below: null }));
}
