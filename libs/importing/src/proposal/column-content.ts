import { monthOfName } from '../values/month-names.ts';
import { looksLikeDates } from './date-forms.ts';
import { isEmptyMark, looksLikeAmount } from './number-forms.ts';
import type { RawCell } from './raw-table.ts';
import type { RawColumn } from './table-shape.ts';

/** Cells that hold a value. */
export const filled = (cells: readonly RawCell[]): readonly RawCell[] =>
  cells.filter(({ kind, text }) => kind !== null && !isEmptyMark(text));
const isAmountCell = ({ kind, text }: RawCell): boolean => kind === 'number' || (kind === 'text' && looksLikeAmount(text));

/** True if a column holds amounts in nearly every filled cell. */
export const holdsAmounts = ({ cells }: RawColumn): boolean => {
  const own = filled(cells);
  return own.length > 0 && own.filter(isAmountCell).length >= own.length * 0.9;
};

/** True if every filled cell is a year. */
export const holdsYears = ({ cells }: RawColumn): boolean =>
  filled(cells).length > 0 && filled(cells).every(({ text }) => /^(?:19|20)\d{2}$/.test(text));
/** True if every filled cell is a month, by name or number. */
export const holdsMonths = ({ cells }: RawColumn): boolean =>
  filled(cells).length > 0 && filled(cells).every(({ text }) => monthOfName(text) !== null || /^(?:0?[1-9]|1[0-2])$/.test(text));
/** `1, 2, 3`: the number of the row, which says nothing. */
export const holdsRowNumbers = ({ cells }: RawColumn): boolean => {
  const texts = filled(cells).map(({ text }) => text.replace(/\.$/, ''));
  return (
    texts.length > 0 &&
    texts.every((text) => /^\d{1,6}$/.test(text)) &&
    texts.every((text, index) => index === 0 || Number(text) === Number(texts[index - 1]) + 1 || text === '1')
  );
};

/** Content that a column must have for a field, beside its name. */
export function fitsContent(field: string, column: RawColumn): boolean {
  switch (field) {
    case 'posted':
    case 'dueOn':
    case 'snapshotOn':
    case 'openedOn':
      return looksLikeDates(column.cells);
    case 'year':
    case 'taxYear':
      return holdsYears(column);
    case 'month':
      return holdsMonths(column);
    case 'amount':
    case 'target':
    case 'principal':
    case 'penalty':
    case 'discount':
      return holdsAmounts(column);
    case 'tax':
    case 'unit':
    case 'region':
    case 'channel':
    case 'bank':
    case 'status':
      return !holdsAmounts(column) || filled(column.cells).some(({ text }) => /^\d+(?:\.\d+)+\.?$/.test(text));
    case 'transactions':
    case 'documents':
      return holdsAmounts(column);
    default:
      return true;
  }
}
