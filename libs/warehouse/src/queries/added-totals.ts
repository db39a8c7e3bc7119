import type { Cell, Row } from '../engine/duck.ts';
import { isCode } from './dimensions.ts';
import { ENTRIES, sumIn, type Layout } from './layout.ts';
import type { Resolved } from './resolve.ts';
import type { Series } from './time-shift.ts';

function added(rows: readonly Row[], start: number, layout: Layout, series: Series, name: string): Cell {
  let total: bigint | null = null;
  for (const row of rows) {
    const sum = sumIn(row, start, layout, series, name);
    if (sum !== null) total = (total ?? 0n) + sum;
  }
  return total === null ? null : total.toString();
}

/** Totals that were queried separately. */
export interface Apart {
  readonly layout: Layout;
  readonly row: Row;
}

/**
 * Computes totals by adding all rows of a query, which costs less than a second statement. Totals of measures that do not
 * add up come from `apart`.
 */
export function addedTotals({ by }: Resolved, layout: Layout, rows: readonly Row[], apart: Apart | null): Row {
  const start = by.length;
  const sum = (series: Series, name: string): Cell =>
    apart?.layout.sums.has(name) ? (apart.row[apart.layout.place(name, series)] ?? null) : added(rows, start, layout, series, name);
  const sums = layout.series.flatMap((series) => [...layout.sums.keys()].map((name) => sum(series, name)));
  const without = by.flatMap((dimension, index) => {
    if (!isCode(dimension)) return [];
    const uncoded = rows.filter((row) => row[index] === null);
    return [ENTRIES, layout.main].map((name) => added(uncoded, start, layout, 0, name));
  });
  return [...sums, ...without];
}
