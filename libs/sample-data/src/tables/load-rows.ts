import type { DuckDBConnection } from '@duckdb/node-api';

export type Cell = string | number | null;

/** Runs one statement with bound values and returns its rows; whole numbers beyond 2^53 come as text. */
export async function query(
  connection: DuckDBConnection,
  sql: string,
  values: readonly string[] = [],
): Promise<readonly (readonly Cell[])[]> {
  const statement = await connection.prepare(sql);
  try {
    if (values.length > 0) statement.bind([...values]);
    return (await statement.runAndReadAll()).getRowsJson() as Cell[][];
  } finally {
    statement.destroySync();
  }
}

/** Adds rows to a table by the names of its columns; `types` gives the engine's type of each. */
export async function loadRows<T extends object>(
  connection: DuckDBConnection,
  table: string,
  types: { readonly [K in keyof T]: string },
  rows: readonly T[],
): Promise<void> {
  if (rows.length === 0) return;
  const shape = JSON.stringify([types]);
  const columns = Object.keys(types).join(', ');
  await query(
    connection,
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM (SELECT unnest(from_json(CAST($1 AS JSON), '${shape}'), recursive := true))`,
    [JSON.stringify(rows)],
  );
}

/** A table of the draft's own, gone with it; an older one of the same name is replaced. */
export async function temporary<T extends object>(
  connection: DuckDBConnection,
  name: string,
  types: { readonly [K in keyof T]: string },
  rows: readonly T[],
): Promise<void> {
  const columns = Object.entries(types).map(([column, type]) => `${column} ${String(type)}`);
  await query(connection, `CREATE OR REPLACE TEMP TABLE ${name} (${columns.join(', ')})`);
  await loadRows(connection, name, types, rows);
}
