import type { CalendarDate, DimensionKey, Period } from '@pendapa/contracts';
import { DERIVATIONS } from '../../derived/derived-tables.ts';
import { OBLIGATION_TABLES } from '../../derived/obligations.ts';
import type { EarlierStateTable } from '../../materialized/earlier-states.ts';
import { isMonthlyTable, MONTHLY_TABLE_NAMES, monthlyColumns, type MonthlyTable } from '../../serving/monthly-rollups.ts';
import { codeColumn, isCode, isTime } from '../dimensions.ts';
import { equalAgeDay, STOOD_FIGURES, stoodOn } from '../as-it-stood.ts';
import { filterColumns, filtersSql } from '../filters.ts';
import type { Context, Resolved } from '../resolve.ts';
import { selectedSql, type Source, type Wanted } from './source.ts';
import { storedColumns, taxpayerCodeSql } from '../taxpayer-codes.ts';
import { movesByDays, periodsOf, timeSql, type Series } from '../time-shift.ts';

const DAY_TABLES = { ...OBLIGATION_TABLES, ...tablesOf(DERIVATIONS) } as const;
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...DAY_TABLES,
  ...Object.fromEntries(MONTHLY_TABLE_NAMES.map((name) => [name, monthlyColumns(name)])),
};

function tablesOf<T extends Readonly<Record<string, { readonly columns: Readonly<Record<string, string>> }>>>(
  derivations: T,
): { readonly [K in keyof T]: T[K]['columns'] } {
  return Object.fromEntries(Object.entries(derivations).map(([name, { columns }]) => [name, columns])) as {
    readonly [K in keyof T]: T[K]['columns'];
  };
}

export type SumTable = keyof typeof DAY_TABLES | MonthlyTable;

/** Sums by day of something that happens. */
export interface Flow {
  /** From the smallest to the largest; all have the same figures. */
  readonly tables: readonly [SumTable, ...SumTable[]];
  readonly day: string;
  readonly figures: readonly string[];
  /** The figure that counts the rows behind. */
  readonly entries: string;
  /** What tells by how much the figures were others on an earlier day; left out where they never change. */
  readonly stood?: EarlierStateTable;
  /** Those of the figures that a comparison tells, where some change on a day that nobody knows. */
  readonly compared?: (by: readonly DimensionKey[]) => readonly string[];
  /** The taxes of which it tells, where not of all. */
  readonly taxes?: (context: Context) => readonly string[] | null;
  /** Figures that are worked out of stored columns, by the day on which they are seen as SQL. */
  readonly worked?: (asOf: string) => Readonly<Record<string, string>>;
}

const hasColumn = (table: SumTable, column: string): boolean => Object.hasOwn(COLUMNS[table] ?? {}, column);

/**
 * The smallest table that has every code of the question, and that tells of the days it asks for; the last one where none has, which
 * then says so.
 */
export function coveringTable(
  tables: readonly [SumTable, ...SumTable[]],
  { question, by, context }: Pick<Wanted, 'question' | 'by' | 'context'>,
  byMonths: boolean,
): SumTable {
  const needed = [...by.filter(isCode).map(codeColumn), ...filterColumns(question.where)].flatMap(storedColumns);
  const ready = (table: SumTable) => !isMonthlyTable(table) || (byMonths && context.months.rowsIn(table) > 0);
  return tables.find((table) => ready(table) && needed.every((column) => hasColumn(table, column))) ?? tables.at(-1) ?? tables[0];
}

/** The day on which a series is seen: no row tells of a later one. */
const seenOn = (series: Series, question: Resolved, context: Context): CalendarDate =>
  series === 0 ? context.asOf : equalAgeDay(question, context);

const notAfter = ({ from, to }: Period, day: CalendarDate): Period => ({ from, to: to < day ? to : day });

export const notAfterData = (period: Period, { asOf }: Context): Period => notAfter(period, asOf);

/** Whether no row is asked for by its day: neither by the split nor by a move of so many days. */
const asksMonths = ({ question, by }: Wanted, series: Series): boolean =>
  !by.includes('day') && !(by.some(isTime) && movesByDays(question, series));

/** A table whose rows are told, and what they tell. */
interface Rows {
  readonly relation: string;
  readonly figures: readonly string[];
  readonly entries: string;
}

/** What has to be added to the sums of now, to tell the comparison as it stood when it was as old as the period is. */
function stoodRows({ stood }: Flow, { question, columns, context }: Wanted): Rows[] {
  const on = stoodOn(question, context);
  if (on === null || stood === undefined || !STOOD_FIGURES[stood].some((figure) => columns.includes(figure))) return [];
  const reason = { id: `keadaan pada ${on}: ${stood}`, en: `as it stood on ${on}: ${stood}` };
  const relations = context.relations(`${stood}_stood`, { from: on, to: on }, reason);
  return relations.map((relation) => ({ relation, figures: STOOD_FIGURES[stood], entries: '0' }));
}

function readRows(flow: Flow, wanted: Wanted, series: Series, days: Period, byMonths: boolean): Rows[] {
  const { question, context } = wanted;
  const table = coveringTable(flow.tables, wanted, byMonths && asksMonths(wanted, series) && context.months.covers(days));
  const reason = { id: `jumlah terkecil dengan kode ini: ${table}`, en: `the smallest sums with these codes: ${table}` };
  const figures = series === 1 && flow.compared ? flow.compared(question.by) : flow.figures;
  const relations = figures.length > 0 ? context.relations(table, days, reason) : [];
  const rows = relations.map((relation) => ({ relation, figures, entries: flow.entries }));
  return series === 1 ? [...rows, ...stoodRows(flow, wanted)] : rows;
}

const flowRows = (flow: Flow, wanted: Wanted): string[] => {
  const { question, columns, context, binder } = wanted;
  const { day } = flow;
  return periodsOf(question).flatMap(([series, period]) => {
    const seen = seenOn(series, question, context);
    const worked = flow.worked?.(binder.day(seen)) ?? {};
    // What is worked out of single days is not told by months.
    const byMonths = !Object.keys(worked).some((column) => columns.includes(column));
    const days = notAfter(period, seen);
    const taxes = flow.taxes?.(context) ?? null;
    const ofTaxes = taxes === null ? '' : ` AND tax_code IN (${binder.list(taxes)})`;
    return readRows(flow, wanted, series, days, byMonths).map(({ relation, figures, entries }) => {
      const selected = selectedSql(wanted, {
        series,
        time: (dimension) => timeSql(dimension, day, series, question, context, binder),
        code: (column) => taxpayerCodeSql(column, context),
        figure: (column) => {
          if (column === 'entries') return entries;
          if (Object.hasOwn(worked, column)) return worked[column];
          return figures.includes(column) ? column : undefined;
        },
      });
      const within = `${day} BETWEEN ${binder.day(days.from)} AND ${binder.day(days.to)}`;
      return `SELECT ${selected} FROM ${relation} WHERE ${within}${ofTaxes}${filtersSql(question.where, context, binder)}`;
    });
  });
};

const tells = ({ figures, worked }: Flow, { columns }: Wanted): boolean =>
  [...figures, ...Object.keys(worked?.('') ?? {})].some((figure) => columns.includes(figure));

/** Rows of those flows that tell something that is asked for. */
export const flowSource =
  (...flows: readonly Flow[]): Source =>
  (wanted) =>
    flows.flatMap((flow) => (tells(flow, wanted) ? flowRows(flow, wanted) : []));
