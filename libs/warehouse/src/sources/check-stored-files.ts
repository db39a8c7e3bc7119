import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, type Texts } from '@pendapa/contracts';
import { sha256Of } from '../data-folder/durable.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { importedFile, removedMark, replacedFile } from '../generations/source-names.ts';
import { decompressFile } from '../publishing/compress-file.ts';
import type { LoadRecord } from '../generations/load-record.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** State of a load's stored files. */
export interface StoredFilesState {
  readonly load: number;
  /** `removed`: a setting had the files removed, or not stored. */
  readonly state: 'kept' | 'removed' | 'missing';
  /** Names of files that are missing or damaged. */
  readonly faults: readonly string[];
}

const unpacks = (path: string, file: LoadRecord['files'][number]): Promise<boolean> =>
  decompressFile(path, file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof UserError) return false;
      throw error;
    },
  );

/** Reads the stored files of a load and compares them with the checksums of the import. */
export async function checkStoredFiles(dataFolder: string, record: LoadRecord): Promise<StoredFilesState> {
  const { sources } = pathsOf(dataFolder);
  const { name, load, keptFiles: storesFiles, files, replaced } = record;
  if (!storesFiles || (await exists(join(sources, removedMark(name))))) return { load: load.id, state: 'removed', faults: [] };
  const faults: string[] = [];
  for (const [index, file] of files.entries())
    if (!(await unpacks(join(sources, importedFile(name, index + 1)), file))) faults.push(file.name);
  for (const [table, { sha256 }] of Object.entries(replaced)) {
    const file = replacedFile(name, table);
    if ((await sha256Of(join(sources, file)).catch(() => null)) !== sha256) faults.push(`sources/${file}`);
  }
  return { load: load.id, state: faults.length > 0 ? 'missing' : 'kept', faults };
}

const NOT_STORED: Texts = {
  id: 'baris yang digantinya tidak ada lagi di folder "sources"',
  en: 'the rows that it replaced are no longer in the folder "sources"',
};

/** Returns why the replaced rows of a load cannot be restored; null if their files exist. Does not read them. */
export async function whyNotPresent(dataFolder: string, { name, replaced }: LoadRecord): Promise<Texts | null> {
  const { sources } = pathsOf(dataFolder);
  for (const table of Object.keys(replaced)) if (!(await exists(join(sources, replacedFile(name, table))))) return NOT_STORED;
  return null;
}
