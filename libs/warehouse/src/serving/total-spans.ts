import { addMonths, monthsOf, monthStart, TOTAL_GRAINS, type CalendarDate, type Period, type TotalGrain } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';

/** Days of which the payments of a tax are known as one total. */
export interface TotalSpan extends Period {
  readonly grain: TotalGrain;
  /** Null for a total that names no tax. */
  readonly tax: string | null;
}

export const TOTAL_SPANS_SQL = (schema: string): string =>
  `SELECT DISTINCT grain, tax_code, posted_on FROM ${schema}.payments WHERE grain IN (${TOTAL_GRAINS.map((grain) => `'${grain}'`).join(', ')})
   ORDER BY posted_on, tax_code, grain`;

/** Months of which some payments are recaps that do not tell their objects, by tax. */
export const RECAPS_SQL = (schema: string): string =>
  `SELECT DISTINCT tax_code, posted_on FROM ${schema}.agg_month_unit WHERE unknown_objects > 0 ORDER BY tax_code, posted_on`;

const MONTHS: Readonly<Record<TotalGrain, number>> = { month: 1, quarter: 3, year: 12 };

/** A total is posted on its last day. */
export function totalSpans(rows: readonly Row[]): readonly TotalSpan[] {
  return rows.flatMap(([name, tax, posted]): TotalSpan[] => {
    const grain = TOTAL_GRAINS.find((one) => one === name);
    const to = String(posted);
    return grain ? [{ grain, tax: textOrNull(tax), from: addMonths(monthStart(to), 1 - MONTHS[grain]), to }] : [];
  });
}

/** The months of totals of longer spans, by tax: what a recap of each month would leave open, such a total leaves open too. */
export const monthsOfTotals = (spans: readonly TotalSpan[]): readonly { readonly tax: string | null; readonly month: CalendarDate }[] =>
  spans.flatMap((span) => (span.grain === 'month' ? [] : monthsOf(span).map((month) => ({ tax: span.tax, month }))));

/** Whether a month lies in a total, although it has no payments of its own. */
export const isInTotal = (month: CalendarDate, spans: readonly TotalSpan[]): boolean =>
  spans.some(({ from, to }) => from <= month && month <= to);
