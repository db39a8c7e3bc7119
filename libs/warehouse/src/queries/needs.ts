import type { Need } from '../rollups/on-demand.ts';
import { earlierStateDay } from './as-it-stood.ts';
import { isCounted, isOfYear, nestedSpans } from './counted-days.ts';
import { HOLDER_COLUMNS, isBanded } from './sources/holders-source.ts';
import { dataDate, daysUpToData } from './sources/spans.ts';
import { needsPayerChannels } from './sources/yearly-payers-source.ts';
import type { Layout } from './layout.ts';
import type { Context, ResolvedQuery } from './resolve.ts';

/** View needed by queries and lists about objects by their obligations. */
export const obligationNeed = ({ period }: Pick<ResolvedQuery, 'period'>, context: Context): Need => ({
  what: 'duties',
  days: daysUpToData(period, context),
});

/** Materialized views needed by a query whose sums read these columns. */
export function needsOf(query: ResolvedQuery, { columns }: Pick<Layout, 'columns'>, context: Context): readonly Need[] {
  const { subject, period, comparison } = query;
  if (subject === 'duties') return [obligationNeed(query, context)];
  if (subject === 'settlements') return [{ what: 'settlements', days: daysUpToData(period, context) }];
  if (subject === 'objectProfiles') return [{ what: 'profiles', days: daysUpToData(period, context) }];
  const on = earlierStateDay(query, context);
  if (on !== null) return [{ what: 'stood', days: { from: on, to: on } }];
  if (subject !== 'payers' && subject !== 'holders') return [];
  if (subject === 'holders' && isBanded(query.by)) return [{ what: 'holdings', days: dataDate(context) }];
  if (subject === 'holders' && !columns.includes(HOLDER_COLUMNS.amount) && !columns.includes(HOLDER_COLUMNS.payers)) return [];
  const spans = comparison === null ? [period] : [period, comparison];
  // Spans that contain each other share one suppression mask, so both are needed.
  const read = spans.filter((days) => isCounted(days, context)).flatMap((days) => nestedSpans(days, context));
  const sumNeeds = read.filter((days) => !isOfYear(days, context)).map((days): Need => ({ what: subject, days }));
  return needsPayerChannels(columns) ? [...sumNeeds, ...read.map((days): Need => ({ what: 'ways', days }))] : sumNeeds;
}
