import { calendarDate, isCalendarDate, monthEnd, type CalendarDate } from '@pendapa/contracts';
import { hourOf, instantOf, zonedClock, type ZonedClock } from './clock.ts';
import { formatPattern, hasStrayLetters, splitFormat, tokensOf } from './date-tokens.ts';
import { fiscalYearEnd, lastYearOfLabel } from './fiscal-year.ts';
import { monthOfName } from './month-names.ts';
import { quarterNumber } from './quarter.ts';

export type DateFlaw = 'date-malformed' | 'date-day-number' | 'date-impossible' | 'date-fiscal-label' | 'date-fiscal-years';

/** Facts about the agency that dates need. */
export interface DateContext {
  /** Time zone of instants that are written with their zone, e.g. Asia/Jakarta. */
  readonly timeZone: string;
  /** First month of the fiscal year, from 1. */
  readonly fiscalYearStart: number;
  /** First of the hundred years that two digits mean: with 1970, `69` is 2069. Undefined: such years are not read. */
  readonly firstYear?: number | undefined;
}

const MAX_CACHED_DATES = 50_000;
type Grain = 'day' | 'month' | 'quarter' | 'year';

/** True if the format holds a year of two digits. */
export const hasShortYear = (format: string): boolean => tokensOf(format).includes('YY');
/** True if the format holds the label of a fiscal year, such as 2022/2023. */
export const hasFiscalYear = (format: string): boolean => tokensOf(format).includes('FY');

/**
 * True for formats that name year, month and day once, e.g. `DD/MM/YYYY` or `YYYY-MM-DD HH:mm:ss`. Months and quarters need no day, and
 * years no month. Years of two digits need a window.
 */
export function isDateFormat(format: string, grain: Grain = 'day', readsShortYears = false): boolean {
  if (hasStrayLetters(format) || (hasShortYear(format) && !readsShortYears)) return false;
  const tokens = tokensOf(format);
  const times = (...names: string[]) => tokens.filter((token) => names.includes(token)).length;
  const [years, months, days, quarters] = [times('YYYY', 'YY'), times('M', 'MM', 'MMM'), times('D', 'DD'), times('Q')];
  if (times('h', 'hh') !== times('A') || times('Z') > 1 || (times('Z') === 1 && times('H', 'HH', 'h', 'hh') === 0)) return false;
  if (times('FY') > 0) return grain === 'year' && times('FY') === 1 && years + months + days + quarters === 0;
  if (years !== 1 || months > 1 || days > 1 || days > months || quarters > 1) return false;
  if (quarters === 1) return grain === 'quarter' && months === 0;
  return days === 1 || (grain !== 'day' && (months === 1 || grain === 'year'));
}

/** True for a day number of Excel: days since 1900, here from 1954 to 2119. */
const isDayNumber = (text: string): boolean => /^[2-7]\d{4}(?:[.,]\d+)?$/.test(text);

type Groups = Readonly<Record<string, string | undefined>>;

/** Year of two digits within the hundred years that begin at `firstYear`. */
const wholeYear = (digits: number, firstYear: number): number => firstYear + ((((digits - firstYear) % 100) + 100) % 100);

function yearOf({ year, shortYear }: Groups, { firstYear }: DateContext): number {
  if (year !== undefined) return Number(year);
  return firstYear === undefined ? NaN : wholeYear(Number(shortYear), firstYear);
}

/** Month of the groups; a quarter gives its last month, and nothing the first of the year. */
function monthOf({ month, monthName, quarter }: Groups): number {
  if (quarter !== undefined) return quarterNumber(quarter) * 3;
  return monthName === undefined ? Number(month ?? 1) : (monthOfName(monthName) ?? 0);
}

/** Date of the groups as it was written, whatever its zone; null if it does not exist. */
export function writtenDate(groups: Groups, context: DateContext): CalendarDate | null {
  const date = calendarDate(yearOf(groups, context), monthOf(groups), Number(groups['day'] ?? 1));
  return isCalendarDate(date) ? date : null;
}

function fiscalDate(label: string, start: number): { date: CalendarDate } | DateFlaw {
  const year = lastYearOfLabel(label);
  if (year === null) return 'date-fiscal-years';
  return start === 1 ? 'date-fiscal-label' : { date: fiscalYearEnd(year, start) };
}

/** Moves a date that was written with its zone to the agency's clocks. */
function inZone(date: CalendarDate, groups: Groups, clock: ZonedClock): CalendarDate {
  if (groups['zone'] === undefined) return date;
  const time = [hourOf(groups), groups['minute'] ?? '0', groups['second'] ?? '0'].map((part) => String(part).padStart(2, '0')).join(':');
  return clock(instantOf(date, time, groups['zone'])).date;
}

/**
 * Creates a reader of dates by one declared format; a missing day or month counts as the first. Dates that do not exist are refused. A
 * time with its zone gives the day on the agency's clocks.
 */
export function createDateReader(format: string, context: DateContext): (text: string) => { date: CalendarDate } | DateFlaw {
  const shape = formatPattern(format);
  const dateCache = new Map<string, { date: CalendarDate } | DateFlaw>();
  const clock = zonedClock(context.timeZone);
  const read = (text: string): { date: CalendarDate } | DateFlaw => {
    const groups = shape.exec(text)?.groups;
    if (!groups) return isDayNumber(text) ? 'date-day-number' : 'date-malformed';
    if (groups['fiscalYear'] !== undefined) return fiscalDate(groups['fiscalYear'], context.fiscalYearStart);
    const date = writtenDate(groups, context);
    if (date === null) return 'date-impossible';
    return { date: groups['quarter'] === undefined ? inZone(date, groups, clock) : monthEnd(date) };
  };
  return (text) => {
    const cachedDate = dateCache.get(text);
    if (cachedDate !== undefined) return cachedDate;
    const result = read(text);
    if (dateCache.size < MAX_CACHED_DATES) dateCache.set(text, result);
    return result;
  };
}

const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

/**
 * Creates a writer of dates and times (HH:mm:ss) by a declared format: the opposite of `createDateReader`. Typed cells have no zone, so
 * that a format with a zone gives a text that is refused.
 */
export function createDateWriter(format: string): (date: CalendarDate, time: string) => string {
  const parts = splitFormat(format);
  return (date, time) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const [hour = '', minute = '', second = ''] = time.split(':');
    const hour12 = ((Number(hour) + 11) % 12) + 1;
    const values: Readonly<Record<string, string>> = {
      YYYY: year,
      YY: year.slice(2),
      MMM: SHORT_MONTHS[Number(month) - 1] ?? '',
      MM: month,
      M: String(Number(month)),
      DD: day,
      D: String(Number(day)),
      Q: String(Math.ceil(Number(month) / 3)),
      HH: hour,
      H: String(Number(hour)),
      hh: String(hour12).padStart(2, '0'),
      h: String(hour12),
      mm: minute,
      ss: second,
      SSS: '000',
      A: Number(hour) < 12 ? 'AM' : 'PM',
      FY: '',
      Z: '',
    };
    return parts.map((part) => values[part] ?? part).join('');
  };
}
