import { writeXlsx } from 'hucre/xlsx';
import { tablesOf, type ExportDocument } from '../model.ts';
import type { Progress } from '../progress.ts';
import { chartSheet, coverSheet, type SheetPicture } from './cover-sheet.ts';
import { sheetNames } from './sheet-name.ts';
import { withTextCells } from './text-cells.ts';
import { tableSheet } from './table-sheet.ts';

/** Writes a workbook: cover, a worksheet for each table, and the charts as pictures. */
export async function toXlsx(document: ExportDocument, pictures: readonly SheetPicture[], progress?: Progress): Promise<Uint8Array> {
  const tables = tablesOf(document);
  const titles = [document.words.cover, ...tables.map(({ title }) => title), ...(pictures.length > 0 ? [document.words.charts] : [])];
  const names = sheetNames(titles);
  const nameAt = (index: number): string => names[index] ?? String(index + 1);
  progress?.(0.05);
  const sheets = tables.map(({ table }, index) => tableSheet(nameAt(index + 1), table, document));
  progress?.(0.4);
  const charts = pictures.length > 0 ? [chartSheet(nameAt(tables.length + 1), pictures, document)] : [];
  return writeXlsx({
    sheets: [coverSheet(nameAt(0), document), ...sheets, ...charts].map(withTextCells),
    properties: { title: document.title, creator: document.agency },
    stringMode: 'inline',
  });
}
