import type { DimensionKey } from '@pendapa/contracts';
import type { Binder } from '../dialect.ts';
import { codeColumn, isCode, isTime } from '../dimensions.ts';
import type { Context, Resolved } from '../resolve.ts';
import type { Series } from '../time-shift.ts';

/** What a statement asks of a source of rows. */
export interface Wanted {
  readonly question: Resolved;
  /** Dimensions whose columns the rows carry: `t_` and its name for time, else the code's column. */
  readonly by: readonly DimensionKey[];
  /** Dimensions within which different things are counted: `by`, or nothing for a total. */
  readonly countedBy: readonly DimensionKey[];
  readonly columns: readonly string[];
  /** Filled by the sources: the columns of which some row tells. */
  readonly given: Set<string>;
  readonly context: Context;
  readonly binder: Binder;
}

/** Selects whose union holds `series`, the columns of `by`, and `columns`; what a row does not tell is null. */
export type Source = (wanted: Wanted) => string[];

export const codesOf = (by: readonly DimensionKey[]): string[] => [...new Set(by.filter(isCode).map(codeColumn))];

interface Given {
  readonly series: Series;
  /** The SQL of a time dimension. */
  readonly time: (dimension: DimensionKey) => string;
  /** The SQL of a code, where it is not a column of that name; null where the row has none. */
  readonly code?: (column: string) => string | null;
  /** The SQL of a figure; undefined where the row does not tell. */
  readonly figure: (column: string) => string | undefined;
}

/** The list of a SELECT whose columns have the names and the order that every branch of the union has. */
export function selectedSql(
  { by, columns, given }: Pick<Wanted, 'by' | 'columns' | 'given'>,
  { series, time, code, figure }: Given,
): string {
  const figures = columns.map((column) => {
    const sql = figure(column);
    if (sql !== undefined) given.add(column);
    return `${sql ?? 'NULL'} AS ${column}`;
  });
  return [
    `${String(series)} AS series`,
    ...by.filter(isTime).map((dimension) => `${time(dimension)} AS t_${dimension}`),
    ...codesOf(by).map((column) => {
      const sql = code === undefined ? column : code(column);
      return `${sql ?? 'NULL'} AS ${column}`;
    }),
    ...figures,
  ].join(', ');
}

/** A select of no row, which tells the names of the columns. */
export const nothing = (wanted: Wanted): string =>
  `SELECT ${selectedSql(wanted, { series: 0, time: () => 'CAST(NULL AS DATE)', code: () => null, figure: () => undefined })} WHERE false`;
