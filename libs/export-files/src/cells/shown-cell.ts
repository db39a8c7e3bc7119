import type { Format } from '@pendapa/i18n';
import type { CellValue, ExportColumn } from '../model.ts';
import { plainText } from './safe-text.ts';

const UNKNOWN = '-';

/** A value in words, for paper and pictures: all digits, because what is read there is copied by hand; the column names the currency. */
export function shownCell(value: CellValue, { kind }: Pick<ExportColumn, 'kind'>, format: Format, currencySign: string): string {
  if (value === null || value === '') return UNKNOWN;
  if (typeof value === 'number')
    return kind === 'ratio' ? format.percent(value, 2) : kind === 'count' ? format.count(value) : String(value);
  if (kind === 'money') return format.moneyExact(value).replace(currencySign, '').replace('\u00a0', '');
  if (kind === 'day') return format.date(value);
  return kind === 'month' ? format.monthShort(value) : plainText(value);
}
