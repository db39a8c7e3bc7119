import { TABLES, type TableName } from '../schema/tables.ts';

/** Where the incoming rows of a table lie. */
export type Incoming = (table: TableName) => string;

/**
 * Rows of a table that are worked out when its part is written, instead of lying among the incoming ones: columns by their names, over a
 * relation `s` of the schema `incoming` that does not change any more. They are stored in the order of `by`, or as they come where it is null.
 */
export interface DrawnRows {
  readonly columns: string;
  readonly from: string;
  readonly by: string | null;
  /** What the table's control sum adds up, over the same relation: counted without the other columns. */
  readonly sum: string;
}

/** The drawn rows of each table of a slot; whoever draws them answers for their keys, which are not looked at. */
export type Drawn = Readonly<Partial<Record<TableName, readonly DrawnRows[]>>>;

/** Number and control sum of drawn rows. */
export const countedSql = ({ from, sum }: DrawnRows): string => `SELECT count(*), sum(${sum}) FROM ${from}`;
export const storedSql = ({ columns, from, by }: DrawnRows): string =>
  by === null ? `SELECT ${columns} FROM ${from}` : `SELECT ${columns} FROM (SELECT * FROM ${from} ORDER BY ${by}) s`;

export const INCOMING: Incoming = (table) => `incoming.${table}`;

/** The statement that makes an empty table for incoming rows. */
export function incomingTableSql(table: TableName): string {
  const columns = Object.entries(TABLES[table]).map(([name, type]) => `${name} ${type}`);
  return `CREATE TABLE ${INCOMING(table)} (${columns.join(', ')})`;
}
