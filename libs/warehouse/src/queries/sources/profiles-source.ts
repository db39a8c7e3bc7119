import type { Texts } from '@pendapa/contracts';
import { daysUpToData } from './obligation-objects-source.ts';
import { figuresIn } from '../../rollups/all-rollups.ts';
import { filtersSql } from '../filters.ts';
import { lastSnapshotOf } from './holders-source.ts';
import { selectedSql, type Source } from './source.ts';

const PROFILES: Texts = { id: 'keadaan objek: object_profiles', en: 'what objects are like: object_profiles' };

/** Figures that need a snapshot. */
const OWED: readonly string[] = ['unknown_in_arrears', 'unknown_penalty'];
const FIGURES: readonly string[] = figuresIn('object_profiles');

/** Source of object profiles: attributes on the data date, assessments of the period, and arrears. Never compared. */
export const profilesSource: Source = (request) => {
  const { query, context, binder } = request;
  const hasSnapshot = lastSnapshotOf(query, context) !== undefined;
  const figure = (column: string): string | undefined => {
    if (column === 'entries') return '1';
    if (!hasSnapshot && OWED.includes(column)) return '1';
    // Without assessments exemptions are unknown.
    if (column === 'unknown_exempt' && !context.extracts.has('assessments')) return '1';
    return FIGURES.includes(column) ? column : undefined;
  };
  return context.relations('object_profiles', daysUpToData(query.period, context), PROFILES).map((relation) => {
    const selected = selectedSql(request, { series: 0, time: () => 'CAST(NULL AS DATE)', figure });
    return `SELECT ${selected} FROM ${relation} WHERE true${filtersSql(query.where, context, binder)}`;
  });
};
