import type { ComparedRow, Comparison, TotalRow } from './compared-row.ts';
import { nestedAccounts } from './nested-accounts.ts';
import { groupBy, keyOf } from './group-rows.ts';
import { totalsAcrossTables } from './sums-across-tables.ts';
import { totalsBeyondChance } from './sums-in-order.ts';

const total = (row: ComparedRow, rows: number): TotalRow => ({ row, rows, account: null, below: null });

function inOrder(tables: readonly (readonly ComparedRow[])[]): TotalRow[] {
  const found = totalsBeyondChance(tables.map((rows) => rows.map(({ amount }) => amount)));
  return tables.flatMap((rows, table) =>
    (found[table] ?? []).flatMap((sum) => {
      const row = rows[sum.at];
      return row ? [total(row, sum.rows)] : [];
    }),
  );
}

/** At least this share of the rows must equal such sums; otherwise blank cells mean something else. */
const MOST_BLANK = 0.5;

/** Finds rows with blank cells that equal the sum of the filled rows with the same other cells. */
function overBlank(tables: readonly (readonly ComparedRow[])[], columns: readonly number[]): TotalRow[] {
  let summed = 0;
  const found = tables.flatMap((rows) => {
    const used = columns.filter((column) => rows.some(({ names }) => names[column] !== null));
    const filled = rows.filter(({ names }) => used.every((column) => names[column] !== null));
    const sums = new Map<string, Map<string, { sum: bigint; rows: number }>>();
    return rows.flatMap((row) => {
      const kept = used.filter((column) => row.names[column] !== null);
      if (kept.length === used.length || row.amount === 0n) return [];
      const pattern = kept.join(',');
      const known = sums.get(pattern) ?? new Map<string, { sum: bigint; rows: number }>();
      if (!sums.has(pattern)) {
        for (const { names, amount } of filled) {
          if (amount === 0n) continue;
          const key = keyOf(kept.map((column) => names[column] ?? null));
          const before = known.get(key) ?? { sum: 0n, rows: 0 };
          known.set(key, { sum: before.sum + amount, rows: before.rows + 1 });
        }
        sums.set(pattern, known);
      }
      const others = known.get(keyOf(kept.map((column) => row.names[column] ?? null)));
      if (!others || others.rows < 2) return [];
      summed += 1;
      return others.sum === row.amount ? [total(row, others.rows)] : [];
    });
  });
  return found.length >= summed * MOST_BLANK ? found : [];
}

/** Finds every row that is a total of others, once. */
export function totalRows(comparison: Comparison): readonly TotalRow[] {
  const { rows, blank } = comparison;
  const tables = [...groupBy(rows, ({ file, table }) => keyOf([file, table])).values()];
  const found = [
    ...nestedAccounts(comparison),
    ...overBlank(tables, blank),
    ...inOrder(tables),
    ...totalsAcrossTables(tables).map((one) => total(one.row, one.rows)),
  ];
  const known = new Map<string, TotalRow>();
  for (const one of found) {
    const key = keyOf([one.row.file, one.row.line, one.row.table]);
    if (!known.has(key)) known.set(key, one);
  }
  return [...known.values()].sort(({ row: a }, { row: b }) => a.file - b.file || a.line - b.line);
}
