import type { DimensionKey, Period, Texts } from '@pendapa/contracts';
import { ofSplitSql } from '../../derived/payer-counts.ts';
import { PAYER_NAMES, PAYERS, type Payer } from '../../derived/payer-splits.ts';
import { payerCoverOf, type CountedSegment, type PayerNeeds, type PayerSegment } from '../cover.ts';
import type { Binder } from '../dialect.ts';
import { codeColumn, isCode, isTime } from '../dimensions.ts';
import { filterColumns, filtersSql } from '../filters.ts';
import type { Context, Resolved } from '../resolve.ts';
import { codesOf, selectedSql, type Source, type Wanted } from './source.ts';
import { monthsBetween } from '../months.ts';
import { movesByDays, periodsOf, timeSql, type Series } from '../time-shift.ts';

/** Columns of payers: a key for a distinct count, or a stored count; a row has one of both. */
export const PAYER_COLUMNS = {
  object: { single: 'paying_object', counted: 'paying_objects' },
  taxpayer: { single: 'paying_taxpayer', counted: 'paying_taxpayers' },
} as const satisfies Record<Payer, object>;

const yearsBetween = ({ from, to }: Period): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

/** Span of rows. The rest of a longer comparison joins its last row, which is then neither a month nor a year. */
function wayOf(question: Resolved, by: readonly DimensionKey[], fiscalYearStart: number, series: Series): PayerNeeds['rows'] {
  const { period, comparison } = question;
  const times = by.filter(isTime);
  if (times.length === 0) return 'period';
  const fits = (length: (span: Period) => number) => comparison === null || length(comparison) <= length(period);
  if (times.includes('day') || movesByDays(question, series)) return 'other';
  if (times.includes('month')) return fits(({ from, to }) => monthsBetween(from, to)) ? 'month' : 'other';
  return fiscalYearStart === 1 && fits(yearsBetween) ? 'year' : 'other';
}

function needsOf(payer: Payer, question: Resolved, by: readonly DimensionKey[], context: Context, series: Series): PayerNeeds {
  const { where } = question;
  const single: string[] = [];
  if (by.includes('taxType') || where.tax?.length === 1) single.push('tax_code');
  if (by.includes('unit') || where.unit?.length === 1) single.push('unit_code');
  return {
    columns: new Set([...by.filter(isCode).map(codeColumn), ...filterColumns(where)]),
    single: new Set(single),
    rows: wayOf(question, by, context.fiscalYearStart, series),
    ever: context.directory.payersEver[payer],
  };
}

/** SQL of stored payer counts: across months a payer counts if it had not paid since the first day of its row. */
export function firstsSql({ table, split, since }: CountedSegment, binder: Binder): string {
  const rows = table === 'payer_days' ? [ofSplitSql(split)] : [];
  const firsts = since === null ? [] : [`(month_before IS NULL OR month_before < ${binder.day(since)})`];
  return [...rows, ...firsts].map((condition) => ` AND ${condition}`).join('');
}

/** Origin of a segment's rows, with their payer columns. */
interface Origin {
  readonly from: string;
  readonly figures: Readonly<Record<string, string>>;
}

/** One origin for each relation, or one for all if everything is counted together, so that no other column is read. */
function originsOf(segment: PayerSegment, payer: Payer, reason: Texts, { question, countedBy, context, binder }: Wanted): Origin[] {
  const { single, counted } = PAYER_COLUMNS[payer];
  const key = PAYERS[payer];
  const days = `posted_on BETWEEN ${binder.day(segment.from)} AND ${binder.day(segment.to)}`;
  const rows = segment.table === 'payments' ? `${key} IS NOT NULL` : `payer = '${payer}'${firstsSql(segment, binder)}`;
  const relations = context.relations(segment.table, segment, reason);
  if (segment.table !== 'payments' && segment.table !== 'payer_days') {
    const firsts = context.yearPayers.relationOf(segment.split, segment, segment.since);
    if (firsts !== null) {
      const from = `${firsts} WHERE ${days} AND payer = '${payer}'${filtersSql(question.where, context, binder)}`;
      return [{ from, figures: { [counted]: 'payers' } }];
    }
  }
  const found = relations.map((relation) => `${relation} WHERE ${days} AND ${rows}${filtersSql(question.where, context, binder)}`);
  if (segment.table !== 'payments') return found.map((from) => ({ from, figures: { [counted]: 'payers' } }));
  if (countedBy.length > 0 || found.length === 0) return found.map((from) => ({ from, figures: { [single]: key } }));
  const paid = found.map((from) => `SELECT ${key} AS payer FROM ${from}`).join(' UNION ALL ');
  return [{ from: `(${paid}) paid`, figures: { [counted]: 'count(DISTINCT payer)' } }];
}

/**
 * Source of distinct payers, in rows of the same shape as sums. A total counts each payer once, so it is
 * queried with an empty `countedBy`.
 */
function sourceOf(payer: Payer): Source {
  return (wanted) => {
    const { question, countedBy, context, binder } = wanted;
    const counted = new Set(codesOf(countedBy));
    const branch = ({ from, figures }: Origin, ofMonths: boolean, series: Series) => {
      const selected = selectedSql(wanted, {
        series,
        time: (dimension) => timeSql(dimension, 'posted_on', series, question, context, binder, ofMonths),
        code: (column) => (counted.has(column) ? column : 'CAST(NULL AS VARCHAR)'),
        figure: (column) => figures[column],
      });
      return `SELECT ${selected} FROM ${from}`;
    };
    return periodsOf(question).flatMap(([series, period]) => {
      const { segments, reason } = payerCoverOf(
        period,
        context.extent,
        needsOf(payer, question, countedBy, context, series),
        context.summed,
      );
      return segments.flatMap((segment) =>
        originsOf(segment, payer, reason, wanted).map((origin) => branch(origin, segment.table.endsWith('_payer_months'), series)),
      );
    });
  };
}

/** Source of the queried kinds of payers. */
export const payersSource: Source = (wanted) =>
  PAYER_NAMES.flatMap((payer) => (wanted.columns.includes(PAYER_COLUMNS[payer].single) ? sourceOf(payer)(wanted) : []));
