import type { Texts } from '@pendapa/contracts';
import { FIRST_DAY } from '../../rollups/holders/holdings.ts';
import { filtersSql } from '../filters.ts';
import { selectedSql, type Source } from './source.ts';

const UPDATES: Texts = { id: 'pemutakhiran terakhir: object_updates', en: 'last updates: object_updates' };

const FIGURES = ['updated', 'update_age_days'];

/** Source of the age of open objects' data, in days to the data date; it does not depend on the period. */
export const updatesSource: Source = (request) => {
  const { query, columns, context, binder } = request;
  if (!FIGURES.some((figure) => columns.includes(figure))) return [];
  const age = `updated * date_diff('day', ${binder.day(FIRST_DAY)}, ${binder.day(context.asOf)}) - updated_days`;
  const figures: Readonly<Record<string, string>> = { updated: 'updated', update_age_days: age, entries: '0' };
  return context.relations('object_updates', query.period, UPDATES).map((relation) => {
    const selected = selectedSql(request, { series: 0, time: () => 'CAST(NULL AS DATE)', figure: (column) => figures[column] });
    return `SELECT ${selected} FROM ${relation} WHERE true${filtersSql(query.where, context, binder)}`;
  });
};
