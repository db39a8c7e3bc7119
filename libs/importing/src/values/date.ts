import { calendarDate, isCalendarDate, type CalendarDate } from '@pendapa/contracts';

export type DateFlaw = 'date-malformed' | 'date-day-number' | 'date-impossible';

const TOKENS: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{2})',
  M: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{2})',
  D: '(?<day>\\d{1,2})',
  HH: '(?:[01]\\d|2[0-3])',
  H: '(?:[01]?\\d|2[0-3])',
  mm: '[0-5]\\d',
  ss: '[0-5]\\d',
};
const TOKEN = /YYYY|MM|M|DD|D|HH|H|mm|ss/g;
const MAX_CACHED_DATES = 50_000;

/**
 * True for formats that name year, month and day once, e.g. `DD/MM/YYYY` or `YYYY-MM-DD HH:mm:ss`. Months and quarters need no day, and
 * years no month.
 */
export function isDateFormat(format: string, grain: 'day' | 'month' | 'quarter' | 'year' = 'day'): boolean {
  if (/[A-Za-z]/.test(format.replace(TOKEN, '').replace('T', ''))) return false;
  const tokens = format.match(TOKEN) ?? [];
  const times = (names: readonly string[]) => tokens.filter((token) => names.includes(token)).length;
  const [months, days] = [times(['M', 'MM']), times(['D', 'DD'])];
  if (times(['YYYY']) !== 1 || months > 1 || days > 1 || days > months) return false;
  return days === 1 || (grain !== 'day' && (months === 1 || grain === 'year'));
}

function datePattern(format: string): RegExp {
  let source = '';
  let at = 0;
  for (const match of format.matchAll(TOKEN)) {
    source += format.slice(at, match.index).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') + (TOKENS[match[0]] ?? '');
    at = match.index + match[0].length;
  }
  return new RegExp(`^${source}${format.slice(at).replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);
}

/** True for a day number of Excel: days since 1900, here from 1954 to 2119. */
const isDayNumber = (text: string): boolean => /^[2-7]\d{4}(?:[.,]\d+)?$/.test(text);

/** Creates a reader of dates by one declared format; a missing day or month counts as the first. Dates that do not exist are refused. */
export function createDateReader(format: string): (text: string) => { date: CalendarDate } | DateFlaw {
  const shape = datePattern(format);
  const dateCache = new Map<string, { date: CalendarDate } | DateFlaw>();
  const read = (text: string): { date: CalendarDate } | DateFlaw => {
    const groups = shape.exec(text)?.groups;
    if (!groups) return isDayNumber(text) ? 'date-day-number' : 'date-malformed';
    const date = calendarDate(Number(groups['year']), Number(groups['month'] ?? 1), Number(groups['day'] ?? 1));
    return isCalendarDate(date) ? { date } : 'date-impossible';
  };
  return (text) => {
    const cachedDate = dateCache.get(text);
    if (cachedDate !== undefined) return cachedDate;
    const result = read(text);
    if (dateCache.size < MAX_CACHED_DATES) dateCache.set(text, result);
    return result;
  };
}

/** Creates a writer of dates and times (HH:mm:ss) by a declared format: the opposite of `createDateReader`. */
export function createDateWriter(format: string): (date: CalendarDate, time: string) => string {
  const parts = format.split(/(YYYY|MM|M|DD|D|HH|H|mm|ss)/);
  return (date, time) => {
    const [year = '', month = '', day = ''] = date.split('-');
    const [hour = '', minute = '', second = ''] = time.split(':');
    const values: Readonly<Record<string, string>> = {
      YYYY: year,
      MM: month,
      M: String(Number(month)),
      DD: day,
      D: String(Number(day)),
      HH: hour,
      H: String(Number(hour)),
      mm: minute,
      ss: second,
    };
    return parts.map((part) => values[part] ?? part).join('');
  };
}
