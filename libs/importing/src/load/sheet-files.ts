import type { Profile } from '../profile/schema.ts';
import { listSheetsOf } from './read-file.ts';
import type { SourceFile } from '../rows/row.ts';
import type { FoundFiles } from './find-files.ts';

/** Names of the sheets of a file that the profile reads; null if it reads one sheet, or the file has none. */
async function sheetsOf({ path, name }: SourceFile, { file }: Profile): Promise<readonly string[] | null> {
  if (file?.sheets === undefined) return null;
  if (file.sheets !== 'all') return file.sheets;
  // A file that cannot be opened is reported when it is read.
  const names = await listSheetsOf({ path, name }).catch(() => []);
  return names.length === 0 ? null : names;
}

/** Lists each sheet of a workbook as a file of its own, so that findings name it and its lines stay apart. */
export async function withSheets(found: FoundFiles, profile: Profile): Promise<FoundFiles> {
  const files: SourceFile[] = [];
  for (const file of found.files) {
    const sheets = await sheetsOf(file, profile);
    if (sheets === null) files.push({ ...file, number: files.length });
    else for (const sheet of sheets) files.push({ ...file, name: `${file.name} [${sheet}]`, sheet, number: files.length });
  }
  return { ...found, files };
}
