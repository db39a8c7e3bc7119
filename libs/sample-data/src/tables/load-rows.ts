import type { DuckDBConnection } from '@duckdb/node-api';
import type { Slots } from '../plan/year-plan.ts';

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

type Types<T> = { readonly [K in keyof T & string]: string };

/** Rows as columns of a JSON text, to be bound: names once instead of in each row are a quarter of the text to read. */
function columnsOf<T extends object>(names: readonly (keyof T & string)[], rows: readonly T[]): string {
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)])));
}

const namesOf = <K extends string>(types: Readonly<Record<K, string>>): K[] => Object.keys(types) as K[];

// Read as text: cast to JSON it would be parsed twice, and once more for each column.
/** The rows of a bound text of columns; of no rows the columns all the same. */
function selected(types: object): string {
  const names = Object.keys(types);
  const lists = JSON.stringify(Object.fromEntries(Object.entries(types).map(([name, type]: [string, string]) => [name, [type]])));
  return `SELECT ${names.map((name) => `unnest(c.${name}) AS ${name}`).join(', ')} FROM (SELECT from_json(CAST($1 AS VARCHAR), '${lists}') AS c) bound`;
}

/** Adds rows to a table by the names of its columns; `types` gives the engine's type of each. */
export async function loadRows<T extends object>(
  connection: DuckDBConnection,
  table: string,
  types: Types<T>,
  rows: readonly T[],
): Promise<void> {
  if (rows.length === 0) return;
  await query(connection, `INSERT INTO ${table} (${Object.keys(types).join(', ')}) ${selected(types)}`, [columnsOf(namesOf(types), rows)]);
}

/** Gives the room of tables back that are not read again before they are made anew. */
export async function forget(connection: DuckDBConnection, ...tables: readonly string[]): Promise<void> {
  for (const table of tables) await query(connection, `DROP TABLE ${table}`);
}

const packOf = (name: string): string => `${name}_rows`;

/**
 * The rows of a statement as a table of the draft's own that is written once and read few times: its columns are packed in one, as the
 * engine counts the different values of every column that it stores, at a tenth of the time of a draw, but not of those within one.
 */
export async function packed(connection: DuckDBConnection, name: string, statement: string): Promise<void> {
  await query(connection, `CREATE OR REPLACE TEMP TABLE ${packOf(name)} AS SELECT row_of_pack AS pack FROM (${statement}) row_of_pack`);
  await query(connection, `CREATE OR REPLACE TEMP VIEW ${name} AS SELECT pack.* FROM ${packOf(name)}`);
}

/** Gives the room of packed tables back. */
export const forgetPacked = (connection: DuckDBConnection, ...names: readonly string[]): Promise<void> =>
  forget(connection, ...names.map(packOf));

/** A table of the draft's own, gone with it; an older one of the same name is replaced. */
export async function temporary<T extends object>(
  connection: DuckDBConnection,
  name: string,
  types: Types<T>,
  rows: readonly T[],
): Promise<void> {
  await query(connection, `CREATE OR REPLACE TEMP TABLE ${name} AS ${selected(types)}`, [columnsOf(namesOf(types), rows)]);
}

/** A table of the draft's own with one row for each slot of spans, so that a draw is an equality join. */
export async function temporarySlots<T extends Slots, K extends Exclude<keyof T & string, keyof Slots>>(
  connection: DuckDBConnection,
  name: string,
  types: Readonly<Record<K, string>>,
  spans: readonly T[],
): Promise<void> {
  const all = { ...types, slot_from: 'INTEGER', slot_to: 'INTEGER' };
  await query(
    connection,
    `CREATE OR REPLACE TEMP TABLE ${name} AS
    SELECT ${namesOf(types).join(', ')}, CAST(unnest(range(slot_from, slot_to)) AS INTEGER) AS slot FROM (${selected(all)}) spans`,
    [columnsOf<T>([...namesOf(types), 'slot_from', 'slot_to'], spans)],
  );
}

// What decides a draw together is one number: the engine looks up a row by a single whole number at its place, without a search.
/** Spans of several rows of slots behind each other, each row from its own slot on. */
export const behind = <T extends Slots>(spans: readonly T[], from: (span: T) => number): T[] =>
  spans.map((span) => ({ ...span, slot_from: from(span) + span.slot_from, slot_to: from(span) + span.slot_to }));
