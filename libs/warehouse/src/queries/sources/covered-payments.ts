import { addMonths, fiscalYearOf, monthEnd, type DimensionKey, type Texts } from '@pendapa/contracts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import { isTime } from '../dimensions.ts';
import { movesByDays, timeSql } from '../time-shift.ts';
import { paymentSource } from './payment-source.ts';
import { codesOf, selectedSql, type SourceRequest } from './source.ts';
import { periodSpans, scopeOf, slicesOf, versionFor, yearSpans, type Span, type Version } from './target-spans.ts';
import { quoted } from '../../engine/literals.ts';

const COVERED: Texts = { id: 'jenis pajak dan unit yang bertarget', en: 'tax types and units that have a target' };
const MONTH = 't_month';

/** SQL rows of the codes of targets in some months of a year; by month also with its first day. */
function codesWith(request: SourceRequest, year: number, version: Version, months: string, month: string | null): string[] {
  const codes = scopeOf(request.by, request.query.where) === 'unit' ? ['unit_code', 'tax_code'] : ['tax_code'];
  const own = `scope = ${quoted(scopeOf(request.by, request.query.where))} AND year = ${String(year)} AND version = ${quoted(version)} AND ${months} AND amount IS NOT NULL`;
  const columns = [...codes, ...(month === null ? [] : [`${month} AS ${MONTH}`])].join(', ');
  return request.context
    .relations('target_facts', request.query.period, COVERED)
    .map((relation) => `SELECT ${columns} FROM ${relation} WHERE ${own}`);
}

/** SQL condition of payments with a target. A payment without a tax counts if every tax has one. */
function isCoveredSql(request: SourceRequest, rows: readonly string[], byMonth: boolean): string {
  if (rows.length === 0) return 'false';
  const covered = `(${rows.join(' UNION ALL ')}) covered`;
  const month = byMonth ? [MONTH] : [];
  const isAmongSql = (codes: readonly string[], more = '') =>
    `(${codes.join(', ')}) IN (SELECT ${codes.join(', ')} FROM ${covered}${more})`;
  if (scopeOf(request.by, request.query.where) === 'unit') return isAmongSql(['unit_code', 'tax_code', ...month]);
  const all = `count(DISTINCT tax_code) = (SELECT count(*) FROM ${request.context.schema}.tax_types)`;
  const ofAll = byMonth
    ? isAmongSql(month, ` GROUP BY ${MONTH} HAVING ${all}`)
    : `(SELECT count(DISTINCT tax_code) FROM ${covered}) = (SELECT count(*) FROM ${request.context.schema}.tax_types)`;
  return `CASE WHEN tax_code IS NULL THEN ${ofAll} ELSE ${isAmongSql(['tax_code', ...month])} END`;
}

function onTarget(request: SourceRequest, { period }: Span): string {
  const { query, context } = request;
  const year = fiscalYearOf(period.to, context.fiscalYearStart);
  const version = versionFor(query, year, period.to, context);
  return isCoveredSql(request, version === null ? [] : codesWith(request, year, version, 'month = 0', null), false);
}

function onPlan(request: SourceRequest, span: Span): string {
  const { query, context, binder } = request;
  const rows = slicesOf(span, query, context).flatMap(({ fiscalYear, start, firstMonth, lastMonth }) => {
    const version = versionFor(query, fiscalYear, monthEnd(addMonths(start, lastMonth - 1)), context);
    const months = `month BETWEEN ${String(firstMonth)} AND ${String(lastMonth)}`;
    const day = context.dialect.addMonths(binder.day(start), 'month - 1');
    return version === null ? [] : codesWith(request, fiscalYear, version, months, day);
  });
  return isCoveredSql(request, rows, true);
}

interface Covering {
  readonly names: typeof ON_TARGET | typeof ON_YEAR_PLAN | typeof ON_PLAN;
  readonly covers: (request: SourceRequest, span: Span) => string;
}

/** Payments of a span, divided by whether they have a target. */
function rowsOf(request: SourceRequest, span: Span, coverings: readonly Covering[]): string[] {
  const { query, by, columns, context, binder } = request;
  const { series, period, of } = span;
  const queried = coverings.filter(({ names }) => columns.includes(names.of) || columns.includes(names.without));
  // Rows moved by days have no plan in their month.
  if (queried.length === 0 || (by.some(isTime) && movesByDays(query, series))) return [];
  const own: readonly DimensionKey[] =
    scopeOf(request.by, request.query.where) === 'unit' ? ['taxType', 'unit', 'month'] : ['taxType', 'month'];
  const split = [...new Set([...by, ...own])];
  const figures = new Map(
    queried.flatMap(({ names, covers }) => {
      const covered = covers(request, span);
      return [
        [names.of, `CASE WHEN ${covered} THEN amount END`],
        [names.without, `CASE WHEN ${covered} THEN NULL ELSE amount END`],
      ] as const;
    }) as readonly (readonly [string, string])[],
  );
  const selected = selectedSql(request, {
    series,
    time: (dimension) => timeSql(dimension, MONTH, series, { ...query, ...of }, context, binder, true),
    figure: (column) => figures.get(column),
  });
  const days = { ...query, period, comparison: null };
  return paymentSource({ ...request, by: split, columns: ['amount'], query: days }).map(
    (sql) => `SELECT ${selected} FROM (SELECT ${[MONTH, ...codesOf(split), 'amount'].join(', ')} FROM (${sql}) p) paid`,
  );
}

/** Payments with and without a target, because a target is compared with revenue of the same taxes, units and months. */
export const coveredPayments = (request: SourceRequest): string[] => [
  ...yearSpans(request).flatMap((span) =>
    rowsOf(request, span, [
      { names: ON_TARGET, covers: onTarget },
      { names: ON_YEAR_PLAN, covers: onPlan },
    ]),
  ),
  ...periodSpans(request).flatMap((span) => rowsOf(request, span, [{ names: ON_PLAN, covers: onPlan }])),
];
