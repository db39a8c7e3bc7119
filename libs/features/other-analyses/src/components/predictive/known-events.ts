import { addDays, addMonths, monthStart, type CalendarDate, type MarkedEvent } from '@pendapa/contracts';
import type { ForecastEvent } from '@pendapa/statistics';

const monthOfYear = (day: CalendarDate): string => day.slice(5, 7);

const MONTHS = 12;

/** Number of months from one first day of a month to another. */
const monthsFrom = (first: CalendarDate, month: CalendarDate): number =>
  MONTHS * (Number(month.slice(0, 4)) - Number(first.slice(0, 4))) + Number(monthOfYear(month)) - Number(monthOfYear(first));

// A due date of each year moves its collection; with several in a year it is no campaign.
const isYearly = (days: readonly CalendarDate[]): boolean => new Set(days.map((day) => day.slice(0, 4))).size === days.length;

/** The month in which most of the days fall; of equally frequent ones the earliest in time. */
function usualMonth(days: readonly CalendarDate[]): string {
  const count = (month: string): number => days.filter((day) => monthOfYear(day) === month).length;
  return days.map(monthOfYear).reduce((best, month) => (count(month) > count(best) ? month : best));
}

// Most pay in the days before a due date, so that one of 2 October is collected in September.
const DAYS_OF_PAYMENT = 7;

function movedDueDates(days: readonly CalendarDate[], first: CalendarDate): ForecastEvent[] {
  if (days.length < 2 || !isYearly(days)) return [];
  const usual = usualMonth(days);
  return days
    .filter((day) => monthOfYear(day) !== usual)
    .map((day) => ({
      kind: 'moved' as const,
      usual: monthsFrom(first, `${day.slice(0, 4)}-${usual}-01`),
      actual: monthsFrom(first, monthStart(day)),
    }));
}

// A reform of the last days of a month shows from the next one on.
const LAST_DAY_OF_MONTH_START = 15;

const firstWholeMonth = (day: CalendarDate): CalendarDate =>
  Number(day.slice(8, 10)) > LAST_DAY_OF_MONTH_START ? addMonths(monthStart(day), 1) : monthStart(day);

/**
 * The marked events of the agency that a forecast of one tax takes into account. Due dates that leave their usual month move its amount.
 * Reforms of the tax change its level for good, by a factor that the months after it show. `first` is the first day of the series.
 */
export function knownEvents(events: readonly MarkedEvent[], tax: string, first: CalendarDate): ForecastEvent[] {
  const own = events.filter((event) => event.tax === tax);
  const dueDays = own.filter(({ kind }) => kind === 'due-date').map(({ to }) => addDays(to, -DAYS_OF_PAYMENT));
  const reforms = own
    .filter(({ kind }) => kind === 'reform')
    .map(({ code, from }): ForecastEvent => ({
      kind: 'scaled',
      // No reform is like another, so that none borrows the effect of an earlier one.
      cause: `reform ${code}`,
      from: monthsFrom(first, firstWholeMonth(from)),
      to: null,
    }));
  return [...movedDueDates(dueDays, first), ...reforms].filter(
    (event) => (event.kind === 'moved' ? Math.min(event.usual, event.actual) : event.from) >= 0,
  );
}

/** The events of a series without its first `count` months. */
export const eventsAfter = (events: readonly ForecastEvent[], count: number): ForecastEvent[] =>
  events
    .map((event): ForecastEvent => {
      if (event.kind === 'moved') return { ...event, usual: event.usual - count, actual: event.actual - count };
      return { ...event, from: event.from - count, to: event.to === null ? null : event.to - count };
    })
    .filter((event) => (event.kind === 'moved' ? Math.min(event.usual, event.actual) : event.from) >= 0);
