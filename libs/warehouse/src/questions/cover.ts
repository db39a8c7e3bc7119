import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period } from '@pendapa/contracts';
import { AGGREGATE_NAMES, AGGREGATES, type AggregateName } from '../aggregates.ts';
import { OBJECT_SPLITS, type ObjectSplit } from '../first-payments.ts';

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
  readonly columns: ReadonlySet<string>;
  readonly days: boolean;
}

const holds = (name: AggregateName, { columns }: Needs): boolean =>
  [...columns].every((column) => (AGGREGATES[name].keys as readonly string[]).includes(column));

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

/** Days within which different objects are counted: in the payments, or as numbers of `first_payments`. */
export type ObjectSegment = Period &
  ({ readonly table: 'payments' } | { readonly table: 'first_payments'; readonly split: ObjectSplit; readonly across: boolean });

export interface ObjectCover {
  readonly segments: readonly ObjectSegment[];
  readonly reason: string;
}

export interface ObjectNeeds {
  /** Codes by which the question splits or filters. */
  readonly columns: ReadonlySet<string>;
  /** Those of them that are one code in each row: by the split itself, or by a filter with one code. */
  readonly single: ReadonlySet<string>;
  /** What one row spans: the whole period, each calendar month, each calendar year, or something else. */
  readonly rows: 'period' | 'month' | 'year' | 'other';
}

const splitFor = (columns: ReadonlySet<string>): ObjectSplit | null =>
  (Object.keys(OBJECT_SPLITS) as ObjectSplit[]).find((split) => {
    const keys: readonly string[] = OBJECT_SPLITS[split];
    return keys.length === columns.size && keys.every((key) => columns.has(key));
  }) ?? null;

/**
 * Where different objects are counted. Numbers that were counted beforehand serve a row that is one combination of tax type and
 * unit and runs from the first day of a month within one calendar year; everything else goes through the payments.
 */
export function objectCoverOf(period: Period, extent: Period | null, { columns, single, rows }: ObjectNeeds): ObjectCover {
  const span = extent && withData(period, extent);
  if (!span) return { segments: [], reason: 'no payments in the period' };
  const payments = (reason: string, days: Period = span): ObjectCover => ({ segments: [{ table: 'payments', ...days }], reason });
  const split = splitFor(columns);
  if (!split) return payments('split or filtered by more than tax type and unit');
  if ([...columns].some((column) => !single.has(column))) return payments('several codes in one row, and an object may have more than one');
  if (rows === 'other') return payments('rows that are neither months nor calendar years');
  if (rows === 'period' && span.from.slice(0, 4) !== span.to.slice(0, 4)) return payments('one row over several calendar years');
  const counted = (days: Period): ObjectSegment => ({ table: 'first_payments', split, across: rows !== 'month', ...days });
  if (span.from === monthStart(span.from)) return { segments: [counted(span)], reason: `counted beforehand: ${split}` };
  if (rows !== 'month' || span.to <= monthEnd(span.from)) return payments('begins inside a month');
  const first = { from: span.from, to: monthEnd(span.from) };
  const rest = { from: addDays(first.to, 1), to: span.to };
  return {
    segments: [...payments('', first).segments, counted(rest)],
    reason: `counted beforehand: ${split}; the cut first month: payments`,
  };
}
