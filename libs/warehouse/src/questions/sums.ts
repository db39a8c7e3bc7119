import type { Series } from './time-shift.ts';

/** What the engine works out for each group and series, so that no ratio is ever summed. */
export interface Sum {
  /** `series`: whose rows count, null where there is but one; `told`: the columns of which some row tells. */
  readonly sql: (series: Series | null, given: ReadonlySet<string>) => string;
  /** Whether the sum of a whole is that of its parts: different things may be in several of them. */
  readonly adds: boolean;
  /** For a sum that does not add up: the only columns that it reads, so that it can be asked for alone. */
  readonly alone?: readonly string[];
}

/** An expression for the rows of one series; of all where there is but one. */
export const only = (series: Series | null, expression: string): string =>
  series === null ? expression : `CASE WHEN series = ${String(series)} THEN ${expression} END`;

export const sumOfColumn = (column: string): Sum => ({ sql: (series) => `sum(${only(series, column)})`, adds: true });
export const sumsOfColumns = (columns: readonly string[]): Record<string, Sum> =>
  Object.fromEntries(columns.map((column) => [column, sumOfColumn(column)]));
