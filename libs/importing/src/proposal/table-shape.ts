import { isTotalLabel, areColumnNumbers } from '../values/total-words.ts';
import { looksLikeAmount } from './number-forms.ts';
import type { Findings } from './proposal.ts';
import type { RawCell, RawRow, RawTable } from './raw-table.ts';

/** A column of a table with its cells below the header, without the foot and rows that are called totals. */
export interface RawColumn {
  readonly name: string;
  readonly index: number;
  readonly cells: readonly RawCell[];
}

export interface TableShape {
  readonly sheet: string | null;
  /** Lines above the header. */
  readonly skipLines: number;
  readonly titles: readonly string[];
  readonly columns: readonly RawColumn[];
  readonly rows: readonly RawRow[];
  /** Rows that are not called totals; the cells of the columns are theirs. */
  readonly plainRows: readonly RawRow[];
  readonly hasFoot: boolean;
  readonly hasUnnamed: boolean;
}

const MAX_TITLE_LINES = 30;
const isFilled = ({ kind }: RawCell): boolean => kind !== null;
const isBlank = ({ cells }: RawRow): boolean => !cells.some(isFilled);
const isFigure = ({ kind, text }: RawCell): boolean => kind === 'number' || kind === 'date' || (kind === 'text' && looksLikeAmount(text));
const isHeadingText = (cell: RawCell): boolean => cell.kind === 'text' && (!isFigure(cell) || /^(?:19|20)\d{2}$/.test(cell.text));

/** Finds the first row whose cells are names and as many as those of the rows below. */
function findHeader(rows: readonly RawRow[]): number {
  const width = Math.max(...rows.slice(0, 200).map(({ cells }) => cells.filter(isFilled).length), 1);
  const candidates = rows.slice(0, MAX_TITLE_LINES).map(({ cells }, index) => {
    const filled = cells.filter(isFilled);
    return { index, isNames: filled.length > 0 && filled.every(isHeadingText), share: filled.length / width };
  });
  return (candidates.find(({ isNames, share }) => isNames && share >= 0.6) ?? candidates.find(({ isNames }) => isNames) ?? { index: 0 })
    .index;
}

/** Position of the blank row at which the foot begins; the number of rows if there is none. */
function findFoot(rows: readonly RawRow[], amounts: readonly number[]): number {
  const blank = rows.findIndex((row, index) => index > 0 && isBlank(row));
  if (blank < 0) return rows.length;
  const after = rows.slice(blank).filter((row) => !isBlank(row));
  const hasData = after.some(
    ({ cells }) =>
      !cells.some(({ text }) => isTotalLabel(text)) && amounts.some((index) => isFigure(cells[index] ?? { kind: null, text: '' })),
  );
  return hasData ? rows.length : blank;
}

const cellAt = ({ cells }: RawRow, index: number): RawCell => cells[index] ?? { kind: null, text: '' };

/** Columns that hold figures in most of their filled cells. */
function figureColumns(rows: readonly RawRow[], width: number): readonly number[] {
  return Array.from({ length: width }, (_value, index) => index).filter((index) => {
    const filled = rows.map((row) => cellAt(row, index)).filter(isFilled);
    return filled.length > 0 && filled.filter(isFigure).length * 2 > filled.length;
  });
}

/** True if a cell calls its row a total. */
export const isTotalRow = ({ cells }: RawRow): boolean => cells.some(({ text }) => isTotalLabel(text));

/** Finds title lines, header, rows and foot of a table; null if it has no header. */
export function findTableShape({ sheet, rows }: RawTable, findings: Findings): TableShape | null {
  const at = findHeader(rows);
  const header = rows[at];
  if (header === undefined) return null;
  const width = header.cells.length;
  const below = rows.slice(at + 1);
  const end = findFoot(below, figureColumns(below, width));
  const table = below.slice(0, end).filter((row) => !areColumnNumbers(row.cells.map(({ text }) => text)));
  const titles = rows.slice(0, at).flatMap(({ cells }) => cells.filter(isFilled).map(({ text }) => text));
  if (at > 0)
    findings.add(
      'header',
      `Judul kolom di baris ${header.line}, di bawah: ${titles.slice(0, 2).join(' / ')}.`,
      `The column names stand in line ${header.line}, below: ${titles.slice(0, 2).join(' / ')}.`,
    );
  const hasFoot = end < below.length && below.slice(end).some((row) => !isBlank(row));
  if (hasFoot) {
    const notes = below.slice(end).flatMap(({ cells }) => cells.filter(isFilled).map(({ text }) => text));
    findings.add(
      'foot',
      `Tabel berakhir di baris kosong ${below[end]?.line ?? 0}; di bawahnya: ${notes.slice(0, 3).join(' / ')}.`,
      `The table ends at the blank row ${below[end]?.line ?? 0}; below it: ${notes.slice(0, 3).join(' / ')}.`,
    );
  }
  // Rows of totals say nothing about the form of the others.
  const plain = table.filter((row) => !isTotalRow(row));
  const columns = header.cells.flatMap(({ text }, index): RawColumn[] =>
    text === '' ? [] : [{ name: text.normalize('NFC'), index, cells: plain.map((row) => cellAt(row, index)) }],
  );
  return { sheet, skipLines: header.line - 1, titles, columns, rows: table, plainRows: plain, hasFoot, hasUnnamed: columns.length < width };
}
