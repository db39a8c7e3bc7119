import type { Texts } from '@pendapa/contracts';
import { topCoverOf, type TopCover } from '../rollups/holders/top-payer-cover.ts';
import { filtersSql } from '../queries/filters.ts';
import {
  caseColumns,
  ONLY_TAX,
  rowsBetween,
  sumOf,
  inQueryDays,
  type CaseRequest,
  type CaseRows,
  type ListDeclaration,
} from './case-rows.ts';
import { quoted } from '../engine/literals.ts';

/** The largest payers of a calendar year from stored lists: all, or those of a tax, a unit, or both. */
function listedPayers(request: CaseRequest, { split, yearStart, reason }: Extract<TopCover, { table: 'top_payers' }>): CaseRows {
  const { query, context, binder } = request;
  const listed = (table: 'top_payers' | 'top_payer_sums', columns: string, selected: string) => {
    const rows = rowsBetween(request, table, yearStart, yearStart, `${columns}, year_start, split, tax_code, unit_code`, reason);
    const own = `year_start = ${binder.day(yearStart)} AND split = ${quoted(split)}${filtersSql(query.where, context, binder)}`;
    return `SELECT ${selected} FROM ${rows} t WHERE ${own}`;
  };
  return {
    rows: listed(
      'top_payers',
      'taxpayer_key, amount, transactions, only_tax',
      caseColumns('taxpayer_key', { taxpayer: 'taxpayer_key', tax: 'only_tax', count: 'transactions', amount: 'amount' }),
    ),
    whole: listed('top_payer_sums', 'payers, amount', 'payers AS cases, amount'),
  };
}

/** All payers from the payments; a taxpayer with a total of 0 is no payer. */
function payersFromPayments(request: CaseRequest, reason: Texts): CaseRows {
  const { period } = request.query;
  const read = 'taxpayer_key, tax_code, unit_code, region_code, posted_on, amount, transactions';
  const payments = rowsBetween(request, 'payments', period.from, period.to, read, reason);
  const columns = caseColumns('taxpayer_key', {
    taxpayer: 'taxpayer_key',
    tax: ONLY_TAX,
    count: 'CASE WHEN count(transactions) = count(*) THEN CAST(sum(transactions) AS BIGINT) END',
    amount: sumOf('p.amount'),
  });
  return {
    rows: `SELECT ${columns}
      FROM ${payments} p WHERE taxpayer_key IS NOT NULL AND ${inQueryDays(request, 'posted_on')} GROUP BY taxpayer_key HAVING sum(p.amount) > 0`,
  };
}

const NOT_LISTED: Texts = {
  id: 'pembayar di luar seratus terbesar, atau menurut urutan lain: payments',
  en: 'payers beyond the hundred largest, or in another order: payments',
};

export const PAYERS: ListDeclaration = {
  needs: ['payments', 'taxpayers'],
  rows: (request) => {
    const { query, context, amongLargest } = request;
    const cover = topCoverOf(query.period, context.extent, query.where);
    if (cover.table === 'payments') return payersFromPayments(request, cover.reason);
    return amongLargest ? listedPayers(request, cover) : payersFromPayments(request, NOT_LISTED);
  },
};
