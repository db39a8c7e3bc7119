import { formatOf } from '../formats/file-kind.ts';
import { readOdsSheets } from './ods-document.ts';
import { readWorkbook, type SheetEntry } from './workbook.ts';
import { Archive } from '../formats/zip.ts';

/** Sheets that a reader of the workbook sees, with their parts. */
export const visibleSheets = (sheets: readonly SheetEntry[]): readonly (SheetEntry & { readonly part: string })[] =>
  sheets.flatMap((sheet) => (sheet.hidden || sheet.part === null ? [] : [{ ...sheet, part: sheet.part }]));

/** Names of the visible sheets of a workbook of either format; empty for other files. */
export async function listVisibleSheets(path: string, name: string): Promise<readonly string[]> {
  const format = await formatOf(path, name);
  if (format !== 'xlsx' && format !== 'ods') return [];
  const archive = await Archive.open(path);
  try {
    const sheets = format === 'ods' ? await readOdsSheets(archive) : (await readWorkbook(archive)).sheets;
    return visibleSheets(sheets).map((sheet) => sheet.name);
  } finally {
    await archive.close();
  }
}
