import { closingLines } from '../cells/closing-lines.ts';
import { exactHeader, kindAt } from '../cells/header.ts';
import { safeCell, type SafeCell } from '../cells/safe-cell.ts';
import { looksLikeFormula, plainText } from '../cells/safe-text.ts';
import { rowsOf, tablesOf, type CellKind, type CellValue, type ExportDocument, type ExportTable } from '../model.ts';
import type { Progress } from '../progress.ts';

/**
 * `excel`: opens in Excel with Indonesian settings by a double click. `machine`: RFC 4180 with a decimal point and cover lines that begin
 * with `#`.
 */
export type CsvProfile = 'excel' | 'machine';

interface Marks {
  readonly start: string;
  readonly separator: string;
  readonly decimal: string;
  readonly comment: string;
  readonly date: (iso: string) => string;
}

const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
const CHUNK = 5_000;

const PROFILES: Readonly<Record<CsvProfile, Marks>> = {
  excel: {
    start: BYTE_ORDER_MARK,
    separator: ';',
    decimal: ',',
    comment: '',
    date: (iso) => `${iso.slice(8)}/${iso.slice(5, 7)}/${iso.slice(0, 4)}`,
  },
  machine: { start: '', separator: ',', decimal: '.', comment: '# ', date: (iso) => iso },
};

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\n\r]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A leading apostrophe keeps a spreadsheet from computing the text. */
const textCell = (text: string, { separator }: Marks): string => quoted(looksLikeFormula(text) ? `'${text}` : text, separator);

function cell(value: SafeCell, marks: Marks): string {
  switch (value.type) {
    case 'empty':
      return '';
    case 'text':
      return textCell(value.text, marks);
    case 'date':
      return marks.date(value.date);
    case 'number':
      return value.decimal.replace('.', marks.decimal);
  }
}

// Quotes have no effect after a comment mark. A comma would begin a cell that a spreadsheet may compute.
const BEGINS_CELL = /,(?=[\s"]*["=+\-@＝＋－＠﹢﹣﹦﹫])/g;

/** Writes the texts of a comment on one line, without formulas wherever a program splits the line. */
function commentOf(texts: readonly string[]): string {
  const line = texts.map((text) => plainText(text).replace(/\s+/g, ' ').trim()).join(': ');
  return (looksLikeFormula(line) ? `'${line}` : line).replace(BEGINS_CELL, ",'");
}

/** Rounds a ratio to two digits more than percentages show: further digits of a double are noise. */
const worth = (value: CellValue, kind: CellKind): CellValue =>
  kind === 'ratio' && typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

function* tableLines(table: ExportTable, document: ExportDocument, marks: Marks): Generator<string> {
  const { words, currency } = document;
  const heading = (text: string) => cell(safeCell(text, { kind: 'text' }, currency, words.cut), marks);
  const cells = (values: readonly CellValue[], row = 0) =>
    table.columns.map((column, index) => {
      const kind = kindAt(table, column, row);
      return cell(safeCell(worth(values[index] ?? null, kind), { kind }, currency, words.cut), marks);
    });
  yield table.columns.map((column) => heading(exactHeader(column, currency))).join(marks.separator);
  for (const [index, row] of table.rows.entries()) yield cells(row, index).join(marks.separator);
  if (table.totals) yield [heading(words.total), ...cells(table.totals).slice(1)].join(marks.separator);
}

function* csvLines(document: ExportDocument, marks: Marks): Generator<string> {
  const { words, currency } = document;
  const fields = (texts: readonly string[]) =>
    texts.map((text) => cell(safeCell(text, { kind: 'text' }, currency, words.cut), marks)).join(marks.separator);
  const remark = (...texts: readonly string[]) => (marks.comment === '' ? fields(texts) : marks.comment + commentOf(texts));
  yield remark(document.title);
  if (document.sentence !== null) yield remark(document.sentence);
  for (const { label, text } of [...document.cover, ...document.about, ...document.definitions]) yield remark(label, text);
  const ids = tablesOf(document).some(({ table }) => table.columns.some(({ kind }) => kind === 'id'));
  if (ids) yield remark(words.idNote);
  for (const { title, table } of tablesOf(document)) {
    yield '';
    yield remark(title);
    yield* tableLines(table, document, marks);
    for (const closing of closingLines(table, document)) yield remark(closing);
  }
}

/** The pieces of the file, for a Blob. Charts are not included. */
export function toCsv(document: ExportDocument, profile: CsvProfile, progress?: Progress): readonly string[] {
  const marks = PROFILES[profile];
  const all = rowsOf(document).written;
  const pieces: string[] = [marks.start];
  let pending: string[] = [];
  let done = 0;
  const flush = (): void => {
    pieces.push(pending.map((line) => line + LINE_END).join(''));
    done += pending.length;
    pending = [];
    progress?.(Math.min(done / Math.max(all, 1), 1));
  };
  for (const line of csvLines(document, marks)) {
    pending.push(line);
    if (pending.length >= CHUNK) flush();
  }
  flush();
  return pieces;
}
