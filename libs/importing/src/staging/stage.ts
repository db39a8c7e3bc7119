import type { DuckDBConnection } from '@duckdb/node-api';
import { TABLES, type TableName } from '@pendapa/warehouse';
import { query } from './sql.ts';
import { TableWriter } from './table-writer.ts';

export const STAGE = 'staged';

/** Columns of a table without NOT NULL: missing values are reported with their lines before. */
export const tableColumns = (table: TableName): readonly (readonly [string, string])[] =>
  Object.entries(TABLES[table]).map(([name, type]) => [name, type.replace(' NOT NULL', '')] as const);

/** Personal data on the way to the one table that stores them. */
const IDENTITY_COLUMNS = ['raw_npwpd', 'raw_nik', 'raw_name'] as const;

/** Columns of the table, and the origin of the row: file, line, and the numbers of its object and taxpayer. */
export const stageColumns = (table: TableName): readonly (readonly [string, string])[] => [
  ...tableColumns(table),
  ...(table === 'taxpayers' ? IDENTITY_COLUMNS.map((name) => [name, 'VARCHAR'] as const) : []),
  ['object_ref', 'VARCHAR'],
  ['taxpayer_ref', 'VARCHAR'],
  ['file_number', 'INTEGER'],
  ['line', 'INTEGER'],
];

/** Form of the staged rows: a table, or a statement over rows that the engine stores. */
export type StageForm = { readonly kind: 'TABLE' } | { readonly kind: 'VIEW'; readonly sql: string };

/** Creates the staged rows as a view of rows that the engine stores. */
export const viewStage = (connection: DuckDBConnection, sql: string): Promise<unknown> =>
  query(connection, `CREATE TEMP VIEW ${STAGE} AS ${sql}`);

/** Creates the staged rows as a temporary table, so that they are checked together before they are passed on. */
export async function openStage(connection: DuckDBConnection, table: TableName): Promise<TableWriter> {
  const columns = stageColumns(table);
  await query(connection, `CREATE TEMP TABLE ${STAGE} (${columns.map(([name, type]) => `${name} ${type}`).join(', ')})`);
  return TableWriter.open(connection, { catalog: 'temp', schema: 'main', table: STAGE, types: columns.map(([, type]) => type) });
}
