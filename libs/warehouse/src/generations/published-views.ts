import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES, AGGREGATES, storedColumns, SUMMED_COLUMNS, summedSql, type AggregateName } from '../derived/aggregates.ts';
import { DERIVATIONS, DERIVED_NAMES, type DerivedName } from '../derived/derived-tables.ts';
import { HOLDER_TABLES } from '../derived/holder-sums.ts';
import { OBLIGATION_TABLE_NAMES, OBLIGATION_TABLES, type ObligationTable } from '../derived/obligations.ts';
import { PAYER_COUNT_TABLES } from '../derived/payer-counts.ts';
import { PAYER_TABLES } from '../derived/payers.ts';
import { TOP_TABLES } from '../derived/top-payers.ts';
import { execute, firstRow } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import type { Manifest, Part } from './manifest.ts';
import { kindOf, type PartKind } from '../schema/part-kinds.ts';
import { ORIGIN_COLUMNS } from '../schema/origin.ts';
import { PERSONAL_TABLES } from '../schema/personal-tables.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../schema/tables.ts';

const OF_PAYERS = { ...PAYER_TABLES, ...PAYER_COUNT_TABLES } as const;
const OF_HOLDERS = { ...TOP_TABLES, ...HOLDER_TABLES } as const;

/** Database name of a part: its file's name, whose hash makes equal parts attach once. */
export const databaseOf = (part: Part): string => part.file.slice(0, -'.duckdb'.length).replaceAll('-', '_');

export const attachSql = (part: Part, folder: string): string =>
  `ATTACH ${quoted(join(folder, part.file))} AS ${databaseOf(part)} (READ_ONLY)`;

const emptySelect = (columns: Readonly<Record<string, string>>): string =>
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

/** A table as its parts store it and as queries read it. */
export interface PublishedTable {
  readonly name: string;
  readonly kind: PartKind;
  /** Names and types of stored columns. */
  readonly stored: Readonly<Record<string, string>>;
  /** Names and types of read columns. */
  readonly columns: Readonly<Record<string, string>>;
  /** Returns SQL that computes the read columns from a relation of stored ones. */
  readonly select: (relation: string) => string;
}

const storedAsRead = (kind: PartKind, tables: Readonly<Record<string, Readonly<Record<string, string>>>>): PublishedTable[] =>
  Object.entries(tables).map(([name, columns]) => ({
    name,
    kind,
    columns,
    stored: columns,
    select: (relation) => `SELECT ${Object.keys(columns).join(', ')} FROM ${relation}`,
  }));

/** Every table of a generation. */
export const PUBLISHED_TABLES: readonly PublishedTable[] = [
  ...TABLE_NAMES.flatMap((table) => storedAsRead(kindOf(table), { [table]: columnsOf(table) })),
  ...DERIVED_NAMES.flatMap((name) => storedAsRead(DERIVATIONS[name].kind, { [name]: DERIVATIONS[name].columns })),
  ...AGGREGATE_NAMES.map((name) => ({
    name,
    kind: 'aggregates' as const,
    columns: aggregateColumns(name),
    stored: storedColumns(name),
    select: (relation: string) => summedSql(name, relation),
  })),
  ...storedAsRead('obligations', OBLIGATION_TABLES),
  ...storedAsRead('payers', OF_PAYERS),
  ...storedAsRead('holders', OF_HOLDERS),
  ...storedAsRead('numbers', PERSONAL_TABLES),
];

/** Columns of a table with the origin of each row, which loads read and queries do not. */
const withOriginSql = (columns: Readonly<Record<string, string>>, relation: string): string =>
  `SELECT ${[...Object.keys(columns), ...Object.keys(ORIGIN_COLUMNS)].join(', ')} FROM ${relation}`;

/** Creates views of all tables of a generation in one schema; its parts must be attached. */
export async function createViews(connection: DuckDBConnection, schema: string, parts: readonly Part[]): Promise<void> {
  await execute(connection, `CREATE SCHEMA ${schema}`);
  for (const { name, kind, columns, select } of PUBLISHED_TABLES) {
    const own = parts.filter((part) => part.kind === kind).map((part) => `${databaseOf(part)}.${name}`);
    const read = Object.hasOwn(TABLES, name) ? (relation: string) => withOriginSql(columns, relation) : select;
    const empty = Object.hasOwn(TABLES, name) ? { ...columns, ...ORIGIN_COLUMNS } : columns;
    await execute(
      connection,
      `CREATE VIEW ${schema}.${name} AS ${own.length === 0 ? emptySelect(empty) : own.map(read).join(' UNION ALL ')}`,
    );
  }
}

/** All tables that queries may read. */
export type ServedTable = TableName | DerivedName | AggregateName | ObligationTable | keyof typeof OF_PAYERS | keyof typeof OF_HOLDERS;

const KIND_OF: Readonly<Partial<Record<ServedTable, PartKind>>> = {
  ...Object.fromEntries(DERIVED_NAMES.map((name) => [name, DERIVATIONS[name].kind])),
  ...Object.fromEntries(AGGREGATE_NAMES.map((name) => [name, 'aggregates'])),
  ...Object.fromEntries(OBLIGATION_TABLE_NAMES.map((name) => [name, 'obligations'])),
  ...Object.fromEntries(Object.keys(OF_PAYERS).map((name) => [name, 'payers'])),
  ...Object.fromEntries(Object.keys(OF_HOLDERS).map((name) => [name, 'holders'])),
};

const isTable = (table: ServedTable): table is TableName => Object.hasOwn(TABLES, table);

/** Returns the parts with a table's rows in a period: those of its years, or the one for all years. */
export function partsOf({ parts }: Manifest, table: ServedTable, { from, to }: Period): Part[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const kind = isTable(table) ? kindOf(table) : KIND_OF[table];
  return parts.filter((part) => part.kind === kind && (part.year === null || (part.year >= first && part.year <= last)));
}

/** A table of a part that is attached. */
export const relationOf = (part: Part, table: ServedTable): string => `${databaseOf(part)}.${table}`;

/** The file of a part that is attached. */
export async function fileOf(connection: DuckDBConnection, part: Part): Promise<string> {
  const [path] = await firstRow(connection, `SELECT path FROM duckdb_databases() WHERE database_name = ${quoted(databaseOf(part))}`);
  return String(path);
}

/** Returns the relations with a table's rows in a period, and their number of rows. */
export function storedIn(
  manifest: Manifest,
  table: ServedTable,
  period: Period,
  named = relationOf,
): { readonly relations: readonly string[]; readonly rows: number } {
  const parts = partsOf(manifest, table, period);
  return {
    relations: parts.map((part) => named(part, table)),
    rows: parts.reduce((sum, { rows }) => sum + (rows[table] ?? 0), 0),
  };
}
