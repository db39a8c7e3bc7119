import { addMonths, type CalendarDate, type Texts } from '@pendapa/contracts';
import { snapshotsOf } from './arrears-source.ts';
import { comparableOf } from '../comparable.ts';
import type { Binder } from '../dialect.ts';
import { filtersSql } from '../filters.ts';
import { shownStartOf } from '../levels.ts';
import { selectedSql, type Source } from './source.ts';
import { quoted } from '../../engine/literals.ts';

const SINGLE_DEBTS: Texts = { id: 'tanggal kedaluwarsa tunggakan satu per satu: arrears', en: 'days of expiry of single debts: arrears' };
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

const FIGURES: Readonly<Record<string, string>> = {
  entries: '1',
  principal: 'principal',
  expiring: 'CASE WHEN expires_on IS NOT NULL THEN principal + coalesce(penalty, 0) ELSE 0 END',
  unknown_penalty: 'CASE WHEN penalty IS NULL THEN 1 ELSE 0 END',
  unknown_lapsed: 'CASE WHEN expires_on IS NULL THEN 1 ELSE 0 END',
};

/** SQL of the month after the snapshot in which a debt lapses, from 01; month n ends n calendar months later. */
function lapseMonth(on: CalendarDate, binder: Binder): string {
  const months = MONTHS.map(
    (month) => `WHEN expires_on <= ${binder.day(addMonths(on, month))} THEN ${quoted(String(month).padStart(2, '0'))}`,
  );
  return `CASE ${months.join(' ')} END`;
}

/** Source of debts that lapse in each of the twelve months after a snapshot; debts without expiry belong to none. */
export const lapsingSource: Source = (request) => {
  const { query, by, context, binder } = request;
  return comparableOf(snapshotsOf(query, by, context)).flatMap((snapshot) => {
    const { on, series } = snapshot;
    const lapsesWithinYear = `expires_on > ${binder.day(on)} AND expires_on <= ${binder.day(addMonths(on, MONTHS.length))}`;
    return context.relations('arrears', { from: on, to: on }, SINGLE_DEBTS).map((relation) => {
      const selected = selectedSql(request, {
        series,
        time: (dimension) => binder.day(shownStartOf(dimension, snapshot, context)),
        figure: (column) => FIGURES[column],
      });
      const rows = `SELECT *, ${lapseMonth(on, binder)} AS lapse_month FROM ${relation} WHERE snapshot_on = ${binder.day(on)} AND (expires_on IS NULL OR ${lapsesWithinYear})`;
      return `SELECT ${selected} FROM (${rows}) l WHERE true${filtersSql(query.where, context, binder)}`;
    });
  });
};
