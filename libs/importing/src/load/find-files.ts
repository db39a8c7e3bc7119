import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { SpokenError } from '@pendapa/contracts';
import { readFileName } from '../rows/file-name.ts';
import type { SourceFile } from '../rows/row.ts';
import type { Profile } from '../profile/schema.ts';

export interface FoundFiles {
  readonly files: readonly SourceFile[];
  /** Files of the folder whose names do not fit the pattern. */
  readonly skipped: readonly string[];
}

const missing = (path: string) =>
  new SpokenError({ id: `Berkas atau folder "${path}" tidak ditemukan.`, en: `There is no file or folder "${path}".` });

const irregular = (path: string) =>
  new SpokenError({ id: `"${path}" bukan berkas biasa dan bukan folder.`, en: `"${path}" is neither a regular file nor a folder.` });

const unreadable = (path: string, cause: unknown) =>
  new SpokenError(
    {
      id: `"${path}" tidak dapat dibaca (${reasonOf(cause)}). Periksa izin berkas dan medianya, lalu ulangi.`,
      en: `"${path}" cannot be read (${reasonOf(cause)}). Check the file's permissions and its medium, then try again.`,
    },
    { cause },
  );

const reasonOf = (cause: unknown): string => (cause as NodeJS.ErrnoException).code ?? String(cause);

/** Runs what reads a file or folder; a failure of the reading is told as something that a person can act on. */
export const reading = <T>(path: string, read: (path: string) => Promise<T>): Promise<T> =>
  read(path).catch((error: unknown) => {
    throw unreadable(path, error);
  });

const nothing = (path: string, pattern: string) =>
  new SpokenError({
    id: `Folder "${path}" tidak berisi berkas yang cocok dengan pola "${pattern}".`,
    en: `The folder "${path}" has no file that fits the pattern "${pattern}".`,
  });

const unfit = (name: string, pattern: string) =>
  new SpokenError({
    id: `Nama berkas "${name}" tidak cocok dengan pola "${pattern}" pada profil, padahal tahun atau bulannya diambil dari sana.`,
    en: `The file name "${name}" does not fit the profile's pattern "${pattern}", which tells its year or month.`,
  });

const EVERY_CSV = '*.csv';

function single(path: string, pattern: string): FoundFiles {
  const name = basename(path);
  const told = readFileName(name, pattern);
  if (told === null && pattern.includes('{')) throw unfit(name, pattern);
  return { files: [{ path, name, number: 0, year: told?.year ?? null, month: told?.month ?? null }], skipped: [] };
}

/** The files of a load, in the order of their names. */
export async function findFiles(path: string, { file }: Profile): Promise<FoundFiles> {
  const pattern = file?.name ?? EVERY_CSV;
  const seen = await stat(path).catch(() => null);
  if (seen === null) throw missing(path);
  if (seen.isFile()) return single(path, pattern);
  if (!seen.isDirectory()) throw irregular(path);
  const all = await reading(path, (folder) => readdir(folder, { withFileTypes: true }));
  const entries = all.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const names = entries.map((entry) => entry.name).sort();
  const told = names.map((name) => ({ name, told: readFileName(name, pattern) }));
  const files = told.flatMap(({ name, told: parts }) => (parts ? [{ path: join(path, name), name, ...parts }] : []));
  if (files.length === 0) throw nothing(path, pattern);
  return {
    files: files.map((found, number) => ({ ...found, number })),
    skipped: told.filter(({ told: parts }) => parts === null).map(({ name }) => name),
  };
}

/** Files that a manifest names, in its order. */
export async function namedFiles(folder: string, names: readonly string[], { file }: Profile): Promise<FoundFiles> {
  const files: SourceFile[] = [];
  for (const [number, name] of names.entries()) {
    const path = join(folder, name);
    const seen = await stat(path).catch(() => null);
    if (seen === null) throw missing(path);
    if (!seen.isFile()) throw irregular(path);
    const told = file?.name === undefined ? null : readFileName(name, file.name);
    files.push({ path, name, number, year: told?.year ?? null, month: told?.month ?? null });
  }
  return { files, skipped: [] };
}
