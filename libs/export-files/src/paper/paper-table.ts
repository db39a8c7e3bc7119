import { createFormat } from '@pendapa/i18n';
import { kindAt } from '../cells/header.ts';
import { plainText } from '../cells/safe-text.ts';
import { isNumeric, formatCell } from '../cells/format-cell.ts';
import type { CellValue, ExportDocument, ExportTable } from '../model.ts';

/** A table as text, for PDF and pictures. Amounts are in the unit of the screen, which the headers name. */
export interface PaperTable {
  readonly head: readonly string[];
  readonly body: readonly (readonly string[])[];
  /** Null if there are no totals. */
  readonly total: readonly string[] | null;
  /** True for columns of numbers, which are aligned right. */
  readonly figures: readonly boolean[];
}

const DIGITS = /^-?\d+$/;
/** Hidden figures are text and have no scale. */
const amount = (value: CellValue | undefined): CellValue => (typeof value === 'string' && !DIGITS.test(value) ? null : (value ?? null));

export function paperTable(table: ExportTable, document: ExportDocument): PaperTable {
  const { columns, rows, totals } = table;
  const format = createFormat(document.language, { currency: document.currency, timeZone: 'UTC' });
  const amounts = columns.flatMap(({ kind }, index) => (kind === 'money' ? [rows.map((row) => amount(row[index]))] : []));
  const unit = format.moneyTable(...amounts);
  const scales = columns.map(({ kind }) => (kind === 'money' ? unit : null));
  const cellTexts = (values: readonly CellValue[], row: number) =>
    columns.map((column, index) => formatCell(values[index] ?? null, kindAt(table, column, row), format, scales[index] ?? null));
  return {
    head: columns.map(({ label }, index) => plainText(scales[index] ? `${label} (${scales[index].unitLabel})` : label)),
    body: rows.map(cellTexts),
    total: totals && cellTexts(totals, -1).map((text, index) => (index === 0 ? document.words.total : totals[index] === null ? '' : text)),
    figures: columns.map(isNumeric),
  };
}
