import { addDays, addMonths, type CalendarDate, type DimensionKey, type SubjectKey } from '@pendapa/contracts';
import type { EarlierStateTable } from '../rollups/obligations/earlier-states.ts';
import { ROLLUPS } from '../rollups/all-rollups.ts';
import { changingIn } from '../rollups/rollup.ts';
import { COMPONENTS } from './components.ts';
import { areWholeMonths } from './days-with-data.ts';
import { measureOf } from './measures.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import { monthsBetween } from './months.ts';
import { daysBetween } from './time-shift.ts';

/** Figures of obligations that later payments, filings and cancellations change, by rollup. */
export const EARLIER_STATE_FIGURES: Readonly<Record<EarlierStateTable, readonly string[]>> = {
  assessment_sums: [...changingIn(ROLLUPS.assessment_sums), 'fallen_due', 'overdue'],
  filing_sums: changingIn(ROLLUPS.filing_sums),
  paying_sums: changingIn(ROLLUPS.paying_sums),
  due_bands: changingIn(ROLLUPS.due_bands),
};

/** Rollups that a query about obligations reads. A cancellation moves an assessment into another band. */
function rollupsOf(subject: SubjectKey, by: readonly DimensionKey[]): readonly EarlierStateTable[] {
  if (subject === 'compliance') return ['filing_sums', 'paying_sums'];
  if (subject !== 'assessments') return [];
  return by.includes('dueBand') ? ['due_bands'] : ['assessment_sums'];
}

function measuresWith({ subject, measures }: ResolvedQuery, figures: readonly string[]): string[] {
  const columns = (key: string) => measureOf(subject, key).components.flatMap((component) => COMPONENTS[component].columns);
  return measures.filter((key) => columns(key).some((column) => figures.includes(column)));
}

/** Measures of a query whose value depends on the day of observation. */
export const changingMeasures = (query: ResolvedQuery): string[] =>
  measuresWith(
    query,
    rollupsOf(query.subject, query.by).flatMap((table) => EARLIER_STATE_FIGURES[table]),
  );

const RESULT_FIGURES: readonly string[] = ['settled', 'with_result'];

/** Measures of enforcement known on the day of the action. The day of a result is unknown. */
export const figuresWithDay =
  (...figures: readonly string[]) =>
  (by: readonly DimensionKey[]): readonly string[] =>
    by.includes('result') ? [] : figures.filter((figure) => !RESULT_FIGURES.includes(figure));

/** Measures that are not compared, because their results have no day. */
export function undatedMeasures(query: ResolvedQuery): readonly string[] {
  if (query.comparison === null || query.subject !== 'enforcement') return [];
  return query.by.includes('result') ? query.measures : measuresWith(query, RESULT_FIGURES);
}

/**
 * Day on which the compared figures were as old as those of the period: the data date, moved back by the distance of the
 * comparison. Example: 2025 beside 2026 to 14 November is read as of 14 November 2025.
 */
export function equalAgeDay({ period, comparison, compare }: ResolvedQuery, { asOf }: Context): CalendarDate {
  if (comparison === null) return asOf;
  if (period.to === asOf) return comparison.to;
  if (compare === 'last-year') return addMonths(asOf, -12);
  if (compare === 'previous' && areWholeMonths(period)) return addMonths(asOf, -monthsBetween(comparison.from, period.from));
  return addDays(asOf, -daysBetween(comparison.from, period.from));
}

/** Day as of which the comparison is read. Null without a comparison, or if no measure depends on it. */
export const earlierStateDay = (query: ResolvedQuery, context: Context): CalendarDate | null =>
  query.comparison !== null && changingMeasures(query).length > 0 ? equalAgeDay(query, context) : null;
