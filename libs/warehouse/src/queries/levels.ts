import { addDays, addMonths, monthEnd, monthsOf, monthStart, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import { createQueryError } from './query-error.ts';
import type { Periods } from './days-with-data.ts';
import { isTime } from './dimensions.ts';
import type { Context, ResolvedQuery } from './resolve.ts';
import { monthsBetween } from './months.ts';
import { daysBetween, fiscalStart, movesByDays, type Series } from './time-shift.ts';

/** A stock is read as of `at`; `from` is the first day of the span that ends there. */
interface Level {
  readonly from: CalendarDate;
  readonly at: CalendarDate;
}

const MAX_MONTHS = 600;

const earlierOf = (a: CalendarDate, b: CalendarDate): CalendarDate => (a < b ? a : b);

// A stock is read at the end of each span, never summed over spans.
function levelsOf(period: Period, by: readonly DimensionKey[], { asOf, fiscalYearStart }: Context): Level[] {
  const to = earlierOf(period.to, asOf);
  if (period.from > to) return [];
  if (!by.some(isTime)) return [{ from: period.from, at: to }];
  const months = monthsOf({ from: period.from, to });
  if (months.length > MAX_MONTHS) throw createQueryError('too-many-values', { parameter: 'by', most: String(MAX_MONTHS) });
  const levels = months.map((month) => ({ from: month, at: earlierOf(monthEnd(month), to) }));
  if (by.includes('month')) return levels;
  const yearOf = ({ from }: Level) => fiscalStart(from, fiscalYearStart);
  const lasts = levels.filter((level, index) => {
    const next = levels[index + 1];
    return !next || yearOf(next) !== yearOf(level);
  });
  return lasts.map(({ at }, index) => ({ from: lasts[index - 1] ? addDays(lasts[index - 1]?.at ?? at, 1) : period.from, at }));
}

export interface SeriesLevel extends Level {
  readonly series: Series;
  /** A day of the span under which the level is shown. */
  readonly shown: CalendarDate;
}

/** With Lebaran as comparison, levels are moved by days, not to ends of months. */
function comparedLevels(
  query: ResolvedQuery,
  comparison: Period,
  current: readonly Level[],
  by: readonly DimensionKey[],
  context: Context,
): Level[] {
  if (!movesByDays(query, 1)) return levelsOf(comparison, by, context).slice(0, current.length);
  const back = -daysBetween(query.comparison?.from ?? comparison.from, query.period.from);
  return current.map(({ from, at }) => ({ from: addDays(from, back), at: addDays(at, back) }));
}

/**
 * Removes the years of a period before the first data. The comparison loses as many months at its
 * beginning, so that levels stay paired.
 */
function withoutEmptyYears({ period, comparison }: ResolvedQuery, since: CalendarDate | null, { fiscalYearStart }: Context): Periods {
  const first = since === null ? null : fiscalStart(since, fiscalYearStart);
  if (first === null || period.from >= first) return { period, comparison };
  const later = addMonths(monthStart(comparison?.from ?? period.from), monthsBetween(period.from, first));
  return { period: { from: first, to: period.to }, comparison: comparison && { from: later, to: comparison.to } };
}

/**
 * Levels of both series, paired by position. By time no level ends before the
 * year of `since`, the first day with data.
 */
export function seriesLevelsOf(
  query: ResolvedQuery,
  by: readonly DimensionKey[],
  context: Context,
  since: CalendarDate | null,
): SeriesLevel[] {
  const { period, comparison } = by.some(isTime) ? withoutEmptyYears(query, since, context) : query;
  const current = levelsOf(period, by, context);
  const compared = comparison ? comparedLevels(query, comparison, current, by, context) : [];
  const shownAt = (index: number, { at }: Level) => current[index]?.at ?? at;
  return [current, compared].flatMap((levels, series) =>
    levels.map((level, index): SeriesLevel => ({ ...level, series: series === 0 ? 0 : 1, shown: shownAt(index, level) })),
  );
}

/** First day of the time span in which a level is shown. */
export const shownStartOf = (dimension: DimensionKey, { shown }: SeriesLevel, { fiscalYearStart }: Context): CalendarDate =>
  dimension === 'year' ? fiscalStart(shown, fiscalYearStart) : `${shown.slice(0, 7)}-01`;
