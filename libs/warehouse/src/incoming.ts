import { TABLES, type TableName } from './schema/tables.ts';

/** Where the incoming rows of a table lie. */
export type Incoming = (table: TableName) => string;

export const INCOMING: Incoming = (table) => `incoming.${table}`;

/** The statement that makes an empty table for incoming rows. */
export function incomingTableSql(table: TableName): string {
  const columns = Object.entries(TABLES[table]).map(([name, type]) => `${name} ${type}`);
  return `CREATE TABLE ${INCOMING(table)} (${columns.join(', ')})`;
}
