import { calendarDate, isCalendarDate, type CalendarDate } from '@pendapa/contracts';

/** First letters of month names in both languages. */
const MONTHS = [
  ['jan'],
  ['feb', 'peb'],
  ['mar'],
  ['apr'],
  ['mei', 'may'],
  ['jun'],
  ['jul'],
  ['agu', 'aug'],
  ['sep'],
  ['okt', 'oct'],
].concat([
  ['nov', 'nop'],
  ['des', 'dec'],
]);
const YEAR_FIRST = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2}|\p{L}{3,})\.?[\s./-]+(?<year>\d{4})$/u;

function monthOf(written: string): number {
  const number = Number(written);
  if (Number.isInteger(number)) return number;
  return MONTHS.findIndex((beginnings) => beginnings.some((beginning) => written.toLowerCase().startsWith(beginning))) + 1;
}

/** Parses a typed date, day first: 14/11/2026, 14-11-2026, 14 Nov 2026, 14 November 2026, also 2026-11-14. Null for anything else. */
export function readDate(text: string): CalendarDate | null {
  const { year, month, day } = (YEAR_FIRST.exec(text.trim()) ?? DAY_FIRST.exec(text.trim()))?.groups ?? {};
  if (!year || !month || !day) return null;
  const date = calendarDate(Number(year), monthOf(month), Number(day));
  return isCalendarDate(date) ? date : null;
}
