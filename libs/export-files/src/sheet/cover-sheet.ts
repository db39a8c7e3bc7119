import type { Cell, WriteSheet } from 'hucre/xlsx';
import { safeCell } from '../cells/safe-cell.ts';
import type { ExportDocument } from '../model.ts';
import { TEXT_FORMAT } from './number-formats.ts';
import { sheetValue } from './table-sheet.ts';

const TITLE: Partial<Cell> = { style: { font: { bold: true, size: 16 }, numFmt: TEXT_FORMAT } };
const LABEL: Partial<Cell> = { style: { font: { bold: true }, numFmt: TEXT_FORMAT, alignment: { vertical: 'top' } } };
const WRAPPED_STYLE = { numFmt: TEXT_FORMAT, alignment: { wrapText: true, vertical: 'top' } } as const;

const textCell = (document: ExportDocument) => (text: string) =>
  sheetValue(safeCell(text, { kind: 'text' }, document.currency, document.words.cut));

/** The worksheet with filters, dates, notes and definitions. */
export function coverSheet(name: string, document: ExportDocument): WriteSheet {
  const text = textCell(document);
  const lines = [...document.cover, ...document.about, ...document.definitions];
  const rows = [
    [text(document.agency)],
    [text(document.title)],
    [document.sentence === null ? null : text(document.sentence)],
    ...lines.map(({ label, text: line }) => [text(label), text(line)]),
  ];
  const cells = new Map<string, Partial<Cell>>([['1,0', TITLE]]);
  lines.forEach((_, index) => {
    cells.set(`${index + 3},0`, LABEL);
    cells.set(`${index + 3},1`, { style: WRAPPED_STYLE });
  });
  return {
    name,
    columns: [
      { width: 30, numFmt: TEXT_FORMAT },
      { width: 90, numFmt: TEXT_FORMAT },
    ],
    rows,
    cells,
  };
}

export interface SheetPicture {
  readonly title: string;
  readonly png: Uint8Array;
  /** Width on the worksheet; the picture itself may have more pixels. */
  readonly width: number;
  readonly height: number;
}

const ROW_PIXELS = 20;

/** The worksheet with the charts as pictures, each below its title. */
export function chartSheet(name: string, pictures: readonly SheetPicture[], document: ExportDocument): WriteSheet {
  const text = textCell(document);
  const rows: (ReturnType<typeof text> | null)[][] = [];
  const images: NonNullable<WriteSheet['images']> = [];
  const cells = new Map<string, Partial<Cell>>();
  for (const { title, png, width, height } of pictures) {
    cells.set(`${rows.length},0`, LABEL);
    rows.push([text(title)]);
    images.push({ data: png, type: 'png', anchor: { from: { row: rows.length, col: 0 } }, width, height, altText: title });
    rows.push(...Array.from({ length: Math.ceil(height / ROW_PIXELS) + 1 }, () => [null]));
  }
  return { name, columns: [{ width: 60 }], rows, cells, images };
}
