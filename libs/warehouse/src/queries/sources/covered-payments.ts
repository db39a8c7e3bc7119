import { addMonths, fiscalYearOf, monthEnd, type DimensionKey, type Texts } from '@pendapa/contracts';
import { ON_PLAN, ON_TARGET, ON_YEAR_PLAN } from '../covered-columns.ts';
import { isTime } from '../dimensions.ts';
import { movesByDays, timeSql } from '../time-shift.ts';
import { paymentSource } from './payment-source.ts';
import { codesOf, selectedSql, type Wanted } from './source.ts';
import { periodSpans, scopeOf, slicesOf, versionFor, yearSpans, type Span, type Version } from './target-spans.ts';

const COVERED: Texts = { id: 'jenis pajak dan unit yang bertarget', en: 'tax types and units that have a target' };
const MONTH = 't_month';

/** SQL rows of the codes of targets in some months of a year; by month also with its first day. */
function codesWith(wanted: Wanted, year: number, version: Version, months: string, month: string | null): string[] {
  const codes = scopeOf(wanted.by, wanted.question.where) === 'unit' ? ['unit_code', 'tax_code'] : ['tax_code'];
  const own = `scope = '${scopeOf(wanted.by, wanted.question.where)}' AND year = ${String(year)} AND version = '${version}' AND ${months} AND amount IS NOT NULL`;
  const columns = [...codes, ...(month === null ? [] : [`${month} AS ${MONTH}`])].join(', ');
  return wanted.context
    .relations('target_facts', wanted.question.period, COVERED)
    .map((relation) => `SELECT ${columns} FROM ${relation} WHERE ${own}`);
}

/** SQL condition of payments with a target. A payment without a tax counts if every tax has one. */
function isAmong(wanted: Wanted, rows: readonly string[], byMonth: boolean): string {
  if (rows.length === 0) return 'false';
  const covered = `(${rows.join(' UNION ALL ')}) covered`;
  const month = byMonth ? [MONTH] : [];
  const among = (codes: readonly string[], more = '') => `(${codes.join(', ')}) IN (SELECT ${codes.join(', ')} FROM ${covered}${more})`;
  if (scopeOf(wanted.by, wanted.question.where) === 'unit') return among(['unit_code', 'tax_code', ...month]);
  const all = `count(DISTINCT tax_code) = (SELECT count(*) FROM ${wanted.context.schema}.tax_types)`;
  const ofAll = byMonth
    ? among(month, ` GROUP BY ${MONTH} HAVING ${all}`)
    : `(SELECT count(DISTINCT tax_code) FROM ${covered}) = (SELECT count(*) FROM ${wanted.context.schema}.tax_types)`;
  return `CASE WHEN tax_code IS NULL THEN ${ofAll} ELSE ${among(['tax_code', ...month])} END`;
}

function onTarget(wanted: Wanted, { period }: Span): string {
  const { question, context } = wanted;
  const year = fiscalYearOf(period.to, context.fiscalYearStart);
  const version = versionFor(question, year, period.to, context);
  return isAmong(wanted, version === null ? [] : codesWith(wanted, year, version, 'month = 0', null), false);
}

function onPlan(wanted: Wanted, span: Span): string {
  const { question, context, binder } = wanted;
  const rows = slicesOf(span, question, context).flatMap(({ fiscalYear, start, firstMonth, lastMonth }) => {
    const version = versionFor(question, fiscalYear, monthEnd(addMonths(start, lastMonth - 1)), context);
    const months = `month BETWEEN ${String(firstMonth)} AND ${String(lastMonth)}`;
    const day = context.dialect.addMonths(binder.day(start), 'month - 1');
    return version === null ? [] : codesWith(wanted, fiscalYear, version, months, day);
  });
  return isAmong(wanted, rows, true);
}

interface Covering {
  readonly names: typeof ON_TARGET | typeof ON_YEAR_PLAN | typeof ON_PLAN;
  readonly covers: (wanted: Wanted, span: Span) => string;
}

/** Payments of a span, divided by whether they have a target. */
function rowsOf(wanted: Wanted, span: Span, coverings: readonly Covering[]): string[] {
  const { question, by, columns, context, binder } = wanted;
  const { series, period, of } = span;
  const asked = coverings.filter(({ names }) => columns.includes(names.of) || columns.includes(names.without));
  // Rows moved by days have no plan in their month.
  if (asked.length === 0 || (by.some(isTime) && movesByDays(question, series))) return [];
  const own: readonly DimensionKey[] =
    scopeOf(wanted.by, wanted.question.where) === 'unit' ? ['taxType', 'unit', 'month'] : ['taxType', 'month'];
  const split = [...new Set([...by, ...own])];
  const figures = new Map(
    asked.flatMap(({ names, covers }) => {
      const covered = covers(wanted, span);
      return [
        [names.of, `CASE WHEN ${covered} THEN amount END`],
        [names.without, `CASE WHEN ${covered} THEN NULL ELSE amount END`],
      ] as const;
    }) as readonly (readonly [string, string])[],
  );
  const selected = selectedSql(wanted, {
    series,
    time: (dimension) => timeSql(dimension, MONTH, series, { ...question, ...of }, context, binder, true),
    figure: (column) => figures.get(column),
  });
  const days = { ...question, period, comparison: null };
  return paymentSource({ ...wanted, by: split, columns: ['amount'], question: days }).map(
    (sql) => `SELECT ${selected} FROM (SELECT ${[MONTH, ...codesOf(split), 'amount'].join(', ')} FROM (${sql}) p) paid`,
  );
}

/** Payments with and without a target, because a target is compared with revenue of the same taxes, units and months. */
export const coveredPayments = (wanted: Wanted): string[] => [
  ...yearSpans(wanted).flatMap((span) =>
    rowsOf(wanted, span, [
      { names: ON_TARGET, covers: onTarget },
      { names: ON_YEAR_PLAN, covers: onPlan },
    ]),
  ),
  ...periodSpans(wanted).flatMap((span) => rowsOf(wanted, span, [{ names: ON_PLAN, covers: onPlan }])),
];
