import { figuresIn } from '../../rollups/all-rollups.ts';
import { lastSnapshotOf, periodUpToData } from './spans.ts';
import { ownColumns, tableSource } from './table-source.ts';

/** Object profiles: attributes on the data date, assessments of the period, and arrears. Never compared. */
export const profilesSource = tableSource({
  table: 'object_profiles',
  reason: { id: 'keadaan objek: object_profiles', en: 'what objects are like: object_profiles' },
  spans: periodUpToData,
  figures: (_, { query, context }) => ({
    entries: '1',
    ...ownColumns(...figuresIn('object_profiles')),
    // Without a snapshot arrears are unknown, without assessments exemptions.
    ...(lastSnapshotOf(query, context) === undefined ? { unknown_in_arrears: '1', unknown_penalty: '1' } : {}),
    ...(context.extracts.has('assessments') ? {} : { unknown_exempt: '1' }),
  }),
});
