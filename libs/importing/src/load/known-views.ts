import type { DuckDBConnection } from '@duckdb/node-api';
import type { Period } from '@pendapa/contracts';
import { replacedSql, TABLE_NAMES, type TableName } from '@pendapa/warehouse';
import { query } from './sql.ts';

const literal = (date: string): string => `DATE '${date}'`;

function knownSql(table: TableName, replace: Period | null): string {
  const incoming = `SELECT * FROM incoming.${table}`;
  if (table === 'payments') {
    const kept = replace ? `WHERE posted_on NOT BETWEEN ${literal(replace.from)} AND ${literal(replace.to)}` : '';
    return `${incoming} UNION ALL SELECT * FROM published.payments ${kept}`;
  }
  return `${incoming} UNION ALL SELECT p.* FROM published.${table} p WHERE NOT ${replacedSql(table, `incoming.${table}`)}`;
}

/** The schema `known`: what will be served once the load is published, as far as it has come. */
export async function createKnownViews(connection: DuckDBConnection, replace: Period | null): Promise<void> {
  await query(connection, 'CREATE SCHEMA known');
  for (const table of TABLE_NAMES) await query(connection, `CREATE VIEW known.${table} AS ${knownSql(table, replace)}`);
}

/** Whether a table has any row that will be served. */
export async function isKnown(connection: DuckDBConnection, table: TableName): Promise<boolean> {
  return (await query(connection, `SELECT 1 FROM known.${table} LIMIT 1`)).length > 0;
}
