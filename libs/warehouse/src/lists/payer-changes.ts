import { sameDaysLastYear } from '@pendapa/contracts';
import { filtersSql } from '../queries/filters.ts';
import { caseColumns, lastDay, ONLY_TAX, rowsBetween, sumOf, type CaseRequest, type ListDeclaration } from './case-rows.ts';

/** Payments of each taxpayer in the period and on the same days of the year before. */
function bothYearsSql(request: CaseRequest): string {
  const { query, context, binder } = request;
  const days = { from: query.period.from, to: lastDay(request) };
  const ofYear = (year: 'now' | 'earlier', { from, to }: typeof days): string => {
    const payments = rowsBetween(request, 'payments', from, to, 'taxpayer_key, tax_code, unit_code, region_code, posted_on, amount');
    const own = `posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}${filtersSql(query.where, context, binder)}`;
    const amount = (of: typeof year) => `${of === year ? 'amount' : 'CAST(NULL AS BIGINT)'} AS ${of}`;
    return `SELECT taxpayer_key, tax_code, ${amount('now')}, ${amount('earlier')} FROM ${payments} p WHERE taxpayer_key IS NOT NULL AND ${own}`;
  };
  return `SELECT taxpayer_key, coalesce(${sumOf('now')}, 0) AS now, coalesce(${sumOf('earlier')}, 0) AS earlier,
      ${ONLY_TAX} AS tax
    FROM (${ofYear('now', days)} UNION ALL ${ofYear('earlier', sameDaysLastYear(days))}) years GROUP BY taxpayer_key`;
}

const list = (change: string): ListDeclaration => ({
  needs: ['payments', 'taxpayers'],
  rows: (request) => ({
    rows: `SELECT ${caseColumns('taxpayer_key', { taxpayer: 'taxpayer_key', tax: 'tax', before: 'earlier', amount: change })}
      FROM (${bothYearsSql(request)}) changed WHERE ${change} > 0`,
  }),
});

/** Taxpayers who pay less than on last year's same days, and those who pay more. */
export const FALLING_PAYERS = list('earlier - now');
export const RISING_PAYERS = list('now - earlier');
