import {
  DuckDBInstance,
  DuckDBTypeId,
  JsonDuckDBValueConverter,
  type DuckDBConnection,
  type DuckDBDataChunk,
  type DuckDBMaterializedResult,
  type DuckDBPreparedStatement,
  type DuckDBValue,
} from '@duckdb/node-api';

/** A cell in the engine's JSON form; whole numbers beyond 2^53 and decimals are exact text. */
export type Cell = string | number | boolean | null;
export type Row = readonly Cell[];

/**
 * Runs one statement with bound values and returns its rows. `once`: it is not kept for the next run, because a kept statement holds
 * the memory of its tables even if they are dropped.
 */
export type RunSql = (sql: string, values: readonly string[], use?: 'once') => Promise<Row[]>;

const asText = (value: unknown): string => String(value);
/** Types whose JSON form is the text of the value. */
const TEXTS: ReadonlySet<DuckDBTypeId> = new Set([DuckDBTypeId.BIGINT, DuckDBTypeId.HUGEINT, DuckDBTypeId.VARCHAR, DuckDBTypeId.DATE]);

// Nearly all cells have these types. Converting them here costs a third of the engine's own conversion.
function cellsOf(block: DuckDBDataChunk, column: number): (row: number) => Cell {
  const vector = block.getColumnVector(column);
  const { type } = vector;
  if (!TEXTS.has(type.typeId)) return (row) => JsonDuckDBValueConverter(vector.getItem(row), type, JsonDuckDBValueConverter) as Cell;
  return (row) => {
    const value = vector.getItem(row);
    return value === null ? null : asText(value);
  };
}

// All rows are in memory. `fetchChunk` would switch to another thread and back for each block.
function rowsIn(result: DuckDBMaterializedResult): Row[] {
  const rows: Row[] = [];
  for (let index = 0; index < result.chunkCount; index += 1) {
    const block = result.getChunk(index);
    const columns = Array.from({ length: block.columnCount }, (_, column) => cellsOf(block, column));
    for (let row = 0; row < block.rowCount; row += 1) rows.push(columns.map((cell) => cell(row)));
  }
  return rows;
}

// `run` executes every statement of a string; `prepare` refuses more than one, so all statements use it.
/** Runs a prepared statement with bound values and returns its rows. */
export async function runPrepared(statement: DuckDBPreparedStatement, values: readonly DuckDBValue[]): Promise<Row[]> {
  if (values.length > 0) statement.bind([...values]);
  return rowsIn(await statement.run());
}

/** Runs one statement with bound values and returns its rows. */
export async function query(connection: DuckDBConnection, sql: string, values: readonly DuckDBValue[] = []): Promise<Row[]> {
  const statement = await connection.prepare(sql);
  try {
    return await runPrepared(statement, values);
  } finally {
    statement.destroySync();
  }
}

export async function execute(connection: DuckDBConnection, ...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await query(connection, statement);
}

/** Returns the first row of a statement that always has one. */
export async function firstRow(connection: DuckDBConnection, sql: string, values: readonly DuckDBValue[] = []): Promise<Row> {
  const [row] = await query(connection, sql, values);
  if (!row) throw new Error('A statement that always has a row returned none.');
  return row;
}

/** Runs work in a transaction; if it fails, none of its statements takes effect. */
export async function inTransaction(connection: DuckDBConnection, work: () => Promise<void>): Promise<void> {
  await execute(connection, 'BEGIN TRANSACTION');
  try {
    await work();
  } catch (error) {
    await execute(connection, 'ROLLBACK');
    throw error;
  }
  await execute(connection, 'COMMIT');
}

/** Opens an engine, runs work with a connection, and closes both. `connect` opens more connections, which the work must close. */
export async function withEngine<T>(
  path: string,
  options: Record<string, string>,
  work: (connection: DuckDBConnection, connect: () => Promise<DuckDBConnection>) => Promise<T>,
): Promise<T> {
  const instance = await DuckDBInstance.create(path, options);
  try {
    const connection = await instance.connect();
    try {
      return await work(connection, () => instance.connect());
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
}

export const integer = (cell: Cell | undefined): number => Number(cell ?? 0);
export const exact = (cell: Cell | undefined): bigint => BigInt(cell ?? 0);
export const textOrNull = (cell: Cell | undefined): string | null => (cell === null || cell === undefined ? null : String(cell));
