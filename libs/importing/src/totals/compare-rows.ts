import type { ComparedRow, Comparison, TotalRow } from './compared-row.ts';
import { findNestedAccounts } from './nested-accounts.ts';
import { groupBy, keyOf } from './group-rows.ts';
import { findTotalsAcrossTables } from './sums-across-tables.ts';
import { findTotalsBeyondChance } from './sums-in-order.ts';

const toTotalRow = (row: ComparedRow, rows: number): TotalRow => ({ row, rows, account: null, below: null });

function findSumsInOrder(tables: readonly (readonly ComparedRow[])[]): TotalRow[] {
  const found = findTotalsBeyondChance(tables.map((rows) => rows.map(({ amount }) => amount)));
  return tables.flatMap((rows, table) =>
    (found[table] ?? []).flatMap((sum) => {
      const row = rows[sum.at];
      return row ? [toTotalRow(row, sum.rows)] : [];
    }),
  );
}

/** At least this share of the rows must equal such sums; otherwise blank cells mean something else. */
const MIN_EQUAL_SHARE = 0.5;

/** Finds rows with blank cells that equal the sum of the filled rows with the same other cells. */
function findSumsOverBlank(tables: readonly (readonly ComparedRow[])[], columns: readonly number[]): TotalRow[] {
  let sumCount = 0;
  const found = tables.flatMap((rows) => {
    const used = columns.filter((column) => rows.some(({ names }) => names[column] !== null));
    const filled = rows.filter(({ names }) => used.every((column) => names[column] !== null));
    const sums = new Map<string, Map<string, { sum: bigint; rows: number }>>();
    return rows.flatMap((row) => {
      const usedColumns = used.filter((column) => row.names[column] !== null);
      if (usedColumns.length === used.length || row.amount === 0n) return [];
      const pattern = usedColumns.join(',');
      const sumsOfPattern = sums.get(pattern) ?? new Map<string, { sum: bigint; rows: number }>();
      if (!sums.has(pattern)) {
        for (const { names, amount } of filled) {
          if (amount === 0n) continue;
          const key = keyOf(usedColumns.map((column) => names[column] ?? null));
          const before = sumsOfPattern.get(key) ?? { sum: 0n, rows: 0 };
          sumsOfPattern.set(key, { sum: before.sum + amount, rows: before.rows + 1 });
        }
        sums.set(pattern, sumsOfPattern);
      }
      const others = sumsOfPattern.get(keyOf(usedColumns.map((column) => row.names[column] ?? null)));
      if (!others || others.rows < 2) return [];
      sumCount += 1;
      return others.sum === row.amount ? [toTotalRow(row, others.rows)] : [];
    });
  });
  return found.length >= sumCount * MIN_EQUAL_SHARE ? found : [];
}

/** Finds every row that is a total of others, once. */
export function findTotalRows(comparison: Comparison): readonly TotalRow[] {
  const { rows, blank } = comparison;
  const tables = [...groupBy(rows, ({ file, table }) => keyOf([file, table])).values()];
  const found = [
    ...findNestedAccounts(comparison),
    ...findSumsOverBlank(tables, blank),
    ...findSumsInOrder(tables),
    ...findTotalsAcrossTables(tables).map((one) => toTotalRow(one.row, one.rows)),
  ];
  const totalByPlace = new Map<string, TotalRow>();
  for (const one of found) {
    const key = keyOf([one.row.file, one.row.line, one.row.table]);
    if (!totalByPlace.has(key)) totalByPlace.set(key, one);
  }
  return [...totalByPlace.values()].sort(({ row: a }, { row: b }) => a.file - b.file || a.line - b.line);
}
