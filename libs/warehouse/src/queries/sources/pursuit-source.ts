import { NOT_APPLICABLE, type CalendarDate } from '@pendapa/contracts';
import { quoted } from '../../engine/literals.ts';
import type { Binder } from '../dialect.ts';
import { NEXT_STEP, stepDaysSql } from '../next-step.ts';
import type { Context } from '../resolve.ts';
import { snapshots } from './spans.ts';
import { ownColumns, tableSource } from './table-source.ts';

function lateSql(on: CalendarDate, context: Context, binder: Binder): string {
  const days = `CASE next_step WHEN 'warning' THEN ${stepDaysSql('warning', on, context, binder)} ELSE ${stepDaysSql('warrant', on, context, binder)} END`;
  return `CASE WHEN next_step = ${quoted(NOT_APPLICABLE)} THEN false WHEN next_step IS NOT NULL THEN waited > ${days} END`;
}

/** Arrears by last action, with the steps that are late under the rules of the snapshot's day. */
export const pursuitSource = tableSource({
  table: 'pursuit_sums',
  reason: { id: 'penagihan pada posisi itu: pursuit_sums', en: 'collection at the snapshot: pursuit_sums' },
  spans: snapshots,
  rows: (relation, { on }, { context, binder }) => {
    const stepped = `SELECT *, ${NEXT_STEP} AS next_step FROM ${relation} WHERE snapshot_on = ${binder.day(on)}`;
    return `SELECT *, ${lateSql(on, context, binder)} AS late FROM (${stepped}) stepped`;
  },
  figures: {
    ...ownColumns('entries', 'total', 'unknown_penalty', 'documents', 'collectible', 'unknown_collectible'),
    untouched: `CASE WHEN last_action = 'none' THEN collectible ELSE 0 END`,
    unknown_untouched: `CASE WHEN last_action IS NULL THEN open_entries WHEN last_action = 'none' THEN unknown_collectible ELSE 0 END`,
    late_documents: 'CASE WHEN late THEN collectible_documents ELSE 0 END',
    late_amount: 'CASE WHEN late THEN collectible ELSE 0 END',
    unknown_late: 'CASE WHEN late IS NULL THEN open_entries WHEN late THEN unknown_collectible ELSE 0 END',
  },
});
