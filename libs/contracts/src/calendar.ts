/** A day of the agency's calendar, `YYYY-MM-DD`, without a time zone. */
export type CalendarDate = string;

/** Inclusive on both sides. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2199;

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const calendarDate = (year: number, month: number, day: number): CalendarDate => `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;

/** True for a day that exists, between 1900 and 2199. */
export function isCalendarDate(text: string): boolean {
  const match = SHAPE.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Parts of a date that `isCalendarDate` accepts. */
export function dateParts(date: CalendarDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Moves by whole months. If the month lacks the day, its last day is used: 31 Jan + 1 month = 28 or 29 Feb. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
  return calendarDate(target.year, target.month, Math.min(day, daysInMonth(target.year, target.month)));
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const { year, month, day } = dateParts(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

export const monthStart = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;

/** First days of the months that a period touches. */
export function monthsOf({ from, to }: Period): CalendarDate[] {
  const months: CalendarDate[] = [];
  for (let month = monthStart(from); month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

export function monthEnd(date: CalendarDate): CalendarDate {
  const { year, month } = dateParts(date);
  return calendarDate(year, month, daysInMonth(year, month));
}

/** Days of the period, both ends counted. */
export function lengthInDays({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

/** Days of an agency's working calendar: true for a working day. Days that it does not list are missing. */
export type WorkCalendar = ReadonlyMap<CalendarDate, boolean>;

const SUNDAY = 0;
const SATURDAY = 6;

/** True from Monday to Friday. */
export const isWeekday = (day: CalendarDate): boolean => ![SUNDAY, SATURDAY].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** True for a working day of the agency's calendar; unlisted days count from Monday to Friday. */
export const isWorkingDay = (day: CalendarDate, calendar: WorkCalendar): boolean => calendar.get(day) ?? isWeekday(day);

/**
 * The fiscal year is named after the calendar year in which it ends.
 *
 * @param firstMonth First month of the fiscal year, 1 to 12.
 * @example With `firstMonth` 7, 1 Jul 2022 to 30 Jun 2023 is 2023. With `firstMonth` 1, it is the calendar year.
 */
export function fiscalYearOf(date: CalendarDate, firstMonth: number): number {
  const { year, month } = dateParts(date);
  return firstMonth > 1 && month >= firstMonth ? year + 1 : year;
}

export function fiscalYearPeriod(fiscalYear: number, firstMonth: number): Period {
  const from = calendarDate(firstMonth > 1 ? fiscalYear - 1 : fiscalYear, firstMonth, 1);
  return { from, to: addDays(addMonths(from, 12), -1) };
}

/** First day of the fiscal year up to and including `date`. */
export function yearToDate(date: CalendarDate, firstMonth: number): Period {
  return { from: fiscalYearPeriod(fiscalYearOf(date, firstMonth), firstMonth).from, to: date };
}

/**
 * The same calendar days one year earlier; 29 February becomes 28 February. Whole months are compared with whole months.
 *
 * @example 1 January to 28 February 2025 gives 1 January to 29 February 2024.
 */
export function sameDaysLastYear({ from, to }: Period): Period {
  const wholeMonths = from === monthStart(from) && to === monthEnd(to);
  const shifted = addMonths(to, -12);
  return { from: addMonths(from, -12), to: wholeMonths ? monthEnd(shifted) : shifted };
}

/**
 * The last whole months that have ended on a day.
 *
 * @example On 14 November 2026, 12 months are 1 November 2025 to 31 October 2026.
 */
export function endedMonths(date: CalendarDate, months = 12): Period {
  const to = date === monthEnd(date) ? date : addDays(monthStart(date), -1);
  return { from: addMonths(monthStart(to), 1 - months), to };
}

/** The period of equal length that ends the day before this one. Whole months are compared with the same number of whole months. */
export function previousPeriod(period: Period): Period {
  const { from, to } = period;
  const before = addDays(from, -1);
  if (from !== monthStart(from) || to !== monthEnd(to)) return { from: addDays(from, -lengthInDays(period)), to: before };
  const [start, end] = [dateParts(from), dateParts(to)];
  const months = (end.year - start.year) * 12 + end.month - start.month + 1;
  return { from: addMonths(from, -months), to: before };
}
