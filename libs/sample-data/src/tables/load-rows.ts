import type { DuckDBConnection } from '@duckdb/node-api';

export type Cell = string | number | null;

/** Runs one statement with bound values and returns its rows; whole numbers beyond 2^53 come as text. */
export async function query(
  connection: DuckDBConnection,
  sql: string,
  values: readonly string[] = [],
): Promise<readonly (readonly Cell[])[]> {
  if (values.length === 0) return (await connection.runAndReadAll(sql)).getRowsJson() as Cell[][];
  const statement = await connection.prepare(sql);
  try {
    statement.bind([...values]);
    return (await statement.runAndReadAll()).getRowsJson() as Cell[][];
  } finally {
    statement.destroySync();
  }
}

/** The rows of a bound JSON text; of an empty list the columns all the same. */
const selected = (types: object): string =>
  `SELECT ${Object.keys(types).join(', ')} FROM (SELECT unnest(from_json(CAST($1 AS JSON), '${JSON.stringify([types])}'), recursive := true))`;

/** Adds rows to a table by the names of its columns; `types` gives the engine's type of each. */
export async function loadRows<T extends object>(
  connection: DuckDBConnection,
  table: string,
  types: { readonly [K in keyof T]: string },
  rows: readonly T[],
): Promise<void> {
  if (rows.length === 0) return;
  await query(connection, `INSERT INTO ${table} (${Object.keys(types).join(', ')}) ${selected(types)}`, [JSON.stringify(rows)]);
}

/** Gives the room of tables back that are not read again before they are made anew. */
export async function forget(connection: DuckDBConnection, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await query(connection, `DROP TABLE ${table}`);
}

/** A table of the draft's own, gone with it; an older one of the same name is replaced. */
export async function temporary<T extends object>(
  connection: DuckDBConnection,
  name: string,
  types: { readonly [K in keyof T]: string },
  rows: readonly T[],
): Promise<void> {
  await query(connection, `CREATE OR REPLACE TEMP TABLE ${name} AS ${selected(types)}`, [JSON.stringify(rows)]);
}
