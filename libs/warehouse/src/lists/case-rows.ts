import type { CalendarDate, ExtractKey, Texts } from '@pendapa/contracts';
import type { ServedTable } from '../generations/published-views.ts';
import type { Binder } from '../questions/dialect.ts';
import { filtersSql } from '../questions/filters.ts';
import type { Context, Resolved } from '../questions/resolve.ts';

export interface Asking {
  readonly question: Resolved;
  readonly context: Context;
  readonly binder: Binder;
  /** The day of the snapshot that is looked at; of a list without one, the last day that is asked for. */
  readonly day: CalendarDate;
  /** Whether the hundred largest are all that is looked at. */
  readonly amongLargest: boolean;
}

/** What the rows of a list may have beside `key`, which tells them apart and orders equal ones. */
const COLUMNS = {
  taxpayer: 'BIGINT',
  /** Whole; what is shown of it is not decided here. */
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

/** What is selected of each case: its key, and every column, of which a list gives those that it knows. */
export function caseColumns(key: string, given: Readonly<Partial<Record<keyof typeof COLUMNS, string>>>): string {
  const columns = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map(
    (name) => `${given[name] ?? `CAST(NULL AS ${COLUMNS[name]})`} AS ${name}`,
  );
  return [`${key} AS key`, ...columns].join(', ');
}

export interface CaseRows {
  /** A query of one row for each case. */
  readonly rows: string;
  /** Their number and sum as `cases` and `amount`, where `rows` are the largest of them only. */
  readonly whole?: string;
}

/** A list: what brings it, and its cases. Whose they are, masks, order, search and pages are the same for all lists. */
export interface ListDeclaration {
  readonly needs: readonly ExtractKey[];
  /** Extracts without which a list of no case does not mean that there is none. */
  readonly neededIfEmpty?: readonly ExtractKey[];
  /** It tells of the last snapshot of arrears in the period. */
  readonly bySnapshot?: boolean;
  /** It tells of objects by what they did about what fell due in the period. */
  readonly byDuties?: boolean;
  /** Whether `number` is that of a thing, which whoever may sees in full; without it, the number of its taxpayer is told. */
  readonly numbered?: boolean;
  readonly rows: (asking: Asking) => CaseRows;
}

/** A table's rows of a period. */
export function rowsBetween(
  { context }: Pick<Asking, 'context'>,
  table: ServedTable,
  from: CalendarDate,
  to: CalendarDate,
  columns: string,
  reason: Texts = { id: `kasus satu per satu: ${table}`, en: `single cases: ${table}` },
): string {
  const selects = context.relations(table, { from, to }, reason).map((relation) => `SELECT ${columns} FROM ${relation}`);
  return `(${selects.length > 0 ? selects.join(' UNION ALL ') : `SELECT ${columns} FROM ${context.schema}.${table} WHERE false`})`;
}

export const lastDay = ({ question, context }: Pick<Asking, 'question' | 'context'>): CalendarDate =>
  question.period.to < context.asOf ? question.period.to : context.asOf;

/** Within the days and filters of the question. */
export function within(asking: Asking, day: string): string {
  const { question, context, binder } = asking;
  return `${day} BETWEEN ${binder.day(question.period.from)} AND ${binder.day(lastDay(asking))}${filtersSql(question.where, context, binder)}`;
}

export const sumOf = (column: string): string => `CAST(sum(${column}) AS BIGINT)`;
