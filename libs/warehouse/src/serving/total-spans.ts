import { addMonths, monthStart, TOTAL_GRAINS, type CalendarDate, type Period, type TotalGrain } from '@pendapa/contracts';
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

const MONTHS: Readonly<Record<TotalGrain, number>> = { month: 1, quarter: 3, year: 12 };

/** A total is posted on its last day. */
export function totalSpans(rows: readonly Row[]): readonly TotalSpan[] {
  return rows.flatMap(([name, tax, posted]): TotalSpan[] => {
    const grain = TOTAL_GRAINS.find((one) => one === name);
    const to = String(posted);
    return grain ? [{ grain, tax: textOrNull(tax), from: addMonths(monthStart(to), 1 - MONTHS[grain]), to }] : [];
  });
}

/** First days of the months of a span. */
export function monthsIn({ from, to }: Period): readonly CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}
