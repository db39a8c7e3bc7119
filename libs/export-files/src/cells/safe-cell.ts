import type { Currency } from '@pendapa/contracts';
import type { CellKind, CellValue, ExportColumn } from '../model.ts';
import { decimalOf, exactNumber } from './numbers.ts';
import { fitted, plainText } from './safe-text.ts';

/** A cell as it is safe in any file; writers only add the marks of their format. Text is never a formula, a number never text. */
export type SafeCell =
  | { readonly type: 'empty' }
  | { readonly type: 'text'; readonly text: string }
  /** `decimal` has a dot and no grouping; `value` is null where it has more digits than a spreadsheet keeps. */
  | { readonly type: 'number'; readonly decimal: string; readonly value: number | null }
  /** `yyyy-mm-dd`. */
  | { readonly type: 'date'; readonly date: string };

const EMPTY: SafeCell = { type: 'empty' };
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const INTEGER = /^-?\d+$/;
const TEXTUAL: readonly CellKind[] = ['text', 'id'];
const DATED: readonly CellKind[] = ['day', 'month'];

/** Plain digits of a double: 1e-7 is '0.0000001', for a file has no exponents. */
function digitsOf(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const sign = value < 0 ? '-' : '';
  const places = Number(exponent);
  if (places < 0) return `${sign}0.${'0'.repeat(-places - 1)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(places, '0')}`;
}

/** The one way of every value into every file. `cutMark` ends a text that is longer than a cell may be. */
export function safeCell(value: CellValue, { kind }: Pick<ExportColumn, 'kind'>, currency: Currency, cutMark: string): SafeCell {
  if (value === null) return EMPTY;
  if (DATED.includes(kind) && DATE.test(String(value))) return { type: 'date', date: String(value) };
  if (kind === 'money' && INTEGER.test(String(value))) {
    const decimal = decimalOf(String(value), currency.digits);
    return { type: 'number', decimal, value: exactNumber(decimal) };
  }
  if (typeof value === 'number' && !TEXTUAL.includes(kind)) {
    // A computed ratio has 16 or 17 digits by nature: it is a double already, and nothing is lost by leaving it one.
    return Number.isFinite(value)
      ? { type: 'number', decimal: digitsOf(value), value: Number.isInteger(value) ? exactNumber(digitsOf(value)) : value }
      : EMPTY;
  }
  const text = fitted(plainText(String(value)), cutMark);
  return text === '' ? EMPTY : { type: 'text', text };
}
