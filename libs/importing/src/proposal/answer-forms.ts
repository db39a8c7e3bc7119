import { isCalendarDate } from '@pendapa/contracts';
import { monthOfName } from '../values/month-names.ts';

const YEAR = '((?:19|20)\\d{2})';
const QUARTER = '(?:triwulan|tw|kuartal|kwartal|quarter|q)';
const MONTH_BY_NUMBER = new RegExp(`^(0?[1-9]|1[0-2])[-/.]${YEAR}$`);
const MONTH_BY_NAME = new RegExp(`^(\\p{L}+\\.?) ${YEAR}$`, 'u');
const QUARTER_FIRST = new RegExp(`^${QUARTER}[ -]*([1-4]|iv|i{1,3})[ -]+${YEAR}$`, 'i');
const YEAR_FIRST = new RegExp(`^${YEAR}[ -]*${QUARTER}[ -]*([1-4]|iv|i{1,3})$`, 'i');
const ROMAN: readonly string[] = ['i', 'ii', 'iii', 'iv'];

const DAY_BY_NAME = new RegExp(`^(\\d{1,2}) (\\p{L}+\\.?) ${YEAR}$`, 'u');
/** Only a first number above 12 must be the day. */
const DAY_FIRST = new RegExp(`^(1[3-9]|2\\d|3[01])[-/.](0?[1-9]|1[0-2])[-/.]${YEAR}$`);

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');
const twoDigits = (number: number): string => String(number).padStart(2, '0');
const quarterOf = (text: string): number => (/\d/.test(text) ? Number(text) : ROMAN.indexOf(text.toLowerCase()) + 1);

/**
 * Writes a period in the form of an answer; other texts stay as they are.
 * @example "Januari 2024" and "1/2024" are "2024-01", "TW II 2024" is "2024-Q2"
 */
export function periodAnswer(text: string): string {
  const own = plain(text);
  const [, number, ofNumber] = MONTH_BY_NUMBER.exec(own) ?? [];
  if (number !== undefined && ofNumber !== undefined) return `${ofNumber}-${twoDigits(Number(number))}`;
  const [, name = '', ofName = ''] = MONTH_BY_NAME.exec(own) ?? [];
  const month = monthOfName(name);
  if (month !== null) return `${ofName}-${twoDigits(month)}`;
  const [, quarter, year] = QUARTER_FIRST.exec(own) ?? [];
  if (quarter !== undefined && year !== undefined) return `${year}-Q${String(quarterOf(quarter))}`;
  const [, before, after] = YEAR_FIRST.exec(own) ?? [];
  return before === undefined || after === undefined ? own : `${before}-Q${String(quarterOf(after))}`;
}

/**
 * Writes a day in the form of an answer; texts that may be two days stay as they are.
 * @example "31 Desember 2024" and "31/12/2024" are "2024-12-31"; "05/06/2024" stays
 */
export function dayAnswer(text: string): string {
  const own = plain(text);
  const [, day = '', name = '', year = ''] = DAY_BY_NAME.exec(own) ?? [];
  const [, first = day, number = String(monthOfName(name) ?? ''), last = year] = DAY_FIRST.exec(own) ?? [];
  const written = `${last}-${twoDigits(Number(number))}-${twoDigits(Number(first))}`;
  return isCalendarDate(written) ? written : own;
}
