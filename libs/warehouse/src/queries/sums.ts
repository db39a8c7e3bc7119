import type { Series } from './time-shift.ts';

/** Sum that the engine computes for each group and series; ratios are never summed. */
export interface Sum {
  /** Returns the SQL. `series` selects rows, null for a single series; `given` are the columns that some row has. */
  readonly sql: (series: Series | null, presentColumns: ReadonlySet<string>) => string;
  /** True if a total is the sum of its parts; false for distinct counts. */
  readonly isAdditive: boolean;
  /** Columns that a non-additive sum reads, so that it can be queried alone. */
  readonly separateColumns?: readonly string[];
}

/** Limits an expression to the rows of one series; unchanged for a single series. */
export const ofSeries = (series: Series | null, expression: string): string =>
  series === null ? expression : `CASE WHEN series = ${String(series)} THEN ${expression} END`;

export const sumOfColumn = (column: string): Sum => ({ sql: (series) => `sum(${ofSeries(series, column)})`, isAdditive: true });
export const sumsOfColumns = (columns: readonly string[]): Record<string, Sum> =>
  Object.fromEntries(columns.map((column) => [column, sumOfColumn(column)]));
