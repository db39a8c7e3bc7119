import type { DuckDBConnection } from '@duckdb/node-api';
import { exact, integer, firstRow, type Cell } from '../engine/duck.ts';

/** Row counts by table and control sums by `table.column` of a part's database. */
export interface PartContent {
  readonly rows: Readonly<Record<string, number>>;
  readonly sums: Readonly<Record<string, bigint>>;
}

/** Reads counts and sums from an attached database in one statement, each table once. */
export async function contentOf(
  connection: DuckDBConnection,
  database: string,
  names: { readonly rows: Iterable<string>; readonly sums: Iterable<string> },
): Promise<PartContent> {
  const [tables, sums] = [[...names.rows], [...names.sums]];
  const sumsOfTable = (table: string) => sums.filter((key) => key.startsWith(`${table}.`));
  const all = [...new Set([...tables, ...sums.map((key) => key.split('.')[0] ?? '')])];
  if (all.length === 0) return { rows: {}, sums: {} };
  const selects = all.map(
    (table) =>
      `(SELECT ${['count(*)', ...sumsOfTable(table).map((key) => `sum(${key.slice(table.length + 1)})`)].join(', ')} FROM ${database}.${table})`,
  );
  const cells = await firstRow(connection, `SELECT * FROM ${selects.join(', ')}`);
  const keys = all.flatMap((table) => [table, ...sumsOfTable(table)]);
  const found = new Map<string, Cell>(keys.map((key, index) => [key, cells[index] ?? null]));
  return {
    rows: Object.fromEntries(tables.map((table) => [table, integer(found.get(table))])),
    sums: Object.fromEntries(sums.map((key) => [key, exact(found.get(key))])),
  };
}
