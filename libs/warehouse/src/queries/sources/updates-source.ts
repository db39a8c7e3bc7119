import { FIRST_DAY } from '../../rollups/holders/holdings.ts';
import { oneState } from './spans.ts';
import { tableSource } from './table-source.ts';

/** Age of open objects' data, in days to the data date; it does not depend on the period. */
export const updatesSource = tableSource({
  table: 'object_updates',
  reason: { id: 'pemutakhiran terakhir: object_updates', en: 'last updates: object_updates' },
  spans: oneState,
  figures: (_, { context, binder }) => ({
    entries: '0',
    updated: 'updated',
    update_age_days: `updated * date_diff('day', ${binder.day(FIRST_DAY)}, ${binder.day(context.asOf)}) - updated_days`,
  }),
});
