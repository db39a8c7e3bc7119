import { addMonths, monthsOf, monthStart, TOTAL_GRAINS, type CalendarDate, type Period, type TotalGrain } from '@pendapa/contracts';
import { textOrNull, type Row } from '../engine/duck.ts';
import { quotedList } from '../engine/literals.ts';

/** A span whose payments of a tax are known only as one total. */
export interface TotalSpan extends Period {
  readonly grain: TotalGrain;
  /** Null for a total without a tax. */
  readonly tax: string | null;
}

export const TOTAL_SPANS_SQL = (schema: string): string =>
  `SELECT DISTINCT grain, tax_code, posted_on FROM ${schema}.payments WHERE grain IN (${quotedList(TOTAL_GRAINS)})
   ORDER BY posted_on, tax_code, grain`;

/** Months by tax with recaps whose objects are unknown. */
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

/** Returns the months of longer totals by tax: a total leaves the same unknown as a recap of each month. */
export const monthsOfTotals = (spans: readonly TotalSpan[]): readonly { readonly tax: string | null; readonly month: CalendarDate }[] =>
  spans.flatMap((span) => (span.grain === 'month' ? [] : monthsOf(span).map((month) => ({ tax: span.tax, month }))));

/** Returns true if a total covers a month without payments of its own. */
export const isInTotal = (month: CalendarDate, spans: readonly TotalSpan[]): boolean =>
  spans.some(({ from, to }) => from <= month && month <= to);
