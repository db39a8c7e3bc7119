import { closingLines } from '../cells/closing-lines.ts';
import { exactHeader, kindAt } from '../cells/header.ts';
import { safeCell, type SafeCell } from '../cells/safe-cell.ts';
import { looksLikeFormula, plainText } from '../cells/safe-text.ts';
import { fillPlaceholders } from '../cells/fill-placeholders.ts';
import {
  rowsOf,
  tablesOf,
  type CellKind,
  type CellValue,
  type ExportDocument,
  type ExportTable,
  type ReadRows,
  type TableRows,
} from '../model.ts';
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

/** The size after which a file takes no more rows. */
const MAX_BYTES = 200_000_000;

export interface CsvOptions {
  readonly progress?: Progress;
  /** Reads the rows of tables that are not in memory. */
  readonly read?: ReadRows;
  readonly maxBytes?: number;
}

export interface CsvFile {
  /** The pieces of the file, for a Blob. */
  readonly pieces: readonly string[];
  /** Rows that were left out because the file would be too large. */
  readonly left: number;
}

function* inChunks(rows: TableRows): Generator<TableRows> {
  for (let from = 0; from < rows.length; from += CHUNK) yield rows.slice(from, from + CHUNK);
}

/** Writes lines of one document and one profile. */
function lineWriter({ words, currency }: ExportDocument, marks: Marks) {
  const text = (value: string) => cell(safeCell(value, { kind: 'text' }, currency, words.cut), marks);
  const cells = (table: ExportTable, values: readonly CellValue[], row = 0) =>
    table.columns.map((column, index) => {
      const kind = kindAt(table, column, row);
      return cell(safeCell(worth(values[index] ?? null, kind), { kind }, currency, words.cut), marks);
    });
  return {
    remark: (...texts: readonly string[]) =>
      marks.comment === '' ? texts.map(text).join(marks.separator) : marks.comment + commentOf(texts),
    header: ({ columns }: ExportTable) => columns.map((column) => text(exactHeader(column, currency))).join(marks.separator),
    row: (table: ExportTable, values: readonly CellValue[], row: number) => cells(table, values, row).join(marks.separator),
    total: (table: ExportTable, totals: readonly CellValue[]) =>
      [text(words.total), ...cells(table, totals).slice(1)].join(marks.separator),
  };
}

function headLines(document: ExportDocument, { remark }: ReturnType<typeof lineWriter>): readonly string[] {
  const { title, sentence, cover, about, definitions, words } = document;
  const ids = tablesOf(document).some(({ table }) => table.columns.some(({ kind }) => kind === 'id'));
  return [
    remark(title),
    ...(sentence === null ? [] : [remark(sentence)]),
    ...[...cover, ...about, ...definitions].map(({ label, text }) => remark(label, text)),
    ...(ids ? [remark(words.idNote)] : []),
  ];
}

/** Writes a CSV file without charts. Rows that are not in memory are read page by page. */
export async function toCsv(
  document: ExportDocument,
  profile: CsvProfile,
  { progress, read, maxBytes = MAX_BYTES }: CsvOptions = {},
): Promise<CsvFile> {
  const marks = PROFILES[profile];
  const lines = lineWriter(document, marks);
  const all = Math.max(rowsOf(document).written, 1);
  const encoder = new TextEncoder();
  const pieces: string[] = [marks.start];
  let bytes = 0;
  let written = 0;
  const write = (...added: readonly string[]): void => {
    const piece = added.map((line) => line + LINE_END).join('');
    bytes += encoder.encode(piece).length;
    pieces.push(piece);
  };
  write(...headLines(document, lines));
  for (const [at, { title, table }] of tablesOf(document).entries()) {
    write('', lines.remark(title), lines.header(table));
    let rows = 0;
    const pages = table.incoming === undefined ? inChunks(table.rows) : read?.(at);
    for await (const page of (bytes < maxBytes ? pages : undefined) ?? []) {
      const before = rows;
      write(...page.map((row, index) => lines.row(table, row, before + index)));
      rows += page.length;
      written += page.length;
      progress?.(Math.min(written / all, 1));
      if (bytes >= maxBytes) break;
    }
    if (table.totals) write(lines.total(table, table.totals));
    for (const closing of closingLines(table, document, rows)) write(lines.remark(closing));
  }
  progress?.(1);
  const left = rowsOf(document).written - written;
  if (left > 0)
    pieces.splice(1, 0, lines.remark(fillPlaceholders(document.words.incomplete, { n: written, of: rowsOf(document).all })) + LINE_END);
  return { pieces, left };
}
