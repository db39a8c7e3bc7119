import type { ComparedRow, TotalRow } from './compared-row.ts';
import { groupBy } from './group-rows.ts';

const FEWEST_COLUMNS = 4;

/** Finds a column of totals that is read as a month: in every row it is the sum of the other period columns. */
export function wideTotals(rows: readonly ComparedRow[]): readonly TotalRow[] {
  const lines = [...groupBy(rows, ({ file, line }) => `${file}/${line}`).values()].filter((cells) =>
    cells.some(({ amount }) => amount !== 0n),
  );
  const judged = lines.filter((cells) => cells.filter(({ amount }) => amount !== 0n).length >= FEWEST_COLUMNS - 1);
  const columns = new Set(rows.map(({ table }) => table));
  const isTotal = (cells: readonly ComparedRow[], table: string): boolean => {
    const all = cells.reduce((sum, { amount }) => sum + amount, 0n);
    const own = cells.find((cell) => cell.table === table);
    return own !== undefined && own.amount !== 0n && own.amount * 2n === all;
  };
  const widest = judged.reduce((most, cells) => Math.max(most, cells.length), 0);
  if (judged.length < 2 && widest < FEWEST_COLUMNS) return [];
  const total = [...columns].find((table) => judged.length > 0 && judged.every((cells) => isTotal(cells, table)));
  return rows.filter(({ table }) => table === total).map((row) => ({ row, rows: widest - 1, account: null, below: null }));
}
