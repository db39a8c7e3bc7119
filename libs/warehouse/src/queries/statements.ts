import type { DimensionKey } from '@pendapa/contracts';
import { COMPONENTS } from './components.ts';
import { figureSql } from './figure.ts';
import { Binder, type Dialect } from './dialect.ts';
import { isCode } from '../directory/member.ts';
import { dimensionSql, joinsSql } from './dimensions.ts';
import { ENTRIES, type Layout } from './layout.ts';
import { measureOf } from './measures.ts';
import type { Context, Paging, ResolvedQuery } from './resolve.ts';
import { emptySelect, type SourceRequest } from './sources/source.ts';
import { SOURCES } from './sources/subject-sources.ts';
import type { Series } from './time-shift.ts';

export interface Statement {
  readonly sql: string;
  readonly values: readonly string[];
}

/** Matches a parameter of a dialect; its group is the index. */
const parameterPattern = ({ parameter }: Dialect): RegExp =>
  new RegExp(
    parameter(0)
      .replace(/[$(){}]/g, '\\$&')
      .replace('0', '(\\d+)'),
    'g',
  );

/** Returns a statement with plain codes written into it instead of parameters; other values stay parameters. */
export function withCodesWritten({ sql, values }: Statement, dialect: Dialect): Statement {
  const binder = new Binder(dialect, true);
  const written = values.map(binder.bind);
  return { sql: sql.replace(parameterPattern(dialect), (_, index) => written[Number(index) - 1] ?? ''), values: binder.values };
}

const columnName = (sum: string, series: Series): string => `${sum}_${String(series)}`;

const sumColumns = ({ sums, series }: Layout, presentColumns: ReadonlySet<string>): string[] =>
  series.flatMap((one) =>
    [...sums].map(([name, { sql }]) => `${sql(series.length > 1 ? one : null, presentColumns)} AS ${columnName(name, one)}`),
  );

interface FromClause {
  readonly sql: string;
  readonly presentColumns: ReadonlySet<string>;
}

/** FROM clause: the union of sources with the joins of dimensions; distinct counts are made within `countedBy`. */
function fromSql(
  query: ResolvedQuery,
  { columns }: Layout,
  by: readonly DimensionKey[],
  countedBy: readonly DimensionKey[],
  context: Context,
  binder: Binder,
): FromClause {
  const presentColumns = new Set<string>();
  const request: SourceRequest = { query, by, countedBy, columns, presentColumns, context, binder };
  const rows = SOURCES[query.subject](request);
  return {
    sql: `(${(rows.length > 0 ? rows : [emptySelect(request)]).join(' UNION ALL ')}) s${joinsSql(by, context.schema)}`,
    presentColumns,
  };
}

function orderSql({ subject, measures, by, sort }: ResolvedQuery): string {
  const sortExpression = (key: string): string => {
    if (measures.includes(key))
      return measureOf(subject, key).order((component) => `(${figureSql(COMPONENTS[component], (sum) => columnName(sum, 0))})`);
    const index = by.findIndex((dimension) => dimension === key);
    if (index < 0) throw new Error(`Rows cannot be sorted by ${key}.`);
    return `d${String(index)}`;
  };
  const sortKeys = sort.map(({ key, descending }) => `${sortExpression(key)} ${descending ? 'DESC' : 'ASC'} NULLS LAST`);
  // Dimensions at the end make the order of rows deterministic.
  return [...sortKeys, ...by.map((_, index) => `d${String(index)} ASC NULLS LAST`)].join(', ');
}

function groupedSql(query: ResolvedQuery, layout: Layout, context: Context, binder: Binder): string {
  const { by } = query;
  const dimensions = by.map((dimension, index) => `${dimensionSql(dimension)} AS d${String(index)}`);
  const { sql, presentColumns } = fromSql(query, layout, by, by, context, binder);
  const columns = [...dimensions, ...sumColumns(layout, presentColumns)].join(', ');
  return `SELECT ${columns} FROM ${sql} GROUP BY ${by.map(dimensionSql).join(', ')}`;
}

/** Statement of the first rows in order: dimensions, then the sums of each series. */
export function rowsStatement(query: ResolvedQuery, layout: Layout, context: Context, maxRows: number): Statement {
  const binder = new Binder(context.dialect, context.writesCodes);
  const grouped = groupedSql(query, layout, context, binder);
  return { sql: `SELECT * FROM (${grouped}) g ORDER BY ${orderSql(query)} LIMIT ${String(maxRows)}`, values: binder.values };
}

/** Statement that estimates the number of groups without materializing them. */
export function groupsStatement(query: ResolvedQuery, layout: Layout, context: Context): Statement {
  const binder = new Binder(context.dialect, context.writesCodes);
  const { sql } = fromSql(query, layout, query.by, query.by, context, binder);
  return { sql: `SELECT ${context.dialect.approximateDistinctCount(query.by.map(dimensionSql))} FROM ${sql}`, values: binder.values };
}

/** Statement of one page of a long result; each row ends with the total number of rows. */
export function pageStatement(query: ResolvedQuery, layout: Layout, context: Context, { offset, limit }: Paging): Statement {
  const binder = new Binder(context.dialect, context.writesCodes);
  const grouped = groupedSql(query, layout, context, binder);
  const page = `LIMIT ${String(limit)} OFFSET ${String(offset)}`;
  return {
    sql: `WITH grouped AS (${grouped}) SELECT *, count(*) OVER () AS row_count FROM grouped ORDER BY ${orderSql(query)} ${page}`,
    values: binder.values,
  };
}

/** Statement of totals: the sums of each series, and for each code dimension the entries and the main sum of rows without a code. */
export function totalsStatement(query: ResolvedQuery, layout: Layout, context: Context): Statement {
  const binder = new Binder(context.dialect, context.writesCodes);
  const by = query.by.filter(isCode);
  const without = by.flatMap((dimension) => {
    const rows = `series = 0 AND ${dimensionSql(dimension)} IS NULL`;
    return [ENTRIES, layout.main].map((column) => `sum(CASE WHEN ${rows} THEN ${column} END)`);
  });
  const { sql, presentColumns } = fromSql(query, layout, by, [], context, binder);
  return { sql: `SELECT ${[...sumColumns(layout, presentColumns), ...without].join(', ')} FROM ${sql}`, values: binder.values };
}

/** Statement of totals: only the sums of a layout. */
export function separateTotalsStatement(query: ResolvedQuery, layout: Layout, context: Context): Statement {
  const binder = new Binder(context.dialect, context.writesCodes);
  const { sql, presentColumns } = fromSql(query, layout, [], [], context, binder);
  return { sql: `SELECT ${sumColumns(layout, presentColumns).join(', ')} FROM ${sql}`, values: binder.values };
}
