import { formatOf } from '../formats/file-kind.ts';
import { readOdsSheets } from './ods-document.ts';
import { readWorkbook } from './workbook.ts';
import { Archive } from '../formats/zip.ts';

/** Names of the visible sheets of a workbook of either format; empty for other files. */
export async function listVisibleSheets(path: string, name: string): Promise<readonly string[]> {
  const format = await formatOf(path, name);
  if (format !== 'xlsx' && format !== 'ods') return [];
  const archive = await Archive.open(path);
  try {
    const sheets = format === 'ods' ? await readOdsSheets(archive) : (await readWorkbook(archive)).sheets;
    return sheets.filter(({ hidden, part }) => !hidden && part !== null).map((sheet) => sheet.name);
  } finally {
    await archive.close();
  }
}
