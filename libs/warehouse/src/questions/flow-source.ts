import type { CalendarDate, Period } from '@pendapa/contracts';
import { DERIVATIONS } from '../derived.ts';
import { OBLIGATION_TABLES } from '../derived/obligations.ts';
import { isMonthTable, MONTH_TABLE_NAMES, monthColumns, type MonthTable } from '../serving/month-sums.ts';
import { codeColumn, isCode, isTime } from './dimensions.ts';
import { filterColumns, filtersSql } from './filters.ts';
import type { Context } from './resolve.ts';
import { selectedSql, type Source, type Wanted } from './source.ts';
import { storedColumns, taxpayerCodeSql } from './taxpayer-codes.ts';
import { movesByDays, periodsOf, timeSql, type Series } from './time-shift.ts';

const DAY_TABLES = { ...OBLIGATION_TABLES, ...tablesOf(DERIVATIONS) } as const;
const COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...DAY_TABLES,
  ...Object.fromEntries(MONTH_TABLE_NAMES.map((name) => [name, monthColumns(name)])),
};

function tablesOf<T extends Readonly<Record<string, { readonly columns: Readonly<Record<string, string>> }>>>(
  derivations: T,
): { readonly [K in keyof T]: T[K]['columns'] } {
  return Object.fromEntries(Object.entries(derivations).map(([name, { columns }]) => [name, columns])) as {
    readonly [K in keyof T]: T[K]['columns'];
  };
}

export type SumTable = keyof typeof DAY_TABLES | MonthTable;

/** Sums by day of something that happens. */
export interface Flow {
  /** From the smallest to the largest; all have the same figures. */
  readonly tables: readonly [SumTable, ...SumTable[]];
  readonly day: string;
  readonly figures: readonly string[];
  /** The figure that counts the rows behind. */
  readonly entries: string;
  /** Figures that are worked out of stored columns, by the data date as SQL. */
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
  const ready = (table: SumTable) => !isMonthTable(table) || (byMonths && context.months.rowsIn(table) > 0);
  return tables.find((table) => ready(table) && needed.every((column) => hasColumn(table, column))) ?? tables.at(-1) ?? tables[0];
}

export const notAfterData = ({ from, to }: Period, { asOf }: Context): { from: CalendarDate; to: CalendarDate } => ({
  from,
  to: to < asOf ? to : asOf,
});

/** Whether no row is asked for by its day: neither by the split nor by a move of so many days. */
const asksMonths = ({ question, by }: Wanted, series: Series): boolean =>
  !by.includes('day') && !(by.some(isTime) && movesByDays(question, series));

const flowRows = ({ tables, day, figures, entries, worked }: Flow, wanted: Wanted): string[] => {
  const { question, columns, context, binder } = wanted;
  const told = worked?.(binder.day(context.asOf)) ?? {};
  // What is worked out of single days is not told by months.
  const added = !Object.keys(told).some((column) => columns.includes(column));
  return periodsOf(question).flatMap(([series, period]) => {
    const { from, to } = notAfterData(period, context);
    const table = coveringTable(tables, wanted, added && asksMonths(wanted, series) && context.months.tellOf({ from, to }));
    const reason = { id: `jumlah terkecil dengan kode ini: ${table}`, en: `the smallest sums with these codes: ${table}` };
    return context.relations(table, { from, to }, reason).map((relation) => {
      const selected = selectedSql(wanted, {
        series,
        time: (dimension) => timeSql(dimension, day, series, question, context, binder),
        code: (column) => taxpayerCodeSql(column, `year(${day})`),
        figure: (column) => {
          if (column === 'entries') return entries;
          if (Object.hasOwn(told, column)) return told[column];
          return figures.includes(column) ? column : undefined;
        },
      });
      const days = `${day} BETWEEN ${binder.day(from)} AND ${binder.day(to)}`;
      return `SELECT ${selected} FROM ${relation} WHERE ${days}${filtersSql(question.where, context, binder)}`;
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
