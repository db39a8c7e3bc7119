import type { DuckDBConnection } from '@duckdb/node-api';
import type { Slots } from '../plan/year-plan.ts';

export type Cell = string | number | null;

/** Runs one statement with bound values and returns its rows. Whole numbers beyond 2^53 come as text. */
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

type Types<T> = { readonly [K in keyof T & string]: string };

/** Rows as columns of a JSON text to bind. Names occur once instead of in each row, which reduces the text to a quarter. */
function columnsOf<T extends object>(names: readonly (keyof T & string)[], rows: readonly T[]): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)])));
}

const namesOf = <K extends string>(types: Readonly<Record<K, string>>): K[] => Object.keys(types) as K[];

// Read as text, because a cast to JSON would parse it twice, and once more for each column.
/** Rows of a bound text of columns. Without rows the columns still exist. */
function selectColumns(types: object): string {
  const names = Object.keys(types);
  const lists = JSON.stringify(Object.fromEntries(Object.entries(types).map(([name, type]: [string, string]) => [name, [type]])));
  return `SELECT ${names.map((name) => `unnest(c.${name}) AS ${name}`).join(', ')} FROM (SELECT from_json(CAST($1 AS VARCHAR), '${lists}') AS c) bound`;
}

/** Adds rows to a table by the names of its columns. `types` gives the engine's type of each. */
export async function loadRows<T extends object>(
  connection: DuckDBConnection,
  table: string,
  types: Types<T>,
  rows: readonly T[],
): Promise<void> {
  if (rows.length === 0) return;
  await query(connection, `INSERT INTO ${table} (${Object.keys(types).join(', ')}) ${selectColumns(types)}`, [
    columnsOf(namesOf(types), rows),
  ]);
}

/** Frees the memory of tables that are not read again before they are rebuilt. */
export async function dropTables(connection: DuckDBConnection, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await query(connection, `DROP TABLE ${table}`);
}

const packSql = (name: string): string => `${name}_rows`;

/**
 * Stores the rows of a statement in a temporary table that is written once and read few times. Its columns are fields of one.
 * The engine counts the different values of every stored column, which costs a tenth of the time. It does not count values within a field.
 */
export async function createCompressedTable(connection: DuckDBConnection, name: string, statement: string): Promise<void> {
  await query(connection, `CREATE OR REPLACE TEMP TABLE ${packSql(name)} AS SELECT row_of_pack AS pack FROM (${statement}) row_of_pack`);
  await query(connection, `CREATE OR REPLACE TEMP VIEW ${name} AS SELECT pack.* FROM ${packSql(name)}`);
}

/** Frees the memory of tables with fields in one column. */
export const dropCompressedTables = (connection: DuckDBConnection, ...names: readonly string[]): Promise<void> =>
  dropTables(connection, ...names.map(packSql));

/** Creates a temporary table of the draft. It replaces an older one of the same name and ends with the draft. */
export async function createTemporaryTable<T extends object>(
  connection: DuckDBConnection,
  name: string,
  types: Types<T>,
  rows: readonly T[],
): Promise<void> {
  await query(connection, `CREATE OR REPLACE TEMP TABLE ${name} AS ${selectColumns(types)}`, [columnsOf(namesOf(types), rows)]);
}

/** Creates a temporary table with one row for each slot of spans, so that a random number is resolved by an equality join. */
export async function createSlotTable<T extends Slots, K extends Exclude<keyof T & string, keyof Slots>>(
  connection: DuckDBConnection,
  name: string,
  types: Readonly<Record<K, string>>,
  spans: readonly T[],
): Promise<void> {
  const all = { ...types, slot_from: 'INTEGER', slot_to: 'INTEGER' };
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE ${name} AS
    SELECT ${namesOf(types).join(', ')}, CAST(unnest(range(slot_from, slot_to)) AS INTEGER) AS slot FROM (${selectColumns(all)}) spans`,
    [columnsOf<T>([...namesOf(types), 'slot_from', 'slot_to'], spans)],
  );
}

// Combined keys are one number, because the engine looks up a single whole number by its position, without a search.
/** Joins the spans of several rows of slots. Each row begins at its own slot. */
export const offsetSpans = <T extends Slots>(spans: readonly T[], from: (span: T) => number): T[] =>
  spans.map((span) => ({ ...span, slot_from: from(span) + span.slot_from, slot_to: from(span) + span.slot_to }));
