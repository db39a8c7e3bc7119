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

const MIDDLE_OF_MONTH = '15';

/** First days of the months whose middle lies in a window. */
function monthsOf({ from, to }: MarkedEvent): readonly CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) {
    const middle = `${month.slice(0, 8)}${MIDDLE_OF_MONTH}`;
    if (middle >= from && middle <= to) months.push(month);
  }
  return months;
}

/** Spans of positions that follow each other; the end is the position after the last one. */
function spansOf(positions: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  const isIn = new Set(positions);
  return positions
    .filter((at) => !isIn.has(at - 1))
    .map((from) => {
      let to = from + 1;
      while (isIn.has(to)) to++;
      return { from, to };
    });
}

// Windows of longer ago say little about what is usual now.
const RECENT_YEARS = 3;

/**
 * Changes of amounts by windows of one kind, in months that have none in most of the last years.
 * Their factor is that of their own months, or of earlier windows of the kind. Windows of the same months in most years belong to the season.
 */
function unusualWindows(windows: readonly MarkedEvent[], kind: string, first: CalendarDate, known: number): ForecastEvent[] {
  const covered = new Set(windows.flatMap((window) => monthsOf(window).map((month) => monthsFrom(first, month))));
  const isUsual = (position: number): boolean => {
    const sameMonths = Array.from({ length: Math.ceil(known / MONTHS) }, (_, year) => (position % MONTHS) + MONTHS * year);
    const recent = sameMonths.filter((at) => at < known).slice(-RECENT_YEARS);
    return recent.filter((at) => covered.has(at)).length > recent.length / 2;
  };
  const unusual = [...covered].filter((position) => position >= 0 && !isUsual(position));
  return spansOf(unusual.sort((a, b) => a - b)).map(({ from, to }) => ({ kind: 'scaled', cause: kind, from, to }));
}

/**
 * The marked events of the agency that a forecast of one tax takes into account. Due dates that leave their usual month move its amount.
 * Reforms of the tax change its level for good, by a factor that the months after it show. Discounts and waivers change the amounts of
 * their months. `first` is the first day of the series, which has `known` complete months.
 */
export function knownEvents(events: readonly MarkedEvent[], tax: string, first: CalendarDate, known: number): ForecastEvent[] {
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
  const windows = ['discount', 'waiver'].flatMap((kind) =>
    unusualWindows(
      own.filter((event) => event.kind === kind),
      kind,
      first,
      known,
    ),
  );
  return [...movedDueDates(dueDays, first), ...reforms, ...windows].filter(
    (event) => (event.kind === 'moved' ? Math.min(event.usual, event.actual) : event.from) >= 0,
  );
}

/** The events of a series without its first `count` months. */
export const eventsAfter = (events: readonly ForecastEvent[], count: number): ForecastEvent[] =>
  events
    .map((event): ForecastEvent => {
      if (event.kind === 'moved') return { ...event, usual: event.usual - count, actual: event.actual - count };
      if (event.kind === 'added') return { ...event, from: event.from - count, to: event.to - count };
      return { ...event, from: event.from - count, to: event.to === null ? null : event.to - count };
    })
    .filter((event) => (event.kind === 'moved' ? Math.min(event.usual, event.actual) : event.from) >= 0);
