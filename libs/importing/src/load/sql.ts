import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';

export type Cell = string | number | boolean | null;
export type Rows = readonly (readonly Cell[])[];

/** Runs one statement, values bound, and returns its rows; whole numbers beyond 2^53 and decimals are exact text. */
export async function query(connection: DuckDBConnection, sql: string, values: readonly DuckDBValue[] = []): Promise<Rows> {
  const statement = await connection.prepare(sql);
  try {
    if (values.length > 0) statement.bind([...values]);
    return (await statement.runAndReadAll()).getRowsJson() as Rows;
  } finally {
    statement.destroySync();
  }
}

export const exact = (cell: Cell | undefined): bigint => BigInt(cell === null || cell === undefined ? 0 : String(cell));
export const count = (cell: Cell | undefined): number => Number(cell ?? 0);
export const textOf = (cell: Cell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));
