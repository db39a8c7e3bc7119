import { NOT_APPLICABLE, type CalendarDate, type Texts } from '@pendapa/contracts';
import { snapshotsOf } from './arrears-source.ts';
import { comparableOf } from '../comparable.ts';
import type { Binder } from '../dialect.ts';
import { filtersSql } from '../filters.ts';
import { shownStartOf } from '../levels.ts';
import { NEXT_STEP, stepDaysSql } from '../next-step.ts';
import type { Context } from '../resolve.ts';
import { selectedSql, type Source } from './source.ts';
import { quoted } from '../../engine/literals.ts';

const PURSUED: Texts = { id: 'penagihan pada posisi itu: pursuit_sums', en: 'collection at the snapshot: pursuit_sums' };

function lateSql(on: CalendarDate, context: Context, binder: Binder): string {
  const days = `CASE next_step WHEN 'warning' THEN ${stepDaysSql('warning', on, context, binder)} ELSE ${stepDaysSql('warrant', on, context, binder)} END`;
  return `CASE WHEN next_step = ${quoted(NOT_APPLICABLE)} THEN false WHEN next_step IS NOT NULL THEN waited > ${days} END`;
}

const FIGURES: readonly string[] = ['entries', 'total', 'unknown_penalty', 'documents', 'collectible', 'unknown_collectible'];

const WORKED: Readonly<Record<string, string>> = {
  untouched: `CASE WHEN last_action = 'none' THEN collectible ELSE 0 END`,
  unknown_untouched: `CASE WHEN last_action IS NULL THEN open_entries WHEN last_action = 'none' THEN unknown_collectible ELSE 0 END`,
  late_documents: 'CASE WHEN late THEN collectible_documents ELSE 0 END',
  late_amount: 'CASE WHEN late THEN collectible ELSE 0 END',
  unknown_late: 'CASE WHEN late IS NULL THEN open_entries WHEN late THEN unknown_collectible ELSE 0 END',
};

/** Source of arrears by last action, with the steps that are late under the rules of the snapshot's day. */
export const pursuitSource: Source = (request) => {
  const { query, by, context, binder } = request;
  return comparableOf(snapshotsOf(query, by, context)).flatMap((snapshot) => {
    const { on, series } = snapshot;
    return context.relations('pursuit_sums', { from: on, to: on }, PURSUED).map((relation) => {
      const selected = selectedSql(request, {
        series,
        time: (dimension) => binder.day(shownStartOf(dimension, snapshot, context)),
        figure: (column) => WORKED[column] ?? (FIGURES.includes(column) ? column : undefined),
      });
      const stepped = `SELECT *, ${NEXT_STEP} AS next_step FROM ${relation} WHERE snapshot_on = ${binder.day(on)}`;
      const rows = `SELECT *, ${lateSql(on, context, binder)} AS late FROM (${stepped}) stepped`;
      return `SELECT ${selected} FROM (${rows}) p WHERE true${filtersSql(query.where, context, binder)}`;
    });
  });
};
