import { addDays, addMonths, monthEnd, monthStart, type CalendarDate, type Period, type Texts } from '@pendapa/contracts';
/** Returns true if a rollup in memory is ready and gives the sums of these days exactly. */
export type IsReady = (table: string, days: Period) => boolean;
export const NOTHING_READY: IsReady = () => false;

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
