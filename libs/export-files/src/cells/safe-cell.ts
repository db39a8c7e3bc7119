import type { Currency } from '@pendapa/contracts';
import type { CellKind, CellValue, ExportColumn } from '../model.ts';
import { decimalOf, exactNumber } from './numbers.ts';
import { cutText, plainText } from './safe-text.ts';

/** A cell that is safe in every format: text is never a formula, a number is never text. Writers only format it. */
export type SafeCell =
  | { readonly type: 'empty' }
  | { readonly type: 'text'; readonly text: string }
  /** `decimal` has a decimal point and no grouping. `value` is null if it has more digits than a spreadsheet keeps. */
  | { readonly type: 'number'; readonly decimal: string; readonly value: number | null }
  /** `yyyy-mm-dd`. */
  | { readonly type: 'date'; readonly date: string };

const EMPTY: SafeCell = { type: 'empty' };
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INTEGER = /^-?\d+$/;
const TEXTUAL: readonly CellKind[] = ['text', 'id'];
const DATED: readonly CellKind[] = ['day', 'month'];

/** Digits of a double without exponent: 1e-7 is '0.0000001'. */
function digitsOf(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const sign = value < 0 ? '-' : '';
  const places = Number(exponent);
  if (places < 0) return `${sign}0.${'0'.repeat(-places - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(places, '0')}`;
}

/** Every value of every file passes this function. `cutMark` ends a text that is too long for a cell. */
export function safeCell(value: CellValue, { kind }: Pick<ExportColumn, 'kind'>, currency: Currency, cutMark: string): SafeCell {
  if (value === null) return EMPTY;
  if (DATED.includes(kind) && DATE.test(String(value))) return { type: 'date', date: String(value) };
  if (kind === 'money' && INTEGER.test(String(value))) {
    const decimal = decimalOf(String(value), currency.digits);
    return { type: 'number', decimal, value: exactNumber(decimal) };
  }
  if (typeof value === 'number' && !TEXTUAL.includes(kind)) {
    // A computed ratio is a double with 16 or 17 digits, so it stays a number.
    return Number.isFinite(value)
      ? { type: 'number', decimal: digitsOf(value), value: Number.isInteger(value) ? exactNumber(digitsOf(value)) : value }
      : EMPTY;
  }
  const text = cutText(plainText(String(value)), cutMark);
  return text === '' ? EMPTY : { type: 'text', text };
}
