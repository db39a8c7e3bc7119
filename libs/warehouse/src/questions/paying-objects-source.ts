import type { DimensionKey, Period } from '@pendapa/contracts';
import type { CodeColumn } from '../aggregates.ts';
import { PAYING_OBJECT } from '../first-payments.ts';
import { objectCoverOf, type ObjectNeeds, type ObjectSegment } from './cover.ts';
import type { Binder } from './dialect.ts';
import { codeColumn, isCode, isTime } from './dimensions.ts';
import { filterColumns, filtersSql } from './filters.ts';
import type { Context, Filters, Resolved } from './resolve.ts';
import { monthsBetween, movesByDays, periodsOf, timeSql, type Series } from './time-shift.ts';

/** An object to be counted once, or a number of objects counted beforehand; a row has one of both. */
export const DISTINCT_COLUMNS = ['paying_object', 'paying_objects'] as const;
type DistinctColumn = (typeof DISTINCT_COLUMNS)[number];

export const isDistinct = (column: string): column is DistinctColumn => (DISTINCT_COLUMNS as readonly string[]).includes(column);

const yearsBetween = ({ from, to }: Period): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

/** What is left over of a longer comparison joins its last row: such a row is neither a month nor a year. */
function rowsOf(question: Resolved, by: readonly DimensionKey[], fiscalYearStart: number, series: Series): ObjectNeeds['rows'] {
  const { period, comparison } = question;
  const times = by.filter(isTime);
  if (times.length === 0) return 'period';
  const fits = (length: (span: Period) => number) => comparison === null || length(comparison) <= length(period);
  if (times.includes('day') || movesByDays(question, series)) return 'other';
  if (times.includes('month')) return fits(({ from, to }) => monthsBetween(from, to)) ? 'month' : 'other';
  return fiscalYearStart === 1 && fits(yearsBetween) ? 'year' : 'other';
}

function needsOf(question: Resolved, by: readonly DimensionKey[], { fiscalYearStart }: Context, series: Series): ObjectNeeds {
  const { where } = question;
  const single: CodeColumn[] = [];
  if (by.includes('taxType') || where.tax?.length === 1) single.push('tax_code');
  if (by.includes('unit') || where.unit?.length === 1) single.push('unit_code');
  return {
    columns: new Set<CodeColumn>([...by.filter(isCode).map(codeColumn), ...filterColumns(where)]),
    single: new Set(single),
    rows: rowsOf(question, by, fiscalYearStart, series),
  };
}

/** Across months an object counts where it pays for the first time since the first of them. */
function firstPaymentRows({ split, across, from }: ObjectSegment & { readonly table: 'first_payments' }, binder: Binder): string {
  const rows = `split = '${split}'`;
  return across ? `${rows} AND (month_before IS NULL OR month_before < ${binder.day(from)})` : rows;
}

/** Where the rows of a segment come from, and what they tell of the objects. */
interface Origin {
  readonly from: string;
  readonly told: Readonly<Partial<Record<DistinctColumn, string>>>;
}

/** One origin for each relation; one for all where everything is counted together, so that the engine reads no other column. */
function originsOf(segment: ObjectSegment, together: boolean, where: Filters, context: Context, binder: Binder): Origin[] {
  const days = `posted_on BETWEEN ${binder.day(segment.from)} AND ${binder.day(segment.to)}`;
  const rows = segment.table === 'payments' ? `${PAYING_OBJECT} IS NOT NULL` : firstPaymentRows(segment, binder);
  const found = context
    .relations(segment.table, segment)
    .map((relation) => `${relation} WHERE ${days} AND ${rows}${filtersSql(where, context, binder)}`);
  if (segment.table === 'first_payments') return found.map((from) => ({ from, told: { paying_objects: 'paying_objects' } }));
  if (!together || found.length === 0) return found.map((from) => ({ from, told: { paying_object: PAYING_OBJECT } }));
  const paid = found.map((from) => `SELECT ${PAYING_OBJECT} AS object FROM ${from}`).join(' UNION ALL ');
  return [{ from: `(${paid}) paid`, told: { paying_objects: 'count(DISTINCT object)' } }];
}

/**
 * The paying objects of a question, in rows of the same shape as those of the sums: `by` names the columns, `countedBy` what the
 * objects are counted within. The total of a split counts each object once, so it is asked with an empty `countedBy`.
 */
export function payingObjectsSource(
  question: Resolved,
  by: readonly DimensionKey[],
  countedBy: readonly DimensionKey[],
  columns: readonly string[],
  context: Context,
  binder: Binder,
): string[] {
  const codes = [...new Set(by.filter(isCode).map(codeColumn))];
  const counted = new Set(countedBy.filter(isCode).map(codeColumn));
  const branch = ({ from, told }: Origin, series: Series) => {
    const selected = [
      `${String(series)} AS series`,
      ...by.filter(isTime).map((dimension) => `${timeSql(dimension, 'posted_on', series, question, context, binder)} AS t_${dimension}`),
      ...codes.map((code) => (counted.has(code) ? code : `CAST(NULL AS VARCHAR) AS ${code}`)),
      ...columns.map((column) => `${(isDistinct(column) ? told[column] : undefined) ?? 'CAST(NULL AS BIGINT)'} AS ${column}`),
    ];
    return `SELECT ${selected.join(', ')} FROM ${from}`;
  };
  return periodsOf(question).flatMap(([series, period]) =>
    objectCoverOf(period, context.extent, needsOf(question, countedBy, context, series)).segments.flatMap((segment) =>
      originsOf(segment, countedBy.length === 0, question.where, context, binder).map((origin) => branch(origin, series)),
    ),
  );
}
