import type { DimensionKey } from '@pendapa/contracts';
import { SUMMANDS, type CodeColumn, type SummedColumn } from '../aggregates.ts';
import { coverOf, type Segment, type SourceTable } from './cover.ts';
import type { Binder } from './dialect.ts';
import { codeColumn, isCode, isTime } from './dimensions.ts';
import { filterColumns, filtersSql } from './filters.ts';
import type { Context, Resolved } from './resolve.ts';
import { movesByDays, periodsOf, timeSql, type Series } from './time-shift.ts';

const isSummed = (column: string): column is SummedColumn => Object.hasOwn(SUMMANDS, column);

const NEVER = '1900-01-01';

function needsOf(question: Resolved, by: readonly DimensionKey[], series: Series) {
  const { where } = question;
  return {
    columns: new Set<CodeColumn>([...by.filter(isCode).map(codeColumn), ...filterColumns(where)]),
    days: by.includes('day') || (by.some(isTime) && movesByDays(question, series)),
  };
}

/** What a column reads: a single payment's part of a sum, or the sum itself; what only the counts of objects have stays empty. */
function columnSql(column: string, table: SourceTable): string {
  if (!isSummed(column)) return `CAST(NULL AS BIGINT) AS ${column}`;
  return `${table === 'payments' ? SUMMANDS[column] : column} AS ${column}`;
}

/** Rows of the payments or their aggregates: `series`, the time dimensions, the codes that `by` needs, and `columns`. */
export function paymentSource(
  question: Resolved,
  by: readonly DimensionKey[],
  columns: readonly string[],
  context: Context,
  binder: Binder,
): string[] {
  const codes = [...new Set(by.filter(isCode).map(codeColumn))];
  const branch = (relation: string, { table, from, to }: Segment, series: Series) => {
    const selected = [
      `${String(series)} AS series`,
      ...by.filter(isTime).map((dimension) => `${timeSql(dimension, 'posted_on', series, question, context, binder)} AS t_${dimension}`),
      ...codes,
      ...columns.map((column) => columnSql(column, table)),
    ];
    const days = `posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}`;
    return `SELECT ${selected.join(', ')} FROM ${relation} WHERE ${days}${filtersSql(question.where, context, binder)}`;
  };
  const branches = periodsOf(question).flatMap(([series, period]) =>
    coverOf(period, context.extent, needsOf(question, by, series)).segments.flatMap((segment) =>
      context.relations(segment.table, segment).map((relation) => branch(relation, segment, series)),
    ),
  );
  // A statement needs at least one branch to know its columns: one that has no day at all.
  return branches.length > 0
    ? branches
    : [branch(`${context.schema}.payments`, { table: 'payments', from: question.period.to, to: NEVER }, 0)];
}
