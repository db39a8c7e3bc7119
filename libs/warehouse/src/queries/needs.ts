import type { Period } from '@pendapa/contracts';
import { stoodOn } from './as-it-stood.ts';
import { isCounted, isOfYear, nestedSpans } from './counted-days.ts';
import { dataDate, HOLDER, isBanded } from './sources/holders-source.ts';
import { dutyDays } from './sources/obligation-objects-source.ts';
import { asksWays } from './sources/yearly-payers-source.ts';
import type { Layout } from './layout.ts';
import type { Context, Resolved } from './resolve.ts';

/** A materialized view that a query needs, and its days. */
export interface Need {
  readonly what: 'stood' | 'payers' | 'holders' | 'holdings' | 'ways' | 'profiles' | 'duties' | 'settlements';
  readonly days: Period;
}

/** View needed by queries and lists about objects by their obligations. */
export const dutyNeed = ({ period }: Pick<Resolved, 'period'>, context: Context): Need => ({
  what: 'duties',
  days: dutyDays(period, context),
});

/** Materialized views needed by a query whose sums read these columns. */
export function needsOf(question: Resolved, { columns }: Pick<Layout, 'columns'>, context: Context): readonly Need[] {
  const { subject, period, comparison } = question;
  if (subject === 'duties') return [dutyNeed(question, context)];
  if (subject === 'settlements') return [{ what: 'settlements', days: dutyDays(period, context) }];
  if (subject === 'objectProfiles') return [{ what: 'profiles', days: dutyDays(period, context) }];
  const on = stoodOn(question, context);
  if (on !== null) return [{ what: 'stood', days: { from: on, to: on } }];
  if (subject !== 'payers' && subject !== 'holders') return [];
  if (subject === 'holders' && isBanded(question.by)) return [{ what: 'holdings', days: dataDate(context) }];
  if (subject === 'holders' && !columns.includes(HOLDER.amount) && !columns.includes(HOLDER.payers)) return [];
  const spans = comparison === null ? [period] : [period, comparison];
  // Spans that contain each other share one suppression mask, so both are needed.
  const read = spans.filter((days) => isCounted(days, context)).flatMap((days) => nestedSpans(days, context));
  const summed = read.filter((days) => !isOfYear(days, context)).map((days): Need => ({ what: subject, days }));
  return asksWays(columns) ? [...summed, ...read.map((days): Need => ({ what: 'ways', days }))] : summed;
}
