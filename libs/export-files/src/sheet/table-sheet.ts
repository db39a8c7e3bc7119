import type { Cell, CellStyle, ColumnDef, WriteSheet } from 'hucre/xlsx';
import { closingLines } from '../cells/closing-lines.ts';
import { exactHeader, kindAt } from '../cells/header.ts';
import { safeCell, type SafeCell } from '../cells/safe-cell.ts';
import { withoutEscapes } from '../cells/safe-text.ts';
import { isNumeric } from '../cells/format-cell.ts';
import type { CellValue, ExportColumn, ExportDocument, ExportTable } from '../model.ts';
import { numberFormat, TEXT_FORMAT } from './number-formats.ts';

type SheetValue = string | number | Date | null;

const MIN_WIDTH = 9;
const MAX_WIDTH = 48;
/** The first rows decide how wide a column is. */
const MEASURED_ROWS = 500;

const BOLD = { bold: true } as const;
const HEAD: CellStyle = {
  font: BOLD,
  numFmt: TEXT_FORMAT,
  alignment: { wrapText: true, vertical: 'top' },
  border: { bottom: { style: 'thin' } },
};

const TOTAL: CellStyle = { font: BOLD, border: { top: { style: 'thin' } } };
const WORDS: CellStyle = { numFmt: TEXT_FORMAT, alignment: { horizontal: 'right' } };

/** Converts a cell for the workbook's writer; never to an object, which the writer could take for a formula. */
export function sheetValue(cell: SafeCell): SheetValue {
  switch (cell.type) {
    case 'empty':
      return null;
    case 'text':
      return withoutEscapes(cell.text);
    case 'date':
      return new Date(`${cell.date}T00:00:00Z`);
    case 'number':
      return cell.value ?? cell.decimal;
  }
}

/** Includes the separators between groups of three digits. */
const shownLength = (value: SheetValue, { kind }: ExportColumn): number => {
  if (value === null) return 0;
  if (value instanceof Date) return 10;
  if (kind === 'ratio') return 8;
  const { length } = String(value);
  return typeof value === 'number' ? Math.ceil((length * 4) / 3) : length;
};

function widthOf(column: ExportColumn, index: number, rows: readonly (readonly SheetValue[])[]): number {
  const longest = rows.slice(0, MEASURED_ROWS).reduce((max, row) => Math.max(max, shownLength(row[index] ?? null, column)), 0);
  // Headers wrap, but their longest word does not.
  const word = Math.max(...column.label.split(/\s+/).map(({ length }) => length), 0);
  return Math.min(Math.max(longest, word, Math.ceil(column.label.length / 2), MIN_WIDTH) + 2, MAX_WIDTH);
}

/** Names of columns as spreadsheets have them: 1 is A, 27 is AA. */
function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + ((place - 1) % 26));
  return place <= 26 ? letter : columnLetters(Math.floor((place - 1) / 26)) + letter;
}

const styled = (style: CellStyle): Partial<Cell> => ({ style });

/** A worksheet with a frozen header, the rows, the totals of the screen, and the notes below. */
export function tableSheet(name: string, table: ExportTable, document: ExportDocument): WriteSheet {
  const { words, currency, language } = document;
  const { columns, rows, totals } = table;
  const values = (row: readonly CellValue[], at = 0) =>
    columns.map((column, index) => sheetValue(safeCell(row[index] ?? null, { kind: kindAt(table, column, at) }, currency, words.cut)));
  const text = (value: string) => sheetValue(safeCell(value, { kind: 'text' }, currency, words.cut));
  const body = rows.map((row, at) => values(row, at));
  const numeric = columns.map(isNumeric);
  const numFmts = columns.map(({ kind }) => numberFormat(kind, currency, language));
  const headers = columns.map((column) => exactHeader(column, currency));
  const total = totals ? [[text(words.total), ...values(totals).slice(1)]] : [];
  const closing = closingLines(table, document).map((line) => [text(line)]);
  const cells = new Map<string, Partial<Cell>>();
  columns.forEach((_, index) => cells.set(`0,${index}`, styled(HEAD)));
  // Hidden figures and numbers with too many digits are text: aligned right, and still text when edited.
  body.forEach((row, line) =>
    row.forEach((value, index) => {
      if (numeric[index] && typeof value === 'string') cells.set(`${line + 1},${index}`, styled(WORDS));
      else if (columns[index]?.kind === 'figure')
        cells.set(`${line + 1},${index}`, styled({ numFmt: numberFormat(table.rowKinds?.[line] ?? 'text', currency, language) }));
    }),
  );
  total.forEach((row) =>
    row.forEach((value, index) => {
      const format = { numFmt: index === 0 ? TEXT_FORMAT : numFmts[index] };
      cells.set(`${body.length + 1},${index}`, styled({ ...TOTAL, ...(typeof value === 'string' && index > 0 ? WORDS : format) }));
    }),
  );
  closing.forEach((_, index) =>
    cells.set(`${1 + body.length + total.length + index},0`, styled({ font: { italic: true }, numFmt: TEXT_FORMAT })),
  );
  return {
    name,
    columns: columns.map((column, index): ColumnDef => ({
      width: widthOf(column, index, body),
      // A style of the column. Formats of cells would take half of a long table's memory.
      style: { numFmt: numFmts[index] },
    })),
    rows: [headers.map(text), ...body, ...total, ...closing],
    cells,
    freezePane: { rows: 1, columns: 1 },
    // The totals and the lines below cannot be sorted or filtered.
    ...(body.length > 0 && { autoFilter: { range: `A1:${columnLetters(columns.length)}${body.length + 1}` } }),
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0, printTitlesRow: '$1:$1' },
  };
}
