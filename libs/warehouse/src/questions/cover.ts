import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES, AGGREGATES, type AggregateName, type CodeColumn } from '../aggregates.ts';

export type SourceTable = AggregateName | 'payments';

/** Whole days of one table; the segments of a cover touch each day of the period once. */
export interface Segment extends Period {
  readonly table: SourceTable;
}

export interface Cover {
  readonly segments: readonly Segment[];
  /** Why these tables, for the person who asks why an answer is slow. */
  readonly reason: string;
}

export interface Needs {
  /** Codes by which the question splits or filters. */
  readonly columns: ReadonlySet<CodeColumn>;
  readonly days: boolean;
  /** Different objects can only be counted where the objects are. */
  readonly objects: boolean;
}

const holds = (name: AggregateName, { columns }: Needs): boolean =>
  [...columns].every((column) => (AGGREGATES[name].keys as readonly CodeColumn[]).includes(column));

/** Aggregates are listed from the smallest to the largest: the first that has the columns is the cheapest. */
function smallest(grain: 'month' | 'day', needs: Needs): AggregateName | null {
  return AGGREGATE_NAMES.find((name) => AGGREGATES[name].grain === grain && holds(name, needs)) ?? null;
}

/**
 * The part of the period in which there can be data. Where the data begin or end inside a month, the rest of that month is
 * empty, so the whole month may be read: a year to date needs no look at single days.
 */
function withData(period: Period, extent: Period): Period | null {
  const from = period.from <= extent.from ? monthStart(extent.from) : period.from;
  const to = period.to >= extent.to ? monthEnd(extent.to) : period.to;
  return from <= to ? { from, to } : null;
}

function wholeMonths({ from, to }: Period): Period | null {
  const first = from === monthStart(from) ? from : monthStart(addMonths(monthStart(from), 1));
  const last: CalendarDate = to === monthEnd(to) ? to : addDays(monthStart(to), -1);
  return first <= last ? { from: first, to: last } : null;
}

/** Chooses the smallest tables that together answer for every day of the period. */
export function coverOf(period: Period, extent: Period | null, needs: Needs): Cover {
  const span = extent && withData(period, extent);
  if (!span) return { segments: [], reason: 'no payments in the period' };
  if (needs.objects) return { segments: [{ table: 'payments', ...span }], reason: 'different objects are counted over single payments' };
  const daily = smallest('day', needs) ?? 'payments';
  if (needs.days) return { segments: [{ table: daily, ...span }], reason: `by day: ${daily}` };
  const months = wholeMonths(span);
  const monthly = smallest('month', needs);
  if (!months || !monthly) return { segments: [{ table: daily, ...span }], reason: `no whole month: ${daily}` };
  const segments: Segment[] = [{ table: monthly, ...months }];
  if (span.from < months.from) segments.unshift({ table: daily, from: span.from, to: addDays(months.from, -1) });
  if (span.to > months.to) segments.push({ table: daily, from: addDays(months.to, 1), to: span.to });
  const reason = segments.length === 1 ? `whole months: ${monthly}` : `whole months: ${monthly}; days at the edges: ${daily}`;
  return { segments, reason };
}
