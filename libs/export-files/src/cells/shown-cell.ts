import type { Format } from '@pendapa/i18n';
import type { CellKind, CellValue, ExportColumn } from '../model.ts';
import { plainText } from './safe-text.ts';

const UNKNOWN = '-';
const MINOR_UNITS = /^-?\d+$/;
const NUMERIC: readonly CellKind[] = ['money', 'count', 'decimal', 'ratio'];

/** Numbers stand right, so that their digits stand below each other. */
export const isNumeric = ({ kind }: Pick<ExportColumn, 'kind'>): boolean => NUMERIC.includes(kind);

function shownNumber(value: number, kind: CellKind, format: Format): string {
  if (kind === 'ratio') return format.percent(value, 2);
  return kind === 'decimal' ? format.decimal(value) : format.count(value);
}

/** A value in words, for paper and pictures: all digits, because what is read there is copied by hand; the column names the currency. */
export function shownCell(value: CellValue, { kind }: Pick<ExportColumn, 'kind'>, format: Format, currencySign: string): string {
  if (value === null || value === '') return UNKNOWN;
  if (typeof value === 'number') return shownNumber(value, kind, format);
  // A figure that is not told is words, whatever its column holds.
  if (kind === 'money' && MINOR_UNITS.test(value)) return format.moneyExact(value).replace(currencySign, '').replace('\u00a0', '');
  if (kind === 'day') return format.date(value);
  return kind === 'month' ? format.monthShort(value) : plainText(value);
}
