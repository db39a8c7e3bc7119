import type { CalendarDate, DimensionKey, Period } from '@pendapa/contracts';
import { columnsIn, isMemoryRollup, type QueriedRollup } from '../../rollups/all-rollups.ts';
import type { EarlierStateTable } from '../../rollups/obligations/earlier-states.ts';
import { isCode } from '../../directory/member.ts';
import { codeColumn, isTime } from '../dimensions.ts';
import { equalAgeDay, EARLIER_STATE_FIGURES, earlierStateDay } from '../as-it-stood.ts';
import { filterColumns, filtersSql } from '../filters.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { selectedSql, type Source, type SourceRequest } from './source.ts';
import { cutAt } from './spans.ts';
import { storedColumns, taxpayerCodeSql } from '../taxpayer-codes.ts';
import { movesByDays, periodsOf, timeSql, type Series } from '../time-shift.ts';

/** Rollups by day of events. */
export interface Flow {
  /** Tables from small to large; all have the same figures. */
  readonly tables: readonly [QueriedRollup, ...QueriedRollup[]];
  readonly day: string;
  readonly figures: readonly string[];
  /** Figure that counts the rows. */
  readonly entries: string;
  /** Table of differences to an earlier day; omitted if figures never change. */
  readonly earlierState?: EarlierStateTable;
  /** Figures that a comparison has, if others change on an unknown day. */
  readonly compared?: (by: readonly DimensionKey[]) => readonly string[];
  /** Taxes that it covers; all by default. */
  readonly taxes?: (context: Context) => readonly string[] | null;
  /** Figures computed from stored columns, given the day of observation as SQL. */
  readonly computed?: (asOf: string) => Readonly<Record<string, string>>;
}

const hasColumn = (table: QueriedRollup, column: string): boolean => Object.hasOwn(columnsIn(table), column);

/**
 * Returns the smallest table with every code and day that the query needs, otherwise the last one, which then reports it.
 * @param spans days that a rollup in memory must give exactly; null if it cannot serve the query
 */
export function coveringTable(
  tables: Flow['tables'],
  { query, by, context }: Pick<SourceRequest, 'query' | 'by' | 'context'>,
  spans: readonly Period[] | null,
): QueriedRollup {
  const needed = [...by.filter(isCode).map(codeColumn), ...filterColumns(query.where)].flatMap(storedColumns);
  const isReady = (table: QueriedRollup) =>
    !isMemoryRollup(table) || (spans !== null && spans.every((days) => context.isReady(table, days)));
  return tables.find((table) => isReady(table) && needed.every((column) => hasColumn(table, column))) ?? tables.at(-1) ?? tables[0];
}

/** Day of observation of a series; later events do not count. */
const observationDay = (series: Series, query: ResolvedQuery, context: Context): CalendarDate =>
  series === 0 ? context.asOf : equalAgeDay(query, context);

/** True if the query needs no single days, neither by dimension nor by moving days. */
const needsMonthsOnly = ({ query, by }: SourceRequest, series: Series): boolean =>
  !by.includes('day') && !(by.some(isTime) && movesByDays(query, series));

/** Rows of a table, and the figures that they give. */
interface SourceRows {
  readonly relation: string;
  readonly figures: readonly string[];
  readonly entries: string;
}

/** Differences to be added to current sums, to get the comparison as it stood at equal age. */
function earlierStateRows({ earlierState }: Flow, { query, columns, context }: SourceRequest): SourceRows[] {
  const on = earlierStateDay(query, context);
  if (on === null || earlierState === undefined || !EARLIER_STATE_FIGURES[earlierState].some((figure) => columns.includes(figure)))
    return [];
  const reason = { id: `keadaan pada ${on}: ${earlierState}`, en: `as it stood on ${on}: ${earlierState}` };
  const relations = context.relations(`${earlierState}_stood`, { from: on, to: on }, reason);
  return relations.map((relation) => ({ relation, figures: EARLIER_STATE_FIGURES[earlierState], entries: '0' }));
}

function readRows(flow: Flow, request: SourceRequest, series: Series, days: Period, byMonths: boolean): SourceRows[] {
  const { query, context } = request;
  const table = coveringTable(flow.tables, request, byMonths && needsMonthsOnly(request, series) ? [days] : null);
  const reason = { id: `jumlah terkecil dengan kode ini: ${table}`, en: `the smallest sums with these codes: ${table}` };
  const figures = series === 1 && flow.compared ? flow.compared(query.by) : flow.figures;
  const relations = figures.length > 0 ? context.relations(table, days, reason) : [];
  const rows = relations.map((relation) => ({ relation, figures, entries: flow.entries }));
  return series === 1 ? [...rows, ...earlierStateRows(flow, request)] : rows;
}

const flowRows = (flow: Flow, request: SourceRequest): string[] => {
  const { query, columns, context, binder } = request;
  const { day } = flow;
  return periodsOf(query).flatMap(([series, period]) => {
    const observedOn = observationDay(series, query, context);
    const computed = flow.computed?.(binder.day(observedOn)) ?? {};
    // Figures computed from single days do not exist by month.
    const byMonths = !Object.keys(computed).some((column) => columns.includes(column));
    const days = cutAt(period, observedOn);
    const taxes = flow.taxes?.(context) ?? null;
    const ofTaxes = taxes === null ? '' : ` AND tax_code IN (${binder.list(taxes)})`;
    return readRows(flow, request, series, days, byMonths).map(({ relation, figures, entries }) => {
      const selected = selectedSql(request, {
        series,
        time: (dimension) => timeSql(dimension, day, series, query, context, binder),
        code: (column) => taxpayerCodeSql(column, context),
        figure: (column) => {
          if (column === 'entries') return entries;
          if (Object.hasOwn(computed, column)) return computed[column];
          return figures.includes(column) ? column : undefined;
        },
      });
      const inDays = `${day} BETWEEN ${binder.day(days.from)} AND ${binder.day(days.to)}`;
      return `SELECT ${selected} FROM ${relation} WHERE ${inDays}${ofTaxes}${filtersSql(query.where, context, binder)}`;
    });
  });
};

const hasQueriedFigure = ({ figures, computed }: Flow, { columns }: SourceRequest): boolean =>
  [...figures, ...Object.keys(computed?.('') ?? {})].some((figure) => columns.includes(figure));

/** Source of the flows that have queried figures. */
export const flowSource =
  (...flows: readonly Flow[]): Source =>
  (request) =>
    flows.flatMap((flow) => (hasQueriedFigure(flow, request) ? flowRows(flow, request) : []));
