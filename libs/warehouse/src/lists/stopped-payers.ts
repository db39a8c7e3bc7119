import { addDays, addMonths } from '@pendapa/contracts';
import { filtersSql } from '../queries/filters.ts';
import { caseColumns, lastDay, rowsBetween, type ListDeclaration } from './case-rows.ts';

/** A monthly payer is listed after this many months without a payment. */
const MONTHS_WITHOUT_PAYMENT = 3;
/** Months before these with at least one payment. */
const PAYING_MONTHS = 12;

/**
 * Taxpayers that paid a monthly tax within a year and nothing of it in the last three months.
 * `on` is the last payment; `count` and `amount` cover that year. Deregistered taxpayers are not listed.
 */
export const STOPPED_PAYERS: ListDeclaration = {
  needs: ['payments', 'taxpayers'],
  rows: (request) => {
    const { query, context, binder } = request;
    const to = lastDay(request);
    const firstDayWithoutPayment = addDays(addMonths(to, -MONTHS_WITHOUT_PAYMENT), 1);
    const from = addMonths(firstDayWithoutPayment, -PAYING_MONTHS);
    const read = 'taxpayer_key, tax_code, unit_code, region_code, posted_on, amount, transactions';
    const payments = rowsBetween(request, 'payments', from, to, read);
    const days = `posted_on BETWEEN ${binder.day(from)} AND ${binder.day(to)}${filtersSql(query.where, context, binder)}`;
    const monthly = `tax_code IN (SELECT tax_code FROM ${context.schema}.tax_types WHERE tax_period = 'month')`;
    const open = `SELECT taxpayer_key FROM ${context.schema}.taxpayers WHERE closed_on IS NULL OR closed_on > ${binder.day(to)}`;
    const before = `FILTER (WHERE posted_on < ${binder.day(firstDayWithoutPayment)})`;
    const columns = caseColumns(context.dialect.fields({ taxpayer: 'taxpayer_key', tax: 'tax_code' }), {
      taxpayer: 'taxpayer_key',
      tax: 'tax_code',
      on_day: 'max(posted_on) FILTER (WHERE amount > 0)',
      count: `CAST(sum(transactions) ${before} AS BIGINT)`,
      amount: `CAST(sum(amount) ${before} AS BIGINT)`,
    });
    return {
      rows: `SELECT ${columns}
        FROM ${payments} p WHERE ${days} AND ${monthly} AND taxpayer_key IN (${open}) GROUP BY taxpayer_key, tax_code
        HAVING sum(amount) ${before} > 0 AND coalesce(sum(amount) FILTER (WHERE posted_on >= ${binder.day(firstDayWithoutPayment)}), 0) <= 0`,
    };
  },
};
