import type { Texts } from '@pendapa/contracts';
import { filtersSql } from '../filters.ts';
import { selectedSql, type QueryTable, type Source, type SourceRequest } from './source.ts';
import type { RowSpan } from './spans.ts';

/** SQL of figures by column. A function binds its parameters only if the column is queried. */
type FigureSql = Readonly<Record<string, string | (() => string)>>;

/** Declares the rows of one table: where they are, on which days, by which codes, and which figures each of them gives. */
export interface TableDeclaration<T extends RowSpan = RowSpan> {
  readonly table: QueryTable | ((span: T, request: SourceRequest) => QueryTable);
  /** Why the table is read. */
  readonly reason: Texts | ((span: T, request: SourceRequest) => Texts);
  /** Days that are read, each with its series and its place in time. */
  readonly spans: (request: SourceRequest) => readonly T[];
  /** Select over a relation with computed columns or conditions of its own; the relation itself by default. */
  readonly rows?: (relation: string, span: T, request: SourceRequest) => string;
  /** Condition of the rows; all by default. */
  readonly where?: (span: T, request: SourceRequest) => string;
  /** SQL of a code that is no column of that name; null if rows lack it. */
  readonly code?: (column: string, request: SourceRequest) => string | null;
  /** SQL of the figures; `entries` is the number of rows behind them. */
  readonly figures: FigureSql | ((span: T, request: SourceRequest) => FigureSql);
}

/** Figures that are columns of the table. */
export const ownColumns = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, name]));

/** True if a figure besides the number of rows is queried. */
const isQueried = (figures: FigureSql, { columns }: SourceRequest): boolean =>
  columns.some((column) => column !== 'entries' && Object.hasOwn(figures, column));

function selectSql<T extends RowSpan>(
  { rows, where, code }: TableDeclaration<T>,
  figures: FigureSql,
  relation: string,
  span: T,
  request: SourceRequest,
): string {
  const { query, context, binder } = request;
  const selected = selectedSql(request, {
    series: span.series,
    time: span.time ?? (() => 'CAST(NULL AS DATE)'),
    ...(code && { code: (column: string) => code(column, request) }),
    figure: (column) => {
      const sql = Object.hasOwn(figures, column) ? figures[column] : undefined;
      return typeof sql === 'function' ? sql() : sql;
    },
  });
  const from = rows === undefined ? relation : `(${rows(relation, span, request)}) r`;
  return `SELECT ${selected} FROM ${from} WHERE ${where?.(span, request) ?? 'true'}${filtersSql(query.where, context, binder)}`;
}

/** Writes the selects of a declared table; none if no figure of it is queried. */
export function tableSource<T extends RowSpan>(declared: TableDeclaration<T>): Source {
  const { table, reason, spans, figures } = declared;
  return (request) =>
    spans(request).flatMap((span) => {
      const sqlOf = typeof figures === 'function' ? figures(span, request) : figures;
      if (!isQueried(sqlOf, request)) return [];
      const relations = request.context.relations(
        typeof table === 'function' ? table(span, request) : table,
        span.days,
        typeof reason === 'function' ? reason(span, request) : reason,
      );
      return relations.map((relation) => selectSql(declared, sqlOf, relation, span, request));
    });
}

/** The rows of several sources. */
export const union =
  (...sources: readonly Source[]): Source =>
  (request) =>
    sources.flatMap((source) => source(request));
