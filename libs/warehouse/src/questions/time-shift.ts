import { fiscalYearOf, fiscalYearPeriod, lengthInDays, type CalendarDate, type DimensionKey, type Period } from '@pendapa/contracts';
import type { Periods } from './days-with-data.ts';
import type { Binder, Dialect } from './dialect.ts';
import { monthsBetween } from './months.ts';
import type { Context, Resolved } from './resolve.ts';

/** Which of the two periods a row belongs to: 0 the asked one, 1 the one it is compared with. */
export type Series = 0 | 1;

/** The period of each series. */
export const periodsOf = ({ period, comparison }: Periods): readonly (readonly [Series, Period])[] =>
  comparison
    ? [
        [0, period],
        [1, comparison],
      ]
    : [[0, period]];

export const daysBetween = (from: string, to: string): number =>
  from <= to ? lengthInDays({ from, to }) - 1 : 1 - lengthInDays({ from: to, to: from });

/** First day of the fiscal year in which a day lies, as SQL. */
function fiscalYearSql(day: string, firstMonth: number, dialect: Dialect): string {
  if (firstMonth === 1) return dialect.yearStart(day);
  const before = firstMonth - 1;
  return dialect.addMonths(dialect.yearStart(dialect.addMonths(day, `-${String(before)}`)), String(before));
}

function unitSql(dimension: DimensionKey, day: string, { fiscalYearStart, dialect }: Context): string {
  if (dimension === 'day') return dialect.day(day);
  return dimension === 'month' ? dialect.monthStart(day) : fiscalYearSql(day, fiscalYearStart, dialect);
}

/** A row of the earlier period never lands behind the asked period: what is left over (29 February, a longer month) joins the last place. */
const notAfter = (expression: string, last: string): string => `least(${expression}, ${last})`;

function shifted(
  dimension: DimensionKey,
  day: string,
  earlier: Period,
  { period: current, compare }: Resolved,
  { dialect, fiscalYearStart }: Context,
): string {
  if (compare === 'last-year') return dialect.addMonths(day, '12');
  if (dimension === 'day' || compare === 'lebaran') return dialect.addDays(day, String(daysBetween(earlier.from, current.from)));
  if (dimension === 'month') return dialect.addMonths(dialect.monthStart(day), String(monthsBetween(earlier.from, current.from)));
  const years = fiscalYearOf(current.from, fiscalYearStart) - fiscalYearOf(earlier.from, fiscalYearStart);
  return dialect.addMonths(dialect.monthStart(day), String(12 * years));
}

/**
 * The value of a time dimension for a row of one series. Rows of the comparison are moved to the place of the asked period that
 * they are compared with: same days last year by twelve months, the period before by position, days from Lebaran by the days between
 * the two holidays - so that a month holds the rows of the days that it is compared with, not those of a calendar month. `ofMonths`
 * tells that every day is the first of its month, which needs no looking for it; rows that move by days are never of months.
 */
export function timeSql(
  dimension: DimensionKey,
  day: string,
  series: Series,
  question: Resolved,
  context: Context,
  binder: Binder,
  ofMonths = false,
): string {
  const { period, comparison } = question;
  const unit = (of: string) => (ofMonths && dimension === 'month' ? of : unitSql(dimension, of, context));
  if (series === 0 || !comparison) return unit(day);
  const moved = unit(shifted(dimension, day, comparison, question, context));
  return notAfter(moved, unitSql(dimension, binder.day(period.to), context));
}

/** Rows of the comparison change their month day by day, so that their months cannot be read as wholes. */
export const movesByDays = ({ compare, comparison }: Resolved, series: Series): boolean =>
  series === 1 && comparison !== null && compare === 'lebaran';

export const fiscalStart = (day: CalendarDate, firstMonth: number): CalendarDate =>
  fiscalYearPeriod(fiscalYearOf(day, firstMonth), firstMonth).from;
