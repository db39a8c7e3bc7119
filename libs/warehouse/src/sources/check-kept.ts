import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError, type Texts } from '@pendapa/contracts';
import { sha256Of } from '../data-folder/durable.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { importedFile, removedMark, replacedFile } from './names.ts';
import { unpackFile } from './pack.ts';
import type { LoadRecord } from './record.ts';

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** What is kept of a load, apart from its record. */
export interface KeptState {
  readonly load: number;
  /** `removed`: a setting had it removed, or did not let it be kept. */
  readonly state: 'kept' | 'removed' | 'missing';
  /** Names of files that are missing or damaged. */
  readonly faults: readonly string[];
}

const unpacks = (path: string, file: LoadRecord['files'][number]): Promise<boolean> =>
  unpackFile(path, file).then(
    () => true,
    (error: unknown) => {
      if (error instanceof UserError) return false;
      throw error;
    },
  );

/** Reads the kept files of a load to their end and compares them with the checksums of what was imported. */
export async function checkKept(dataFolder: string, record: LoadRecord): Promise<KeptState> {
  const { sources } = pathsOf(dataFolder);
  const { name, load, keptFiles, files, replaced } = record;
  if (!keptFiles || (await exists(join(sources, removedMark(name))))) return { load: load.id, state: 'removed', faults: [] };
  const faults: string[] = [];
  for (const [index, file] of files.entries())
    if (!(await unpacks(join(sources, importedFile(name, index + 1)), file))) faults.push(file.name);
  for (const [table, { sha256 }] of Object.entries(replaced)) {
    const file = replacedFile(name, table);
    if ((await sha256Of(join(sources, file)).catch(() => null)) !== sha256) faults.push(`sources/${file}`);
  }
  return { load: load.id, state: faults.length > 0 ? 'missing' : 'kept', faults };
}

const NOT_KEPT: Texts = {
  id: 'baris yang digantinya tidak ada lagi di folder "sources"',
  en: 'the rows that it replaced are no longer in the folder "sources"',
};

/** Why the rows that a load replaced cannot come back; null if they lie there. Their content is not read. */
export async function whyNotPresent(dataFolder: string, { name, replaced }: LoadRecord): Promise<Texts | null> {
  const { sources } = pathsOf(dataFolder);
  for (const table of Object.keys(replaced)) if (!(await exists(join(sources, replacedFile(name, table))))) return NOT_KEPT;
  return null;
}
