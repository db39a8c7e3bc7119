import { fiscalYearOf, fiscalYearPeriod, lengthInDays, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import type { Periods } from './days-with-data.ts';
import type { Binder, Dialect } from './dialect.ts';
import { monthsBetween } from './months.ts';
import type { Context, ResolvedQuery } from './resolve.ts';

/** Period to which a row belongs: 0 is the requested one, 1 the comparison. */
export type Series = 0 | 1;

/** Period of each series. */
export const periodsOf = ({ period, comparison }: Periods): readonly (readonly [Series, Period])[] =>
  comparison
    ? [
        [0, period],
        [1, comparison],
      ]
    : [[0, period]];

export const daysBetween = (from: string, to: string): number =>
  from <= to ? lengthInDays({ from, to }) - 1 : 1 - lengthInDays({ from: to, to: from });

/** SQL of the first day of the fiscal year that contains a day. */
function fiscalYearSql(day: string, firstMonth: number, dialect: Dialect): string {
  if (firstMonth === 1) return dialect.yearStart(day);
  const before = firstMonth - 1;
  return dialect.addMonths(dialect.yearStart(dialect.addMonths(day, `-${String(before)}`)), String(before));
}

function unitSql(dimension: DimensionKey, day: string, { fiscalYearStart, dialect }: Context): string {
  if (dimension === 'day') return dialect.day(day);
  return dimension === 'month' ? dialect.monthStart(day) : fiscalYearSql(day, fiscalYearStart, dialect);
}

/** Limits a moved day to the last place, so that extra days (29 February, a longer month) join it. */
const atMostSql = (expression: string, last: string): string => `least(${expression}, ${last})`;

function shiftedSql(
  dimension: DimensionKey,
  day: string,
  earlier: Period,
  { period: current, compare }: ResolvedQuery,
  { dialect, fiscalYearStart }: Context,
): string {
  if (compare === 'last-year') return dialect.addMonths(day, '12');
  if (dimension === 'day' || compare === 'lebaran') return dialect.addDays(day, String(daysBetween(earlier.from, current.from)));
  if (dimension === 'month') return dialect.addMonths(dialect.monthStart(day), String(monthsBetween(earlier.from, current.from)));
  const years = fiscalYearOf(current.from, fiscalYearStart) - fiscalYearOf(earlier.from, fiscalYearStart);
  return dialect.addMonths(dialect.monthStart(day), String(12 * years));
}

/**
 * Returns the SQL of a time dimension for a row of one series.
 * Rows of the comparison move to the requested period.
 * Last year moves by twelve months, the previous period by position, and Lebaran by days.
 * So a month contains the days that it is compared with, not those of a calendar month.
 * @param ofMonths whether every day is the first of its month
 */
export function timeSql(
  dimension: DimensionKey,
  day: string,
  series: Series,
  query: ResolvedQuery,
  context: Context,
  binder: Binder,
  ofMonths = false,
): string {
  const { period, comparison } = query;
  const unit = (of: string) => (ofMonths && dimension === 'month' ? of : unitSql(dimension, of, context));
  if (series === 0 || !comparison) return unit(day);
  const moved = unit(shiftedSql(dimension, day, comparison, query, context));
  return atMostSql(moved, unitSql(dimension, binder.day(period.to), context));
}

/** True if rows of the comparison are moved by days, so that whole months cannot be read. */
export const movesByDays = ({ compare, comparison }: ResolvedQuery, series: Series): boolean =>
  series === 1 && comparison !== null && compare === 'lebaran';

export const fiscalStart = (day: CalendarDate, firstMonth: number): CalendarDate =>
  fiscalYearPeriod(fiscalYearOf(day, firstMonth), firstMonth).from;
