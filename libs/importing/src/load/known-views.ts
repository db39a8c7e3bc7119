import type { DuckDBConnection } from '@duckdb/node-api';
import { replacedSources, replacedSql, TABLE_NAMES, type Replacement, type TableName } from '@pendapa/warehouse';
import { isRemovedSql } from './replacement.ts';
import { query } from '../staging/sql.ts';

function knownSql(table: TableName, replacement: Replacement): string {
  const incoming = `SELECT * FROM incoming.${table}`;
  if (table === 'payments') return `${incoming} UNION ALL SELECT * FROM published.payments WHERE NOT ${isRemovedSql(replacement)}`;
  return `${incoming} UNION ALL SELECT p.* FROM published.${table} p WHERE NOT ${replacedSql(table, `incoming.${table}`, replacedSources(replacement))}`;
}

/** Creates the schema `known`: the rows that will be served after the publication, as far as the load was read. */
export async function createKnownViews(connection: DuckDBConnection, replacement: Replacement): Promise<void> {
  await query(connection, 'CREATE SCHEMA known');
  for (const table of TABLE_NAMES) await query(connection, `CREATE VIEW known.${table} AS ${knownSql(table, replacement)}`);
}

/** True if a table has rows in the schema `known`. */
export async function isKnown(connection: DuckDBConnection, table: TableName): Promise<boolean> {
  return (await query(connection, `SELECT 1 FROM known.${table} LIMIT 1`)).length > 0;
}
