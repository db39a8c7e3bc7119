import { addDays, type Period, type Texts } from '@pendapa/contracts';
import {
  AGGREGATE_NAMES,
  AGGREGATES,
  isAggregate,
  isOfMonths,
  MONTH_AGGREGATES,
  restoredSql,
  SUMMANDS,
  type AggregateName,
  type MonthAggregate,
  type SummedColumn,
} from './aggregates.ts';
import { NO_PAYMENTS, NOTHING_READY, spanWithData, upToData, wholeMonths, type IsReady } from '../data-spans.ts';

/** Rollup of the year to date and the same days a year before, by the codes of an aggregate, without months. */
export type ToDateTable = `${MonthAggregate}_to_date`;
export const toDateTable = (of: MonthAggregate): ToDateTable => `${of}_to_date`;

export type SourceTable = AggregateName | ToDateTable | 'payments';

/** Returns SQL of a sum by table: what a payment adds, a stored column of an aggregate, or a column of a table in memory. */
export function sumColumnSql(table: SourceTable, name: SummedColumn): string {
  if (table === 'payments') return SUMMANDS[name];
  return isAggregate(table) ? restoredSql(name) : name;
}

/** Days that are read from one table; the segments of a cover contain each day of the period once. */
export interface Segment extends Period {
  readonly table: SourceTable;
}

export interface Cover {
  readonly segments: readonly Segment[];
  /** Reason for the choice of tables, shown by `explain`. */
  readonly reason: Texts;
}

export interface Needs {
  /** Columns of dimensions and filters of the query. */
  readonly columns: ReadonlySet<string>;
  /** Time grain of the rows. */
  readonly times: 'none' | 'months' | 'days';
}

const hasColumns = (name: AggregateName, { columns }: Needs): boolean =>
  [...columns].every((column) => (AGGREGATES[name].keys as readonly string[]).includes(column));

// Aggregates are sorted by size, so the first with the columns is the cheapest.
const smallestByDay = (needs: Needs): AggregateName | null =>
  AGGREGATE_NAMES.find((name) => !isOfMonths(name) && hasColumns(name, needs)) ?? null;
const smallestByMonth = (needs: Needs): MonthAggregate | null => MONTH_AGGREGATES.find((name) => hasColumns(name, needs)) ?? null;

/** Chooses the smallest tables that together cover every day of the period. */
export function paymentCoverOf(period: Period, extent: Period | null, needs: Needs, isReady: IsReady = NOTHING_READY): Cover {
  const span = extent && spanWithData(period, extent);
  if (!span) return { segments: [], reason: NO_PAYMENTS };
  const daily: SourceTable = smallestByDay(needs) ?? 'payments';
  if (needs.times === 'days')
    return { segments: [{ table: daily, ...span }], reason: { id: `menurut hari: ${daily}`, en: `by day: ${daily}` } };
  const months = wholeMonths(span);
  const monthly = smallestByMonth(needs);
  const days = upToData(period, extent);
  if (monthly && needs.times === 'none' && isReady(toDateTable(monthly), days)) {
    const table = toDateTable(monthly);
    return { segments: [{ table, ...days }], reason: { id: `tahun berjalan: ${table}`, en: `the year to date: ${table}` } };
  }
  if (!months || !monthly)
    return { segments: [{ table: daily, ...span }], reason: { id: `tidak ada bulan yang utuh: ${daily}`, en: `no whole month: ${daily}` } };
  const edges = [
    ...(span.from < months.from ? [{ table: daily, from: span.from, to: addDays(months.from, -1) }] : []),
    ...(span.to > months.to ? [{ table: daily, from: addDays(months.to, 1), to: span.to }] : []),
  ];
  const whole = { id: `bulan utuh: ${monthly}`, en: `whole months: ${monthly}` };
  const reason =
    edges.length === 0 ? whole : { id: `${whole.id}; hari di tepinya: ${daily}`, en: `${whole.en}; days at the edges: ${daily}` };
  return { segments: [{ table: monthly, ...months }, ...edges].sort((a, b) => (a.from < b.from ? -1 : 1)), reason };
}
