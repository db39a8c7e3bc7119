import { fiscalYearOf, fiscalYearPeriod, type Period, type Texts } from '@pendapa/contracts';
import { isTime } from './dimensions.ts';
import { filtersSql } from './filters.ts';
import { paymentSource } from './payment-source.ts';
import { codesOf, selectedSql, type Source, type Wanted } from './source.ts';
import { periodsOf, type Series } from './time-shift.ts';

const OF_BUDGET: Texts = { id: 'biaya tahun anggaran', en: 'costs of the budget years' };

interface BudgetYear {
  readonly series: Series;
  readonly year: number;
  readonly period: Period;
  /** First day of the budget year under which it is shown. */
  readonly shown: string;
}

function budgetYears({ question, context }: Wanted): BudgetYear[] {
  const first = context.fiscalYearStart;
  const [, ...compared] = periodsOf(question);
  const yearsOf = ({ from, to }: Period) => {
    const [start, end] = [fiscalYearOf(from, first), fiscalYearOf(to < context.asOf ? to : context.asOf, first)];
    return Array.from({ length: Math.max(end - start + 1, 0) }, (_, index) => start + index);
  };
  const current = yearsOf(question.period);
  const place = (series: Series, years: readonly number[]) =>
    years.map((year, index): BudgetYear => {
      const period = fiscalYearPeriod(year, first);
      return { series, year, period, shown: fiscalYearPeriod(current[index] ?? year, first).from };
    });
  return [...place(0, current), ...compared.flatMap(([series, period]) => place(series, yearsOf(period).slice(0, current.length)))];
}

/** The units' own costs answer a question about units, the whole agency's any other; where a year has only units, their sum is the whole. */
function costSql({ series, year, shown }: BudgetYear, wanted: Wanted): string[] {
  const { question, by, context, binder } = wanted;
  const units = codesOf(by).includes('unit_code') || question.where.unit !== undefined || question.where.kind !== undefined;
  const alone = `NOT EXISTS (SELECT 1 FROM ${context.schema}.costs w WHERE w.year = ${String(year)} AND w.unit_code IS NULL)`;
  const scope = units ? 'unit_code IS NOT NULL' : `(unit_code IS NULL OR ${alone})`;
  return context.relations('costs', { from: shown, to: shown }, OF_BUDGET).map((relation) => {
    const selected = selectedSql(wanted, {
      series,
      time: () => binder.day(shown),
      figure: (column) => ({ cost: 'amount', entries: '1' })[column],
    });
    return `SELECT ${selected} FROM ${relation} WHERE year = ${String(year)} AND ${scope}${filtersSql(question.where, context, binder)}`;
  });
}

function realisedSql({ series, period, shown }: BudgetYear, wanted: Wanted): string[] {
  const { question, by, columns, binder } = wanted;
  const codes = by.filter((dimension) => !isTime(dimension));
  const times = by.filter(isTime).map((dimension) => `${binder.day(shown)} AS t_${dimension}`);
  const own = columns.map((column) => (column === 'amount' ? 'amount' : `CAST(NULL AS BIGINT) AS ${column}`));
  return paymentSource({ ...wanted, by: codes, columns: ['amount'], question: { ...question, period, comparison: null } }).map(
    (sql) => `SELECT ${[`${String(series)} AS series`, ...times, ...codesOf(codes), ...own].join(', ')} FROM (${sql}) paid`,
  );
}

/** Costs of each budget year that the period touches, beside what was collected in it. */
export const costSource: Source = (wanted) =>
  budgetYears(wanted).flatMap((year) => [
    ...costSql(year, wanted),
    ...(wanted.columns.includes('amount') ? realisedSql(year, wanted) : []),
  ]);
