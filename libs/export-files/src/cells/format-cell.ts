import type { Format, MoneyScale } from '@pendapa/i18n';
import type { CellKind, CellValue, ExportColumn } from '../model.ts';
import { plainText } from './safe-text.ts';

const UNKNOWN = '-';
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MINOR_UNITS = /^-?\d+$/;
const NUMERIC: readonly CellKind[] = ['money', 'count', 'decimal', 'ratio', 'figure'];

/** Numbers are aligned right. */
export const isNumeric = ({ kind }: Pick<ExportColumn, 'kind'>): boolean => NUMERIC.includes(kind);

function shownNumber(value: number, kind: CellKind, format: Format): string {
  if (kind === 'ratio') return format.percent(value, 2);
  return kind === 'decimal' ? format.decimal(value) : format.count(value);
}

/** Formats a value for PDF and pictures. Amounts use the unit of their table; without a unit they are written with their own. */
export function formatCell(value: CellValue, kind: CellKind, format: Format, scale: MoneyScale | null): string {
  if (value === null || value === '') return UNKNOWN;
  if (typeof value === 'number') return shownNumber(value, kind, format);
  // A hidden figure is text, whatever its column holds.
  if (kind === 'money' && MINOR_UNITS.test(value)) return scale ? scale.cell(value) : format.money(value);
  if (kind === 'day' && DATE.test(value)) return format.date(value);
  // A dash instead of a date is text too.
  return kind === 'month' && DATE.test(value) ? format.monthShort(value) : plainText(value);
}
