import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period, type Texts } from '@pendapa/contracts';
import type { MonthAggregate } from '../derived/aggregates.ts';
import type { PayerSplit } from '../derived/payer-splits.ts';

/** Pinned tables that are ready. */
export interface ReadyRollups {
  /** Days of the partial month; null if the table is not ready. */
  readonly partialMonth: () => Period | null;
  /** Spans of the to-date rollup of an aggregate. */
  readonly toDate: (of: MonthAggregate | PayerSplit) => readonly Period[];
}
export const NO_READY_ROLLUPS: ReadyRollups = { partialMonth: () => null, toDate: () => [] };

export const NO_PAYMENTS: Texts = { id: 'tidak ada pembayaran dalam periode ini', en: 'no payments in the period' };

/**
 * Part of the period in which there can be data.
 * If the data begin or end inside a month, the rest of that month is empty.
 * So the whole month is read, and a year to date needs no single days.
 */
export function spanWithData(period: Period, extent: Period): Period | null {
  const from = period.from <= extent.from ? monthStart(extent.from) : period.from;
  const to = period.to >= extent.to ? monthEnd(extent.to) : period.to;
  return from <= to ? { from, to } : null;
}

export function wholeMonths({ from, to }: Period): Period | null {
  const first = from === monthStart(from) ? from : monthStart(addMonths(monthStart(from), 1));
  const last: CalendarDate = to === monthEnd(to) ? to : addDays(monthStart(to), -1);
  return first <= last ? { from: first, to: last } : null;
}

/** Days of a period up to the last day with data. */
export const upToData = ({ from, to }: Period, extent: Period): Period => ({ from, to: to < extent.to ? to : extent.to });
export const isOneOf = (spans: readonly Period[], { from, to }: Period): boolean =>
  spans.some((span) => span.from === from && span.to === to);
