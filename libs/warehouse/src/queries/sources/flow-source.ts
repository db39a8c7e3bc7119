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

/** Rollups by day of events. */
export interface Flow {
  /** Tables from small to large; all have the same figures. */
  readonly tables: readonly [SumTable, ...SumTable[]];
  readonly day: string;
  readonly figures: readonly string[];
  /** Figure that counts the rows. */
  readonly entries: string;
  /** Table of differences to an earlier day; omitted if figures never change. */
  readonly stood?: EarlierStateTable;
  /** Figures that a comparison has, if others change on an unknown day. */
  readonly compared?: (by: readonly DimensionKey[]) => readonly string[];
  /** Taxes that it covers; all by default. */
  readonly taxes?: (context: Context) => readonly string[] | null;
  /** Figures computed from stored columns, given the day of observation as SQL. */
  readonly worked?: (asOf: string) => Readonly<Record<string, string>>;
}

const hasColumn = (table: SumTable, column: string): boolean => Object.hasOwn(COLUMNS[table] ?? {}, column);

/**
 * Returns the smallest table with every code and day that the query needs, otherwise the last one, which
 * then reports it.
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

/** Day of observation of a series; later events do not count. */
const seenOn = (series: Series, question: Resolved, context: Context): CalendarDate =>
  series === 0 ? context.asOf : equalAgeDay(question, context);

const notAfter = ({ from, to }: Period, day: CalendarDate): Period => ({ from, to: to < day ? to : day });

export const notAfterData = (period: Period, { asOf }: Context): Period => notAfter(period, asOf);

/** True if the query needs no single days, neither by dimension nor by moving days. */
const asksMonths = ({ question, by }: Wanted, series: Series): boolean =>
  !by.includes('day') && !(by.some(isTime) && movesByDays(question, series));

/** Rows of a table, and the figures that they give. */
interface Rows {
  readonly relation: string;
  readonly figures: readonly string[];
  readonly entries: string;
}

/** Differences to be added to current sums, to get the comparison as it stood at equal age. */
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
    // Figures computed from single days do not exist by month.
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

/** Source of the flows that have queried figures. */
export const flowSource =
  (...flows: readonly Flow[]): Source =>
  (wanted) =>
    flows.flatMap((flow) => (tells(flow, wanted) ? flowRows(flow, wanted) : []));
