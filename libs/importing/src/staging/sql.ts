import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';

export type Cell = string | number | boolean | null;
export type Rows = readonly (readonly Cell[])[];

/** Runs one statement with bound values and returns its rows. Decimals and whole numbers beyond 2^53 are exact text. */
export async function query(connection: DuckDBConnection, sql: string, values: readonly DuckDBValue[] = []): Promise<Rows> {
  const statement = await connection.prepare(sql);
  try {
    if (values.length > 0) statement.bind([...values]);
    return (await statement.runAndReadAll()).getRowsJson() as Rows;
  } finally {
    statement.destroySync();
  }
}

export const toBigInt = (cell: Cell | undefined): bigint => BigInt(cell === null || cell === undefined ? 0 : String(cell));
export const toCount = (cell: Cell | undefined): number => Number(cell ?? 0);
export const textOrEmpty = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));

/** Passes on the rows of a statement one by one in constant memory; cells are the engine's own values. */
export async function eachRow(
  connection: DuckDBConnection,
  sql: string,
  values: DuckDBValue[],
  take: (row: readonly DuckDBValue[]) => void,
): Promise<void> {
  const result = await connection.stream(sql, values);
  for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
    for (const row of chunk.getRows()) take(row);
  }
}

/** Text of a cell for a finding. */
export const textOrDash = (value: DuckDBValue | undefined): string => (value === null || value === undefined ? '-' : String(value));
