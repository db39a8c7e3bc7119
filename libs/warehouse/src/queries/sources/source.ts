import type { DimensionKey } from '@pendapa/contracts';
import type { Binder } from '../dialect.ts';
import { isCode } from '../../directory/member.ts';
import { codeColumn, isTime } from '../dimensions.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import type { Series } from '../time-shift.ts';

/** Tables, rollups and views that a source may read. */
export type QueryTable = Parameters<Context['relations']>[0];

/** Request of a statement to a source of rows. */
export interface SourceRequest {
  readonly query: ResolvedQuery;
  /** Dimensions whose columns the rows have: `t_` and its name for time, otherwise the code's column. */
  readonly by: readonly DimensionKey[];
  /** Dimensions within which distinct counts are made: `by`, or none for a total. */
  readonly countedBy: readonly DimensionKey[];
  readonly columns: readonly string[];
  /** Columns that some row has; filled by the sources. */
  readonly presentColumns: Set<string>;
  readonly context: Context;
  readonly binder: Binder;
}

/** Returns selects whose union has `series`, the columns of `by`, and `columns`; missing values are null. */
export type Source = (request: SourceRequest) => string[];

/** True if rows of units answer the query, not those of the whole agency. */
export const isByUnit = ({ query: { where }, by }: Pick<SourceRequest, 'query' | 'by'>): boolean =>
  by.includes('unit') || where.unit !== undefined || where.kind !== undefined;

export const codesOf = (by: readonly DimensionKey[]): string[] => [...new Set(by.filter(isCode).map(codeColumn))];

interface BranchSql {
  readonly series: Series;
  /** SQL of a time dimension. */
  readonly time: (dimension: DimensionKey) => string;
  /** SQL of a code, if it is not a column of that name; null if rows lack it. */
  readonly code?: (column: string) => string | null;
  /** SQL of a figure; undefined if rows lack it. */
  readonly figure: (column: string) => string | undefined;
}

/** SELECT list with the names and the order of columns that every branch of the union has. */
export function selectedSql(
  { by, columns, presentColumns }: Pick<SourceRequest, 'by' | 'columns' | 'presentColumns'>,
  { series, time, code, figure }: BranchSql,
): string {
  const figures = columns.map((column) => {
    const sql = figure(column);
    if (sql !== undefined) presentColumns.add(column);
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

/** A select without rows, which defines the columns. */
export const emptySelect = (request: SourceRequest): string =>
  `SELECT ${selectedSql(request, { series: 0, time: () => 'CAST(NULL AS DATE)', code: () => null, figure: () => undefined })} WHERE false`;
