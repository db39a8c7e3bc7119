import type { DuckDBConnection } from '@duckdb/node-api';
import { TABLES, type TableName } from '@pendapa/warehouse';
import { query } from './sql.ts';
import { TableWriter } from './table-writer.ts';

export const STAGE = 'staged';

/** Columns of the table, with the bare types; what a row may lack is judged before, by line. */
export const tableColumns = (table: TableName): readonly (readonly [string, string])[] =>
  Object.entries(TABLES[table]).map(([name, type]) => [name, type.replace(' NOT NULL', '')] as const);

/** Who a taxpayer is, on the way to the one table that keeps it. */
const IDENTITY_COLUMNS = ['raw_npwpd', 'raw_nik', 'raw_name'] as const;

/**
 * The table's columns, then where the row came from: the numbers of its object and taxpayer as the file has them, the file and its
 * line.
 */
export const stageColumns = (table: TableName): readonly (readonly [string, string])[] => [
  ...tableColumns(table),
  ...(table === 'taxpayers' ? IDENTITY_COLUMNS.map((name) => [name, 'VARCHAR'] as const) : []),
  ['object_ref', 'VARCHAR'],
  ['taxpayer_ref', 'VARCHAR'],
  ['file_number', 'INTEGER'],
  ['line', 'INTEGER'],
];

/** What staged rows are: a table of them, or a statement that gives them from what the engine keeps. */
export type StageForm = { readonly kind: 'TABLE' } | { readonly kind: 'VIEW'; readonly sql: string };

/** A temporary view of rows that the engine keeps itself. */
export const viewStage = (connection: DuckDBConnection, sql: string): Promise<unknown> =>
  query(connection, `CREATE TEMP VIEW ${STAGE} AS ${sql}`);

/** A temporary table for the rows of a load, so that they can be judged as a whole before anything is handed on. */
export async function openStage(connection: DuckDBConnection, table: TableName): Promise<TableWriter> {
  const columns = stageColumns(table);
  await query(connection, `CREATE TEMP TABLE ${STAGE} (${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`);
  return TableWriter.open(connection, { catalog: 'temp', schema: 'main', table: STAGE, types: columns.map(([, type]) => type) });
}
