import type { DimensionKey, Period, Texts } from '@pendapa/contracts';
import { PAYER_NAMES, PAYERS, type Payer } from '../../rollups/payers/payer-splits.ts';
import { firstPaymentsSql, payerCoverOf, type PayerNeeds, type PayerSegment } from '../../rollups/payers/payer-cover.ts';
import { isCode } from '../../directory/member.ts';
import { codeColumn, isTime } from '../dimensions.ts';
import { filterColumns, filtersSql } from '../filters.ts';
import type { Context, ResolvedQuery } from '../resolve.ts';
import { codesOf, selectedSql, type Source, type SourceRequest } from './source.ts';
import { monthsBetween } from '../months.ts';
import { movesByDays, periodsOf, timeSql, type Series } from '../time-shift.ts';
import { quoted } from '../../engine/literals.ts';

/** Columns of payers: a key for a distinct count, or a stored count; a row has one of both. */
export const PAYER_COLUMNS = {
  object: { keyColumn: 'paying_object', countColumn: 'paying_objects' },
  taxpayer: { keyColumn: 'paying_taxpayer', countColumn: 'paying_taxpayers' },
} as const satisfies Record<Payer, object>;

const yearsBetween = ({ from, to }: Period): number => Number(to.slice(0, 4)) - Number(from.slice(0, 4));

/** Span of rows. The rest of a longer comparison joins its last row, which is then neither a month nor a year. */
function rowSpanOf(query: ResolvedQuery, by: readonly DimensionKey[], fiscalYearStart: number, series: Series): PayerNeeds['rows'] {
  const { period, comparison } = query;
  const times = by.filter(isTime);
  if (times.length === 0) return 'period';
  const isComparisonNoLonger = (length: (span: Period) => number) => comparison === null || length(comparison) <= length(period);
  if (times.includes('day') || movesByDays(query, series)) return 'other';
  if (times.includes('month')) return isComparisonNoLonger(({ from, to }) => monthsBetween(from, to)) ? 'month' : 'other';
  return fiscalYearStart === 1 && isComparisonNoLonger(yearsBetween) ? 'year' : 'other';
}

function needsOf(payer: Payer, query: ResolvedQuery, by: readonly DimensionKey[], context: Context, series: Series): PayerNeeds {
  const { where } = query;
  const singleCodes: string[] = [];
  if (by.includes('taxType') || where.tax?.length === 1) singleCodes.push('tax_code');
  if (by.includes('unit') || where.unit?.length === 1) singleCodes.push('unit_code');
  return {
    columns: new Set([...by.filter(isCode).map(codeColumn), ...filterColumns(where)]),
    singleCodes: new Set(singleCodes),
    rows: rowSpanOf(query, by, context.fiscalYearStart, series),
    ever: context.directory.payersEver[payer],
  };
}

/** Origin of a segment's rows, with their payer columns. */
interface Origin {
  readonly from: string;
  readonly figures: Readonly<Record<string, string>>;
}

/** One origin for each relation, or one for all if everything is counted together, so that no other column is read. */
function originsOf(segment: PayerSegment, payer: Payer, reason: Texts, { query, countedBy, context, binder }: SourceRequest): Origin[] {
  const { keyColumn, countColumn } = PAYER_COLUMNS[payer];
  const key = PAYERS[payer];
  const days = `posted_on BETWEEN ${binder.day(segment.from)} AND ${binder.day(segment.to)}`;
  const rows = segment.table === 'payments' ? `${key} IS NOT NULL` : `payer = ${quoted(payer)}${firstPaymentsSql(segment, binder.day)}`;
  const relations = context.relations(segment.table, segment, reason);
  const found = relations.map((relation) => `${relation} WHERE ${days} AND ${rows}${filtersSql(query.where, context, binder)}`);
  if (segment.table !== 'payments') return found.map((from) => ({ from, figures: { [countColumn]: 'payers' } }));
  if (countedBy.length > 0 || found.length === 0) return found.map((from) => ({ from, figures: { [keyColumn]: key } }));
  const paid = found.map((from) => `SELECT ${key} AS payer FROM ${from}`).join(' UNION ALL ');
  return [{ from: `(${paid}) paid`, figures: { [countColumn]: 'count(DISTINCT payer)' } }];
}

/**
 * Source of distinct payers, in rows of the same shape as sums. A total counts each payer once, so it is
 * queried with an empty `countedBy`.
 */
function sourceOf(payer: Payer): Source {
  return (request) => {
    const { query, countedBy, context, binder } = request;
    const countedCodes = new Set(codesOf(countedBy));
    const branch = ({ from, figures }: Origin, ofMonths: boolean, series: Series) => {
      const selected = selectedSql(request, {
        series,
        time: (dimension) => timeSql(dimension, 'posted_on', series, query, context, binder, ofMonths),
        code: (column) => (countedCodes.has(column) ? column : 'CAST(NULL AS VARCHAR)'),
        figure: (column) => figures[column],
      });
      return `SELECT ${selected} FROM ${from}`;
    };
    return periodsOf(query).flatMap(([series, period]) => {
      const { segments, reason } = payerCoverOf(period, context.extent, needsOf(payer, query, countedBy, context, series), context.isReady);
      return segments.flatMap((segment) =>
        originsOf(segment, payer, reason, request).map((origin) => branch(origin, segment.table.endsWith('_payer_months'), series)),
      );
    });
  };
}

/** Source of the queried kinds of payers. */
export const payersSource: Source = (request) =>
  PAYER_NAMES.flatMap((payer) => (request.columns.includes(PAYER_COLUMNS[payer].keyColumn) ? sourceOf(payer)(request) : []));
