import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { openPlainFile, plainKind } from '@pendapa/warehouse';
import { readFileName } from '../rows/file-name.ts';
import type { SourceFile } from '../rows/row.ts';
import type { Profile } from '../profile/schema.ts';

export interface FoundFiles {
  readonly files: readonly SourceFile[];
  /** Files of the folder whose names do not fit the pattern. */
  readonly skipped: readonly string[];
}

const notFound = (path: string) =>
  new UserError({ id: `Berkas atau folder "${path}" tidak ditemukan.`, en: `There is no file or folder "${path}".` });

const pathUnreadable = (path: string, cause: unknown) =>
  new UserError(
    {
      id: `"${path}" tidak dapat dibaca (${reasonOf(cause)}). Periksa izin berkas dan medianya, lalu ulangi.`,
      en: `"${path}" cannot be read (${reasonOf(cause)}). Check the file's permissions and its medium, then try again.`,
    },
    { cause },
  );

const reasonOf = (cause: unknown): string => (cause as NodeJS.ErrnoException).code ?? String(cause);

/** Reads a file or folder. A failure becomes an error that people can act on. */
export const withReadError = <T>(path: string, read: (path: string) => Promise<T>): Promise<T> =>
  read(path).catch((error: unknown) => {
    throw error instanceof UserError ? error : pathUnreadable(path, error);
  });

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Like `withReadError`, with a special message for a missing path. */
const withPathError = <T>(path: string, read: (path: string) => Promise<T>): Promise<T> =>
  withReadError(path, (at) =>
    read(at).catch((error: unknown) => {
      throw isMissing(error) ? notFound(path) : error;
    }),
  );

const noMatchingFile = (path: string, pattern: string) =>
  new UserError({
    id: `Folder "${path}" tidak berisi berkas yang cocok dengan pola "${pattern}".`,
    en: `The folder "${path}" has no file that fits the pattern "${pattern}".`,
  });

const nameMismatch = (name: string, pattern: string) =>
  new UserError({
    id: `Nama berkas "${name}" tidak cocok dengan pola "${pattern}" pada profil, padahal tahun atau bulannya diambil dari sana.`,
    en: `The file name "${name}" does not fit the profile's pattern "${pattern}", which tells its year or month.`,
  });

const ANY_CSV = '*.csv';

function findSingleFile(path: string, pattern: string): FoundFiles {
  const name = basename(path);
  const nameParts = readFileName(name, pattern);
  if (nameParts === null && pattern.includes('{')) throw nameMismatch(name, pattern);
  return { files: [{ path, name, number: 0, year: nameParts?.year ?? null, month: nameParts?.month ?? null }], skipped: [] };
}

/** Finds the files of a load, in the order of their names. */
export async function findFiles(path: string, { file }: Profile): Promise<FoundFiles> {
  const pattern = file?.name ?? ANY_CSV;
  if ((await withPathError(path, plainKind)) === 'file') return findSingleFile(path, pattern);
  const all = await withReadError(path, (folder) => readdir(folder, { withFileTypes: true }));
  // A link or folder with a matching name is refused: without it fewer files would be read than expected.
  const entries = all.filter(({ name }) => !name.startsWith('.'));
  const names = entries
    .filter((entry) => entry.isFile() || readFileName(entry.name, pattern) !== null)
    .map(({ name }) => name)
    .sort();
  const readNames = names.map((name) => ({ name, parts: readFileName(name, pattern) }));
  const files = readNames.flatMap(({ name, parts }) => (parts ? [{ path: join(path, name), name, ...parts }] : []));
  if (files.length === 0) throw noMatchingFile(path, pattern);
  for (const found of files) await (await withPathError(found.path, openPlainFile)).close();
  return {
    files: files.map((found, number) => ({ ...found, number })),
    skipped: readNames.filter(({ parts }) => parts === null).map(({ name }) => name),
  };
}

/** Finds the files that a manifest names, in its order. */
export async function namedFiles(folder: string, names: readonly string[], { file }: Profile): Promise<FoundFiles> {
  const files: SourceFile[] = [];
  for (const [number, name] of names.entries()) {
    const path = join(folder, name);
    await (await withPathError(path, openPlainFile)).close();
    const nameParts = file?.name === undefined ? null : readFileName(name, file.name);
    files.push({ path, name, number, year: nameParts?.year ?? null, month: nameParts?.month ?? null });
  }
  return { files, skipped: [] };
}
