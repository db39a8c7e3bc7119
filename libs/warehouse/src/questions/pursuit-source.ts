import { NOT_APPLICABLE, type CalendarDate, type Texts } from '@pendapa/contracts';
import { MOST_WAITED } from '../derived/pursuit-sums.ts';
import { snapshotsOf } from './arrears-source.ts';
import { comparableOf } from './comparable.ts';
import type { Binder } from './dialect.ts';
import { filtersSql } from './filters.ts';
import { shownBy } from './levels.ts';
import type { Context } from './resolve.ts';
import { selectedSql, type Source } from './source.ts';

const PURSUED: Texts = { id: 'penagihan pada posisi itu: pursuit_sums', en: 'collection at the snapshot: pursuit_sums' };

const NEXT_STEP = `CASE WHEN last_action IN ('none', 'reminder') THEN 'warning' WHEN last_action = 'warning' THEN 'warrant' WHEN last_action IS NOT NULL THEN '${NOT_APPLICABLE}' END`;

/** Days that a step may take by the rules of the day: the tax's own, else that of all taxes; null where no rule tells. */
function daysSql(step: 'warning' | 'warrant', on: CalendarDate, { directory }: Context, binder: Binder): string {
  const rules = directory.steps.filter(
    (rule) => rule.step === step && rule.validFrom <= on && (rule.validTo === null || on <= rule.validTo),
  );
  const told = (days: number): string => (days < MOST_WAITED ? String(days) : 'NULL');
  const own = rules.flatMap(({ tax, days }) => (tax === null ? [] : [`WHEN tax_code = ${binder.bind(tax)} THEN ${told(days)}`]));
  const general = rules.find(({ tax }) => tax === null);
  const otherwise = general ? told(general.days) : 'NULL';
  return own.length === 0 ? `CAST(${otherwise} AS BIGINT)` : `CAST(CASE ${own.join(' ')} ELSE ${otherwise} END AS BIGINT)`;
}

function lateSql(on: CalendarDate, context: Context, binder: Binder): string {
  const days = `CASE next_step WHEN 'warning' THEN ${daysSql('warning', on, context, binder)} ELSE ${daysSql('warrant', on, context, binder)} END`;
  return `CASE WHEN next_step = '${NOT_APPLICABLE}' THEN false WHEN next_step IS NOT NULL THEN waited > ${days} END`;
}

const FIGURES: readonly string[] = ['entries', 'total', 'unknown_penalty', 'documents', 'collectible', 'unknown_collectible'];

const WORKED: Readonly<Record<string, string>> = {
  untouched: `CASE WHEN last_action = 'none' THEN collectible ELSE 0 END`,
  unknown_untouched: `CASE WHEN last_action IS NULL THEN open_entries WHEN last_action = 'none' THEN unknown_collectible ELSE 0 END`,
  late_documents: 'CASE WHEN late THEN collectible_documents ELSE 0 END',
  late_amount: 'CASE WHEN late THEN collectible ELSE 0 END',
  unknown_late: 'CASE WHEN late IS NULL THEN open_entries WHEN late THEN unknown_collectible ELSE 0 END',
};

/** The arrears of each snapshot by what was done about them, with the steps that are late by the rules of its day. */
export const pursuitSource: Source = (wanted) => {
  const { question, by, context, binder } = wanted;
  return comparableOf(snapshotsOf(question, by, context)).flatMap((snapshot) => {
    const { on, series } = snapshot;
    return context.relations('pursuit_sums', { from: on, to: on }, PURSUED).map((relation) => {
      const selected = selectedSql(wanted, {
        series,
        time: (dimension) => binder.day(shownBy(dimension, snapshot, context)),
        figure: (column) => WORKED[column] ?? (FIGURES.includes(column) ? column : undefined),
      });
      const stepped = `SELECT *, ${NEXT_STEP} AS next_step FROM ${relation} WHERE snapshot_on = ${binder.day(on)}`;
      const rows = `SELECT *, ${lateSql(on, context, binder)} AS late FROM (${stepped}) stepped`;
      return `SELECT ${selected} FROM (${rows}) p WHERE true${filtersSql(question.where, context, binder)}`;
    });
  });
};
