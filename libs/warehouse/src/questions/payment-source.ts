import type { DimensionKey, Period } from '@pendapa/contracts';
import type { CodeColumn } from '../aggregates.ts';
import { coverOf, type Cover, type Segment } from './cover.ts';
import type { Binder } from './dialect.ts';
import { codeColumn, isCode, isTime } from './dimensions.ts';
import { filterColumns, filtersSql } from './filters.ts';
import type { Context, Resolved } from './resolve.ts';
import { timeSql, type Series } from './time-shift.ts';

/** What a single payment contributes to the columns that aggregates hold as sums, where it is not the column itself. */
const OF_PAYMENT: Readonly<Record<string, string>> = {
  unknown_principal: 'CASE WHEN principal IS NULL THEN 1 ELSE 0 END',
  unknown_penalty: 'CASE WHEN penalty IS NULL THEN 1 ELSE 0 END',
  unknown_discount: 'CASE WHEN discount IS NULL THEN 1 ELSE 0 END',
  unknown_transactions: 'CASE WHEN transactions IS NULL THEN 1 ELSE 0 END',
  entries: '1',
  // A reversal alone makes nobody a payer.
  paying_object: 'CASE WHEN coalesce(transactions, 1) > 0 THEN object_key END',
  // A recap stands for payments of objects that it does not name; a single payment without an object has none (a transfer).
  unknown_objects: "CASE WHEN object_key IS NULL AND (grain = 'month' OR transactions IS NULL) THEN 1 ELSE 0 END",
  amount_on_object: 'CASE WHEN object_key IS NOT NULL THEN amount END',
};

const NEVER = '1900-01-01';

/** Columns that only single payments have. */
const OBJECT_COLUMNS = ['paying_object', 'unknown_objects', 'amount_on_object'];

function needsOf({ where }: Resolved, by: readonly DimensionKey[], columns: readonly string[]) {
  return {
    columns: new Set<CodeColumn>([...by.filter(isCode).map(codeColumn), ...filterColumns(where)]),
    days: by.includes('day'),
    objects: columns.some((column) => OBJECT_COLUMNS.includes(column)),
  };
}

export function paymentCover(
  question: Resolved,
  period: Period,
  by: readonly DimensionKey[],
  columns: readonly string[],
  context: Context,
): Cover {
  return coverOf(period, context.extent, needsOf(question, by, columns));
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
      ...columns.map((column) => `${table === 'payments' ? (OF_PAYMENT[column] ?? column) : column} AS ${column}`),
    ];
    const days = `posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}`;
    return `SELECT ${selected.join(', ')} FROM ${relation} WHERE ${days}${filtersSql(question.where, context, binder)}`;
  };
  const periods: readonly [Series, Period][] = question.comparison
    ? [
        [0, question.period],
        [1, question.comparison],
      ]
    : [[0, question.period]];
  const branches = periods.flatMap(([series, period]) =>
    paymentCover(question, period, by, columns, context).segments.flatMap((segment) =>
      context.relations(segment.table, segment).map((relation) => branch(relation, segment, series)),
    ),
  );
  // A statement needs at least one branch to know its columns: one that has no day at all.
  return branches.length > 0
    ? branches
    : [branch(`${context.schema}.payments`, { table: 'payments', from: question.period.to, to: NEVER }, 0)];
}
