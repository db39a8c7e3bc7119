import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES, AGGREGATES, SUMMED_COLUMNS, summedSql, type AggregateName } from '../derived/aggregates.ts';
import { DERIVATIONS, DERIVED_NAMES, type DerivedName } from '../derived/derived-tables.ts';
import { HOLDER_TABLES } from '../derived/holder-sums.ts';
import { OBLIGATION_TABLE_NAMES, OBLIGATION_TABLES, type ObligationTable } from '../derived/obligations.ts';
import { PAYER_COUNT_TABLES } from '../derived/payer-counts.ts';
import { PAYER_TABLES } from '../derived/payers.ts';
import { TOP_TABLES } from '../derived/top-payers.ts';
import { execute, one, quoted } from '../engine/duck.ts';
import type { Manifest, Part } from './manifest.ts';
import { PERSONAL_TABLES } from '../publishing/personal-numbers.ts';
import { kindOf, type PartKind } from '../schema/part-kinds.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../schema/tables.ts';

const OF_PAYERS = { ...PAYER_TABLES, ...PAYER_COUNT_TABLES } as const;
const OF_HOLDERS = { ...TOP_TABLES, ...HOLDER_TABLES } as const;

/** The name under which a part is attached: the file's, which carries the hash, so that equal parts are attached once. */
export const databaseOf = (part: Part): string => part.file.slice(0, -'.duckdb'.length).replaceAll('-', '_');

export const attachSql = (part: Part, folder: string): string =>
  `ATTACH ${quoted(join(folder, part.file))} AS ${databaseOf(part)} (READ_ONLY)`;

const nothing = (columns: Readonly<Record<string, string>>): string =>
  `SELECT ${Object.entries(columns)
    .map(([name, type]) => `CAST(NULL AS ${type}) AS ${name}`)
    .join(', ')} WHERE false`;

/** Columns and bare types of a table, in order. */
const columnsOf = (table: TableName): Record<string, string> =>
  Object.fromEntries(Object.entries(TABLES[table]).map(([name, type]) => [name, type.replace(' NOT NULL', '')]));

function aggregateColumns(name: AggregateName): Record<string, string> {
  return {
    posted_on: 'DATE',
    ...Object.fromEntries(AGGREGATES[name].keys.map((key) => [key, 'VARCHAR'])),
    ...Object.fromEntries(SUMMED_COLUMNS.map((column) => [column, 'BIGINT'])),
  };
}

const selectSql = (table: string, columns: Readonly<Record<string, string>>): string =>
  `SELECT ${Object.keys(columns).join(', ')} FROM ${table}`;

/** Makes the tables of a generation readable under one schema; its parts must be attached. */
export async function createViews(connection: DuckDBConnection, schema: string, parts: readonly Part[]): Promise<void> {
  const view = (name: string, kind: PartKind, columns: Readonly<Record<string, string>>, select = selectSql) => {
    const own = parts.filter((part) => part.kind === kind).map((part) => select(`${databaseOf(part)}.${name}`, columns));
    return execute(connection, `CREATE VIEW ${schema}.${name} AS ${own.length === 0 ? nothing(columns) : own.join(' UNION ALL ')}`);
  };
  await execute(connection, `CREATE SCHEMA ${schema}`);
  for (const table of TABLE_NAMES) await view(table, kindOf(table), columnsOf(table));
  for (const name of DERIVED_NAMES) await view(name, DERIVATIONS[name].kind, DERIVATIONS[name].columns);
  for (const name of AGGREGATE_NAMES) await view(name, 'aggregates', aggregateColumns(name), (table) => summedSql(name, table));
  for (const name of OBLIGATION_TABLE_NAMES) await view(name, 'obligations', OBLIGATION_TABLES[name]);
  for (const [name, columns] of Object.entries(OF_PAYERS)) await view(name, 'payers', columns);
  for (const [name, columns] of Object.entries(OF_HOLDERS)) await view(name, 'holders', columns);
  for (const [name, columns] of Object.entries(PERSONAL_TABLES)) await view(name, 'numbers', columns);
}

/** Every table that a question may read. */
export type ServedTable = TableName | DerivedName | AggregateName | ObligationTable | keyof typeof OF_PAYERS | keyof typeof OF_HOLDERS;

const KIND_OF: Readonly<Partial<Record<ServedTable, PartKind>>> = {
  ...Object.fromEntries(DERIVED_NAMES.map((name) => [name, DERIVATIONS[name].kind])),
  ...Object.fromEntries(AGGREGATE_NAMES.map((name) => [name, 'aggregates'])),
  ...Object.fromEntries(OBLIGATION_TABLE_NAMES.map((name) => [name, 'obligations'])),
  ...Object.fromEntries(Object.keys(OF_PAYERS).map((name) => [name, 'payers'])),
  ...Object.fromEntries(Object.keys(OF_HOLDERS).map((name) => [name, 'holders'])),
};

const isTable = (table: ServedTable): table is TableName => Object.hasOwn(TABLES, table);

/** The parts that hold a table's rows of a period: those of its years, or the one for all years. */
export function partsOf({ parts }: Manifest, table: ServedTable, { from, to }: Period): Part[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const kind = isTable(table) ? kindOf(table) : KIND_OF[table];
  return parts.filter((part) => part.kind === kind && (part.year === null || (part.year >= first && part.year <= last)));
}

/** A table of a part that is attached. */
export const relationOf = (part: Part, table: ServedTable): string => `${databaseOf(part)}.${table}`;

/** The file of a part that is attached. */
export async function fileOf(connection: DuckDBConnection, part: Part): Promise<string> {
  const [path] = await one(connection, `SELECT path FROM duckdb_databases() WHERE database_name = ${quoted(databaseOf(part))}`);
  return String(path);
}

/** The relations that hold a table's rows of a period, and how many rows they have. */
export function storedIn(
  manifest: Manifest,
  table: ServedTable,
  period: Period,
): { readonly relations: readonly string[]; readonly rows: number } {
  const parts = partsOf(manifest, table, period);
  return {
    relations: parts.map((part) => relationOf(part, table)),
    rows: parts.reduce((sum, { rows }) => sum + (rows[table] ?? 0), 0),
  };
}
