import { addDays, type Period, type Texts } from '@pendapa/contracts';
import {
  AGGREGATE_NAMES,
  AGGREGATES,
  isOfMonths,
  MONTH_AGGREGATES,
  type AggregateName,
  type MonthAggregate,
} from '../derived/aggregates.ts';
import { isOneOf, NO_PAYMENTS, NO_READY_ROLLUPS, spanWithData, upToData, wholeMonths, type ReadyRollups } from './data-spans.ts';

/** Rollup of last year's days that are compared with the partial month, by all codes, without days. */
export const PARTIAL_MONTH_TABLE = 'cut_month_sums';

/** Rollup of the year to date and the same days a year before, by the codes of an aggregate, without months. */
export type ToDateTable = `${MonthAggregate}_to_date`;
export const toDateTable = (of: MonthAggregate): ToDateTable => `${of}_to_date`;

export type SourceTable = AggregateName | typeof PARTIAL_MONTH_TABLE | ToDateTable | 'payments';

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
export function paymentCoverOf(period: Period, extent: Period | null, needs: Needs, ready: ReadyRollups = NO_READY_ROLLUPS): Cover {
  const span = extent && spanWithData(period, extent);
  if (!span) return { segments: [], reason: NO_PAYMENTS };
  const daily = smallestByDay(needs) ?? 'payments';
  if (needs.times === 'days')
    return { segments: [{ table: daily, ...span }], reason: { id: `menurut hari: ${daily}`, en: `by day: ${daily}` } };
  const months = wholeMonths(span);
  const monthly = smallestByMonth(needs);
  const days = upToData(period, extent);
  if (monthly && needs.times === 'none' && isOneOf(ready.toDate(monthly), days)) {
    const table = toDateTable(monthly);
    return { segments: [{ table, ...days }], reason: { id: `tahun berjalan: ${table}`, en: `the year to date: ${table}` } };
  }
  if (!months || !monthly)
    return { segments: [{ table: daily, ...span }], reason: { id: `tidak ada bulan yang utuh: ${daily}`, en: `no whole month: ${daily}` } };
  const partialMonth = ready.partialMonth();
  const toEdgeSegment = (rest: Period): Segment => ({
    table: daily === 'payments' && partialMonth && isOneOf([partialMonth], rest) ? PARTIAL_MONTH_TABLE : daily,
    ...rest,
  });
  const edges = [
    ...(span.from < months.from ? [toEdgeSegment({ from: span.from, to: addDays(months.from, -1) })] : []),
    ...(span.to > months.to ? [toEdgeSegment({ from: addDays(months.to, 1), to: span.to })] : []),
  ];
  const read = [...new Set(edges.map(({ table }) => table))].join(', ');
  const whole = { id: `bulan utuh: ${monthly}`, en: `whole months: ${monthly}` };
  const reason =
    edges.length === 0 ? whole : { id: `${whole.id}; hari di tepinya: ${read}`, en: `${whole.en}; days at the edges: ${read}` };
  return { segments: [{ table: monthly, ...months }, ...edges].sort((a, b) => (a.from < b.from ? -1 : 1)), reason };
}
