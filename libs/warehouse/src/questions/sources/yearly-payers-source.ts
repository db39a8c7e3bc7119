import type { Period, Texts } from '@pendapa/contracts';
import { isCounted, isOfYear } from '../counted-days.ts';
import { filtersSql } from '../filters.ts';
import type { Context } from '../resolve.ts';
import { selectedSql, type Source } from './source.ts';
import { taxpayerCodeSql } from '../taxpayer-codes.ts';
import { periodsOf } from '../time-shift.ts';

const OF_THE_YEAR: Texts = { id: 'wajib pajak setahun: payer_sums', en: 'taxpayers of the year: payer_sums' };
const OF_DAYS: Texts = { id: 'wajib pajak pada hari-hari itu: payer_sums_of_days', en: 'taxpayers of these days: payer_sums_of_days' };

const FIGURES: readonly string[] = ['taxpayers', 'amount', 'transactions', 'unknown_transactions'];

const relationsOf = (days: Period, context: Context): readonly string[] =>
  isOfYear(days, context) ? context.relations('payer_sums', days, OF_THE_YEAR) : context.relations('payer_sums_of_days', days, OF_DAYS);

/** Taxpayers of a fiscal year, or of its same days a year before: each counts once a year, so that years are never added up. */
export const yearlyPayersSource: Source = (wanted) => {
  const { question, context, binder } = wanted;
  return periodsOf(question)
    .filter(([, days]) => isCounted(days, context))
    .flatMap(([series, days]) =>
      relationsOf(days, context).map((relation) => {
        const selected = selectedSql(wanted, {
          series,
          time: () => 'CAST(NULL AS DATE)',
          code: (column) => taxpayerCodeSql(column, days.to.slice(0, 4)),
          figure: (column) => (column === 'entries' ? 'taxpayers' : FIGURES.includes(column) ? column : undefined),
        });
        const year = binder.day(`${days.from.slice(0, 4)}-01-01`);
        return `SELECT ${selected} FROM ${relation} WHERE year_start = ${year}${filtersSql(question.where, context, binder)}`;
      }),
    );
};
