import type { Texts } from '@pendapa/contracts';
import { filtersSql } from './filters.ts';
import { selectedSql, type Source } from './source.ts';
import { taxpayerCodeSql } from './taxpayer-codes.ts';
import { periodsOf } from './time-shift.ts';

const OF_THE_YEAR: Texts = { id: 'wajib pajak setahun: payer_sums', en: 'taxpayers of the year: payer_sums' };

const FIGURES: readonly string[] = ['taxpayers', 'amount', 'transactions', 'unknown_transactions'];

/** Taxpayers of the calendar year in which the period ends: each counts once a year, so that years are never added up. */
export const yearlyPayersSource: Source = (wanted) => {
  const { question, context, binder } = wanted;
  return periodsOf(question).flatMap(([series, { to }]) => {
    const end = to < context.asOf ? to : context.asOf;
    const year = { from: `${end.slice(0, 4)}-01-01`, to: `${end.slice(0, 4)}-12-31` };
    return context.relations('payer_sums', year, OF_THE_YEAR).map((relation) => {
      const selected = selectedSql(wanted, {
        series,
        time: () => 'CAST(NULL AS DATE)',
        code: (column) => taxpayerCodeSql(column, end.slice(0, 4)),
        figure: (column) => (column === 'entries' ? 'taxpayers' : FIGURES.includes(column) ? column : undefined),
      });
      return `SELECT ${selected} FROM ${relation} WHERE year_start = ${binder.day(year.from)}${filtersSql(question.where, context, binder)}`;
    });
  });
};
