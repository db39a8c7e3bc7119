import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedFilesSettings } from '@pendapa/contracts/settings';
import { pathsOf } from '../data-folder/paths.ts';
import type { Load } from './manifest.ts';
import { parseFileName, recordFile, removedMark, type StoredFileName } from './source-names.ts';
import { readRecordNamed } from './load-record.ts';

interface SourceFile extends StoredFileName {
  readonly file: string;
}

async function filesIn(folder: string): Promise<SourceFile[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((file) => {
    const parsed = parseFileName(file);
    return parsed ? [{ file, ...parsed }] : [];
  });
}

// Numbers of loads only grow. Files older than all listed loads were checked when those loads were listed.
/**
 * Removes files of loads that were never served, or that no stored generation lists.
 * Only the holder of the data folder's lock may call it.
 * @param loads the loads of all stored generations
 */
export async function sweepSources(dataFolder: string, loads: readonly Partial<Pick<Load, 'id' | 'kept'>>[]): Promise<void> {
  const { sources } = pathsOf(dataFolder);
  for (const file of await readdir(sources).catch(() => [])) if (file.endsWith('.tmp')) await rm(join(sources, file), { force: true });
  const files = await filesIn(sources);
  const named = new Set(loads.map(({ kept: reference }) => reference?.name));
  const recorded = new Set(files.map(({ file }) => file));
  const oldest = Math.min(...loads.map(({ id }) => id ?? Infinity));
  // Without a generation only the records list the loads, so only files without a record are removed.
  const isLeftover = ({ name, load }: SourceFile): boolean =>
    loads.length === 0 ? !recorded.has(recordFile(name)) : load >= oldest && !named.has(name);
  for (const file of files) if (isLeftover(file)) await rm(join(sources, file.file), { force: true });
}

const MEGABYTE = 1_000_000;
const DAY_MS = 86_400_000;

interface StoredLoad {
  readonly name: string;
  readonly load: number;
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Lists loads with stored imported data, oldest first. */
async function listStoredLoads(folder: string): Promise<StoredLoad[]> {
  const files = (await filesIn(folder)).filter(({ holdsData }) => holdsData);
  const names = [...new Set(files.map(({ name }) => name))];
  const loads = names.map(async (name): Promise<StoredLoad> => {
    const own = files.filter((file) => file.name === name);
    const sizes = await Promise.all(own.map(async ({ file }) => (await stat(join(folder, file))).size));
    return { name, load: own[0]?.load ?? 0, files: own.map(({ file }) => file), bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
  return (await Promise.all(loads)).sort((a, b) => a.load - b.load || (a.name < b.name ? -1 : 1));
}

/** Returns the size in bytes of all stored imported data. */
export const storedBytes = async (dataFolder: string): Promise<number> =>
  (await listStoredLoads(pathsOf(dataFolder).sources)).reduce((sum, { bytes }) => sum + bytes, 0);

async function removeData(folder: string, { name, files }: StoredLoad): Promise<void> {
  await writeFile(join(folder, removedMark(name)), '', { mode: 0o600 });
  for (const file of files) await rm(join(folder, file), { force: true });
}

/** Removes imported data that exceed the settings, oldest first; the records of the loads stay. */
export async function limitSources(dataFolder: string, settings: ImportedFilesSettings | undefined): Promise<void> {
  const { keep = true, maxAgeDays, maxMegabytes } = settings ?? {};
  if (keep && maxAgeDays === undefined && maxMegabytes === undefined) return;
  const { sources } = pathsOf(dataFolder);
  const loads = await listStoredLoads(sources);
  let bytes = loads.reduce((sum, load) => sum + load.bytes, 0);
  for (const load of loads) {
    const isTooMuch = maxMegabytes !== undefined && bytes > maxMegabytes * MEGABYTE;
    if (keep && !isTooMuch) {
      if (maxAgeDays === undefined) return;
      const { at } = (await readRecordNamed(dataFolder, load.name)).record.load;
      if (Date.now() - Date.parse(at) <= maxAgeDays * DAY_MS) return;
    }
    await removeData(sources, load);
    bytes -= load.bytes;
  }
}

/** Returns the paths of records in the data folder, and of imported data if `withData` is true. */
export async function storedPaths(dataFolder: string, withData: boolean): Promise<string[]> {
  const files = await filesIn(pathsOf(dataFolder).sources);
  return files
    .filter(({ holdsData }) => withData || !holdsData)
    .map(({ file }) => `sources/${file}`)
    .sort();
}

/** Marks loads whose imported data a backup left out, so that they do not count as lost. */
export async function markMissing(dataFolder: string): Promise<void> {
  const { sources } = pathsOf(dataFolder);
  const files = await filesIn(sources);
  const withData = new Set(files.filter(({ holdsData }) => holdsData).map(({ name }) => name));
  for (const name of new Set(files.map((file) => file.name)))
    if (!withData.has(name)) await writeFile(join(sources, removedMark(name)), '', { mode: 0o600 });
}
