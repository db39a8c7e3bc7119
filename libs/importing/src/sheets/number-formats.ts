import { calendarDate, isCalendarDate, type CalendarDate } from '@pendapa/contracts';

const DATE_IDS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const DAY_MS = 86_400_000;
const SECONDS_PER_DAY = 86_400;
/** Excel counts 60 as 29 February 1900, a day that never existed. */
const NO_SUCH_DAY = 60;
const LAST_SERIAL = 2_958_465;

/** True for number formats that show a calendar date: built-in ones by number, others by their letters. */
export function showsDate(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_IDS.has(id);
  const [first = ''] = code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[[^\]]*\]/g, '')
    .split(';');
  if (/general/i.test(first)) return false;
  return /[yd]/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first));
}

const TIME_IDS = new Set([18, 19, 20, 21]);

/** True for number formats that show a time of day, but not for durations beyond a day. */
export function showsTime(id: number, code: string | undefined): boolean {
  if (code === undefined) return TIME_IDS.has(id);
  const [first = ''] = code.replace(/"[^"]*"|\\.|_.|\*./g, '').split(';');
  if (/general|\[(?:h+|m+|s+)\]/i.test(first)) return false;
  const letters = first.replace(/\[[^\]]*\]/g, '');
  return /h/i.test(letters) && /m/i.test(letters) && !/[yd]/i.test(letters);
}

/** Says whether numbers of a style are dates or times; null for numbers. */
export const shownKind = (id: number, code: string | undefined): 'date' | 'time' | null =>
  showsDate(id, code) ? 'date' : showsTime(id, code) ? 'time' : null;

const formatClock = (second: number): string =>
  [Math.floor(second / 3_600), Math.floor(second / 60) % 60, second % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Converts a fraction of a day into a time of day to the second; null if it is none. */
export function serialTime(serial: number): string | null {
  const second = Math.round(serial * SECONDS_PER_DAY);
  return serial >= 0 && second < SECONDS_PER_DAY ? formatClock(second) : null;
}

/**
 * Converts a serial number into date and time; null if it is none. In the 1900 system 59 is 28 February, 60 is no day, and 61 is 1 March.
 * In the 1904 system 0 is 1 January 1904.
 */
export function serialDate(serial: number, from1904: boolean): { date: CalendarDate; time: string } | null {
  const rounded = Math.round(serial * SECONDS_PER_DAY);
  const [day, second] = [Math.floor(rounded / SECONDS_PER_DAY), ((rounded % SECONDS_PER_DAY) + SECONDS_PER_DAY) % SECONDS_PER_DAY];
  if (day < (from1904 ? 0 : 1) || day > LAST_SERIAL || (!from1904 && day === NO_SUCH_DAY)) return null;
  const start = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < NO_SUCH_DAY ? 31 : 30);
  const at = new Date(start + day * DAY_MS);
  const date = calendarDate(at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate());
  if (!isCalendarDate(date)) return null;
  return { date, time: formatClock(second) };
}

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?$/;
/** From here on a double may lose digits of whole numbers. */
const INEXACT_FROM = 1e15;
const EXPONENT = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/;

/** Shortest plain decimal text of a stored number; `inexact` if digits are lost, null if it is no number. */
export function decimalText(stored: string): string | 'inexact' | null {
  if (!NUMBER.test(stored)) return null;
  const value = Number(stored);
  if (!Number.isFinite(value) || Math.abs(value) >= INEXACT_FROM) return 'inexact';
  if (value === 0) return '0';
  const text = String(value);
  const small = EXPONENT.exec(text);
  if (!small) return text;
  const [, sign = '', first = '', more = '', exponent = '0'] = small;
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${first}${more}`;
}
