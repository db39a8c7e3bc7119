import type { Cell, Row } from '../engine/duck.ts';
import { isCode } from '../directory/member.ts';
import { ENTRIES, sumIn, type Layout } from './layout.ts';
import type { ResolvedQuery } from './resolve.ts';
import type { Series } from './time-shift.ts';

function sumColumn(rows: readonly Row[], start: number, layout: Layout, series: Series, name: string): Cell {
  let total: bigint | null = null;
  for (const row of rows) {
    const sum = sumIn(row, start, layout, series, name);
    if (sum !== null) total = (total ?? 0n) + sum;
  }
  return total === null ? null : total.toString();
}

/** Totals that were queried separately. */
export interface SeparateTotals {
  readonly layout: Layout;
  readonly row: Row;
}

/**
 * Computes totals by adding all rows of a query, which costs less than a second statement. Totals of measures that do not
 * add up come from `separate`.
 */
export function addedTotals({ by }: ResolvedQuery, layout: Layout, rows: readonly Row[], separate: SeparateTotals | null): Row {
  const start = by.length;
  const sum = (series: Series, name: string): Cell =>
    separate?.layout.sums.has(name)
      ? (separate.row[separate.layout.positionOf(name, series)] ?? null)
      : sumColumn(rows, start, layout, series, name);
  const sums = layout.series.flatMap((series) => [...layout.sums.keys()].map((name) => sum(series, name)));
  const without = by.flatMap((dimension, index) => {
    if (!isCode(dimension)) return [];
    const uncoded = rows.filter((row) => row[index] === null);
    return [ENTRIES, layout.main].map((name) => sumColumn(uncoded, start, layout, 0, name));
  });
  return [...sums, ...without];
}
