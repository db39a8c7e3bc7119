import type { CalendarDate, ExtractKey, ListFilterKey, ListFilters, Texts } from '@pendapa/contracts';
import type { ServedTable } from '../rollups/published-tables.ts';
import type { Binder } from '../queries/dialect.ts';
import { filtersSql } from '../queries/filters.ts';
import type { Context, ResolvedQuery } from '../queries/resolve.ts';

export interface CaseRequest {
  readonly query: ResolvedQuery;
  readonly context: Context;
  readonly binder: Binder;
  /** Day of the snapshot; for lists without snapshots, the last day of the query. */
  readonly day: CalendarDate;
  /** True if only the hundred largest are read. */
  readonly amongLargest: boolean;
  readonly filters: ListFilters;
  /** The filter whose choices are counted: rows are split by a column `choice`. Null for the list itself. */
  readonly choicesOf: ListFilterKey | null;
}

/** Columns that rows of a list may have; `key` identifies a row and orders equal ones. */
const COLUMNS = {
  taxpayer: 'BIGINT',
  /** The full number; the statement decides how much of it is shown. */
  number: 'VARCHAR',
  document: 'VARCHAR',
  tax: 'VARCHAR',
  unit: 'VARCHAR',
  region: 'VARCHAR',
  on_day: 'DATE',
  count: 'BIGINT',
  amount: 'BIGINT',
  before: 'BIGINT',
  from_day: 'DATE',
  to_day: 'DATE',
} as const;

/** Selects the key and all columns of a case; columns that a list does not give are null. */
export function caseColumns(key: string, given: Readonly<Partial<Record<keyof typeof COLUMNS, string>>>): string {
  const columns = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map(
    (name) => `${given[name] ?? `CAST(NULL AS ${COLUMNS[name]})`} AS ${name}`,
  );
  return [`${key} AS key`, ...columns].join(', ');
}

export interface CaseRows {
  /** A query with one row by case. */
  readonly rows: string;
  /** Their number and sum as `cases` and `amount`, if `rows` are only the largest. */
  readonly whole?: string;
}

/** A list: the extracts it needs and its cases. Masks, order, search and pages are the same for all lists. */
export interface ListDeclaration {
  readonly needs: readonly ExtractKey[];
  /** Extracts without which a list of no case does not mean that there is none. */
  readonly neededIfEmpty?: readonly ExtractKey[];
  /** True if it shows the last snapshot of arrears in the period. */
  readonly bySnapshot?: boolean;
  /** True if it reads objects by how they met obligations of the period. */
  readonly byObligations?: boolean;
  /** True if `number` belongs to an object, which users with the right see in full; else it is the taxpayer's. */
  readonly numbered?: boolean;
  readonly rows: (request: CaseRequest) => CaseRows;
}

/** Selects a table's rows in a period. */
export function rowsBetween(
  { context }: Pick<CaseRequest, 'context'>,
  table: ServedTable,
  from: CalendarDate,
  to: CalendarDate,
  columns: string,
  reason: Texts = { id: `kasus satu per satu: ${table}`, en: `single cases: ${table}` },
): string {
  const selects = context.relations(table, { from, to }, reason).map((relation) => `SELECT ${columns} FROM ${relation}`);
  return `(${selects.length > 0 ? selects.join(' UNION ALL ') : `SELECT ${columns} FROM ${context.schema}.${table} WHERE false`})`;
}

export const lastDay = ({ query, context }: Pick<CaseRequest, 'query' | 'context'>): CalendarDate =>
  query.period.to < context.asOf ? query.period.to : context.asOf;

/** Condition for the days and filters of the query. */
export function inQueryDays(request: CaseRequest, day: string): string {
  const { query, context, binder } = request;
  return `${day} BETWEEN ${binder.day(query.period.from)} AND ${binder.day(lastDay(request))}${filtersSql(query.where, context, binder)}`;
}

export const sumOf = (column: string): string => `CAST(sum(${column}) AS BIGINT)`;

/** The tax of all payments of a group; null if there are several. Counting different taxes takes three times as long. */
export const ONLY_TAX = 'CASE WHEN min(tax_code) = max(tax_code) THEN min(tax_code) END';
