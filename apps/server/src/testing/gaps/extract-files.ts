import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXTRACTS, type ExtractKey } from '@pendapa/contracts';

/** A file with the columns of its template and cells as text. */
export interface ExtractFile {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export type ExtractFiles = Readonly<Record<ExtractKey, ExtractFile>>;

const fileName = (extract: ExtractKey): string => `${extract.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`;

/** Reads a folder of files without quotes. */
export async function readExtractFiles(folder: string): Promise<ExtractFiles> {
  const names = await readdir(folder);
  const files = EXTRACTS.map(async (extract): Promise<[ExtractKey, ExtractFile]> => {
    if (!names.includes(fileName(extract))) throw new Error(`${folder} has no ${fileName(extract)}.`);
    const text = await readFile(join(folder, fileName(extract)), 'utf8');
    const [columns = [], ...rows] = text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','));
    return [extract, { columns, rows }];
  });
  return Object.fromEntries(await Promise.all(files)) as ExtractFiles;
}

/** Writes a folder for the import: all files with rows, and their manifest. */
export async function writeExtractFiles(folder: string, files: ExtractFiles): Promise<void> {
  await mkdir(folder, { recursive: true });
  const sent = EXTRACTS.filter((extract) => files[extract].rows.length > 0);
  const extracts = sent.map((extract) => ({ template: extract, files: [fileName(extract)] }));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ extracts }));
  for (const extract of sent) {
    const { columns, rows } = files[extract];
    await writeFile(join(folder, fileName(extract)), `${[columns, ...rows].map((cells) => cells.join(',')).join('\n')}\n`);
  }
}
