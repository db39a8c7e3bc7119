import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { isAggregate, storedColumns, summedSql } from './payments/aggregates.ts';
import { columnsIn, partOf, STORED_ROLLUPS, type QueriedRollup, type StoredRollup } from './all-rollups.ts';
import type { Columns } from './rollup.ts';
import { execute, firstRow } from '../engine/duck.ts';
import { quoted } from '../engine/literals.ts';
import type { Manifest, Part } from '../generations/manifest.ts';
import { kindOf, type PartKind } from '../schema/part-kinds.ts';
import { ORIGIN_COLUMNS } from '../schema/origin.ts';
import { TABLE_NAMES, TABLES, type TableName } from '../schema/tables.ts';

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

/** A table as its parts store it and as queries read it. */
export interface PublishedTable {
  readonly name: string;
  readonly kind: PartKind;
  /** Names and types of stored columns. */
  readonly stored: Columns;
  /** Names and types of read columns. */
  readonly columns: Columns;
  /** Returns SQL that computes the read columns from a relation of stored ones. */
  readonly select: (relation: string) => string;
}

const storedAsRead = (name: string, kind: PartKind, columns: Columns): PublishedTable => ({
  name,
  kind,
  columns,
  stored: columns,
  select: (relation) => `SELECT ${Object.keys(columns).join(', ')} FROM ${relation}`,
});

/** Aggregates store some sums as differences. */
const publishedRollup = (name: StoredRollup): PublishedTable => ({
  ...storedAsRead(name, partOf(name), columnsIn(name)),
  ...(isAggregate(name) ? { stored: storedColumns(name), select: (relation: string) => summedSql(name, relation) } : {}),
});

/** Every table of a generation. */
export const PUBLISHED_TABLES: readonly PublishedTable[] = [
  ...TABLE_NAMES.map((table) => storedAsRead(table, kindOf(table), columnsOf(table))),
  ...STORED_ROLLUPS.map(publishedRollup),
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
export type ServedTable = TableName | Extract<StoredRollup, QueriedRollup>;

const isTable = (table: ServedTable): table is TableName => Object.hasOwn(TABLES, table);

const SERVED: ReadonlySet<string> = new Set<ServedTable>([...TABLE_NAMES, ...STORED_ROLLUPS.filter((name) => name !== 'personal_numbers')]);
export const isServedTable = (table: string): table is ServedTable => SERVED.has(table);

/** Returns the parts with a table's rows in a period: those of its years, or the one for all years. */
export function partsOf({ parts }: Manifest, table: ServedTable, { from, to }: Period): Part[] {
  const [first, last] = [Number(from.slice(0, 4)), Number(to.slice(0, 4))];
  const kind = isTable(table) ? kindOf(table) : partOf(table);
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
