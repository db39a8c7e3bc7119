import { addMonths, type CalendarDate } from '@pendapa/contracts';
import { quoted } from '../../engine/literals.ts';
import type { Binder } from '../dialect.ts';
import { snapshots } from './spans.ts';
import { tableSource } from './table-source.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** SQL of the month after the snapshot in which a debt lapses, from 01; month n ends n calendar months later. */
function lapseMonth(on: CalendarDate, binder: Binder): string {
  const months = MONTHS.map(
    (month) => `WHEN expires_on <= ${binder.day(addMonths(on, month))} THEN ${quoted(String(month).padStart(2, '0'))}`,
  );
  return `CASE ${months.join(' ')} END`;
}

/** Debts that lapse in each of the twelve months after a snapshot; debts without expiry belong to none. */
export const lapsingSource = tableSource({
  table: 'arrears',
  reason: { id: 'tanggal kedaluwarsa tunggakan satu per satu: arrears', en: 'days of expiry of single debts: arrears' },
  spans: snapshots,
  rows: (relation, { on }, { binder }) => {
    const lapsesWithinYear = `expires_on > ${binder.day(on)} AND expires_on <= ${binder.day(addMonths(on, MONTHS.length))}`;
    return `SELECT *, ${lapseMonth(on, binder)} AS lapse_month FROM ${relation} WHERE snapshot_on = ${binder.day(on)} AND (expires_on IS NULL OR ${lapsesWithinYear})`;
  },
  figures: {
    entries: '1',
    principal: 'principal',
    expiring: 'CASE WHEN expires_on IS NOT NULL THEN principal + coalesce(penalty, 0) ELSE 0 END',
    unknown_penalty: 'CASE WHEN penalty IS NULL THEN 1 ELSE 0 END',
    unknown_lapsed: 'CASE WHEN expires_on IS NULL THEN 1 ELSE 0 END',
  },
});
