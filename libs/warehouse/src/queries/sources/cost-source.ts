import type { Texts } from '@pendapa/contracts';
import { areFinished, budgetYearsOf, type BudgetYear } from '../budget-years.ts';
import { isTime } from '../dimensions.ts';
import { filtersSql } from '../filters.ts';
import { paymentSource } from './payment-source.ts';
import { codesOf, isByUnit, selectedSql, type Source, type SourceRequest } from './source.ts';

const OF_BUDGET: Texts = { id: 'biaya tahun anggaran', en: 'costs of the fiscal years' };

/** Queries about units use costs of units, others those of the agency; if a year has only units, their sum is the total. */
function costSql({ year }: BudgetYear, request: SourceRequest): string[] {
  const { query, by, context, binder } = request;
  const codes = codesOf(by);
  const hasNoAgencyRow = `NOT EXISTS (SELECT 1 FROM ${context.schema}.costs w WHERE w.year = ${String(year)} AND w.unit_code IS NULL)`;
  const scope = isByUnit(request) ? 'unit_code IS NOT NULL' : `(unit_code IS NULL OR ${hasNoAgencyRow})`;
  const selected = [...codes, 'amount AS cost', 'NULL AS amount', '1 AS entries'].join(', ');
  return context
    .relations('costs', query.period, OF_BUDGET)
    .map(
      (relation) =>
        `SELECT ${selected} FROM ${relation} WHERE year = ${String(year)} AND ${scope}${filtersSql(query.where, context, binder)}`,
    );
}

function realisedSql({ period }: BudgetYear, request: SourceRequest): string[] {
  const { query, by, columns, context } = request;
  if (!columns.some((column) => column.startsWith('amount'))) return [];
  // A year without payments has no relation to read.
  if (!context.extent || period.to < context.extent.from || period.from > context.extent.to) return [];
  const codes = by.filter((dimension) => !isTime(dimension));
  const selected = [...codesOf(codes), 'NULL AS cost', 'amount', 'NULL AS entries'].join(', ');
  return paymentSource({ ...request, by: codes, columns: ['amount'], query: { ...query, period, comparison: null } }).map(
    (sql) => `SELECT ${selected} FROM (${sql}) paid`,
  );
}

const BOTH = 'count(cost) > 0 AND count(amount) > 0';
const FIGURES: Readonly<Record<string, string>> = {
  cost: 'sum(cost)',
  amount: 'sum(amount)',
  entries: 'sum(entries)',
  cost_of_both: `CASE WHEN ${BOTH} THEN sum(cost) END`,
  amount_of_both: `CASE WHEN ${BOTH} THEN sum(amount) END`,
};

/**
 * Source of costs and revenue of each budget year in the period; a quotient uses the years with both. A year
 * that is not over is compared with a whole one for the quotient only.
 */
export const costSource: Source = (request) => {
  const { query, by, context, binder } = request;
  const years = budgetYearsOf(query, context);
  const finished = areFinished(years, context);
  return years.flatMap((year) => {
    const rows = [...costSql(year, request), ...realisedSql(year, request)];
    if (rows.length === 0) return [];
    const withheld = year.series === 1 && !finished;
    const selected = selectedSql(request, {
      series: year.series,
      time: () => binder.day(year.shown),
      figure: (column) => (withheld && (column === 'cost' || column === 'amount') ? undefined : FIGURES[column]),
    });
    const codes = codesOf(by);
    const grouped = codes.length > 0 ? ` GROUP BY ${codes.join(', ')}` : ' HAVING count(*) > 0';
    return [`SELECT ${selected} FROM (${rows.join(' UNION ALL ')}) budget${grouped}`];
  });
};
