import { writeXlsx } from 'hucre/xlsx';
import { rowsOf, tablesOf, type ExportDocument, type ReadRows } from '../model.ts';
import type { Progress } from '../progress.ts';
import { chartSheet, coverSheet, type SheetPicture } from './cover-sheet.ts';
import { sheetNames } from './sheet-name.ts';
import { withTextCells } from './text-cells.ts';
import { tableSheet } from './table-sheet.ts';

/** Progress when all rows are read, and when the worksheets are made. */
const READ_PART = 0.4;
const WRITE_PART = 0.6;

export interface SheetOptions {
  readonly progress?: Progress;
  /** Reads the rows of tables that are not in memory. */
  readonly read?: ReadRows;
}

/** The tables of a document with all their rows. */
async function wholeTables(document: ExportDocument, read: ReadRows | undefined, progress: Progress | undefined) {
  const all = Math.max(rowsOf(document).written, 1);
  const tables: ReturnType<typeof tablesOf>[number][] = [];
  let done = 0;
  for (const [at, { title, table }] of tablesOf(document).entries()) {
    const { incoming, ...whole } = table;
    const rows = [...table.rows];
    if (incoming !== undefined)
      for await (const page of read?.(at) ?? []) {
        for (const row of page) rows.push(row);
        done += page.length;
        progress?.(READ_PART * Math.min(done / all, 1));
      }
    tables.push({ title, table: { ...whole, rows } });
  }
  return tables;
}

export interface Workbook {
  readonly bytes: Uint8Array;
  /** Rows that were expected and did not come. */
  readonly left: number;
}

/** Writes a workbook: cover, a worksheet for each table, and the charts as pictures. */
export async function toXlsx(
  document: ExportDocument,
  pictures: readonly SheetPicture[],
  { progress, read }: SheetOptions = {},
): Promise<Workbook> {
  const tables = await wholeTables(document, read, progress);
  const titles = [document.words.cover, ...tables.map(({ title }) => title), ...(pictures.length > 0 ? [document.words.charts] : [])];
  const names = sheetNames(titles);
  const nameAt = (index: number): string => names[index] ?? String(index + 1);
  const sheets = tables.map(({ table }, index) => tableSheet(nameAt(index + 1), table, document));
  progress?.(WRITE_PART);
  const charts = pictures.length > 0 ? [chartSheet(nameAt(tables.length + 1), pictures, document)] : [];
  const bytes = await writeXlsx({
    sheets: [coverSheet(nameAt(0), document), ...sheets, ...charts].map(withTextCells),
    properties: { title: document.title, creator: document.agency },
    stringMode: 'inline',
  });
  const came = tables.reduce((sum, { table }) => sum + table.rows.length, 0);
  return { bytes, left: rowsOf(document).written - came };
}
