import { ORIGIN_COLUMNS, originSql, type Origin } from '../schema/origin.ts';
import { TABLES, type TableName } from '../schema/tables.ts';

/** Where the incoming rows of a table lie. */
export type Incoming = (table: TableName) => string;

/**
 * Rows of a table that are computed while its part is written.
 * `columns` are columns by name over a relation `s` of the schema `incoming`, which must not change any more.
 * Rows are sorted by `by`, or unsorted if it is null.
 */
export interface GeneratedRows {
  readonly columns: string;
  readonly from: string;
  readonly by: string | null;
  /** SQL of the table's control sum over the same relation; it is counted without the other columns. */
  readonly sum: string;
}

/** Generated rows by table; their generator guarantees unique keys, which are not checked. */
export type GeneratedTables = Readonly<Partial<Record<TableName, readonly GeneratedRows[]>>>;

/** Returns SQL for the number and control sum of generated rows. */
export const countRowsSql = ({ from, sum }: GeneratedRows): string => `SELECT count(*), sum(${sum}) FROM ${from}`;
export const selectRowsSql = ({ columns, from, by }: GeneratedRows, origin: Origin): string =>
  `SELECT ${columns}, ${originSql(origin)} FROM ${by === null ? from : `(SELECT * FROM ${from} ORDER BY ${by}) s`}`;

export const INCOMING: Incoming = (table) => `incoming.${table}`;

/** The statement that makes an empty table for incoming rows; a row that names no origin has this one. */
export function incomingTableSql(table: TableName, { source, load }: Origin): string {
  const columns = Object.entries(TABLES[table]).map(([name, type]) => `${name} ${type}`);
  const origin = [
    `source_id ${ORIGIN_COLUMNS.source_id} DEFAULT ${String(source)}`,
    `load_id ${ORIGIN_COLUMNS.load_id} DEFAULT ${String(load)}`,
  ];
  return `CREATE TABLE ${INCOMING(table)} (${[...columns, ...origin].join(', ')})`;
}
