import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportedFilesSettings } from '@pendapa/contracts/settings';
import { pathsOf } from '../data-folder/paths.ts';
import type { RecordReference } from '../generations/manifest.ts';
import { parseFileName, recordFile, removedMark, type KeptFileName } from './names.ts';
import { readRecordNamed } from './record.ts';

interface Lying extends KeptFileName {
  readonly file: string;
}

async function filesIn(folder: string): Promise<Lying[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((file) => {
    const parsed = parseFileName(file);
    return parsed ? [{ file, ...parsed }] : [];
  });
}

// Numbers of loads only grow. What is older than all listed loads was looked at when it was still listed.
/**
 * Removes what loads left that were never served, or that no kept generation knows any more. `loads` are those of all kept generations.
 * Only the holder of the data folder's lock may call it.
 */
export async function sweepSources(
  dataFolder: string,
  loads: readonly { readonly id?: number; readonly kept?: RecordReference }[],
): Promise<void> {
  const { sources } = pathsOf(dataFolder);
  for (const file of await readdir(sources).catch(() => [])) if (file.endsWith('.tmp')) await rm(join(sources, file), { force: true });
  const files = await filesIn(sources);
  const named = new Set(loads.map(({ kept }) => kept?.name));
  const recorded = new Set(files.map(({ file }) => file));
  const oldest = Math.min(...loads.map(({ id }) => id ?? Infinity));
  // Without any generation the records alone tell what there was: only what has none is removed.
  const isLeftover = ({ name, load }: Lying): boolean =>
    loads.length === 0 ? !recorded.has(recordFile(name)) : load >= oldest && !named.has(name);
  for (const lying of files) if (isLeftover(lying)) await rm(join(sources, lying.file), { force: true });
}

const MEGABYTE = 1_000_000;
const DAY_MS = 86_400_000;

interface KeptLoad {
  readonly name: string;
  readonly load: number;
  readonly files: readonly string[];
  readonly bytes: number;
}

/** Loads of which imported data are kept, the oldest first. */
async function keptLoads(folder: string): Promise<KeptLoad[]> {
  const files = (await filesIn(folder)).filter(({ holdsData }) => holdsData);
  const names = [...new Set(files.map(({ name }) => name))];
  const loads = names.map(async (name): Promise<KeptLoad> => {
    const own = files.filter((file) => file.name === name);
    const sizes = await Promise.all(own.map(async ({ file }) => (await stat(join(folder, file))).size));
    return { name, load: own[0]?.load ?? 0, files: own.map(({ file }) => file), bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
  return (await Promise.all(loads)).sort((a, b) => a.load - b.load || (a.name < b.name ? -1 : 1));
}

/** Bytes of all imported data that a folder keeps. */
export const keptBytes = async (dataFolder: string): Promise<number> =>
  (await keptLoads(pathsOf(dataFolder).sources)).reduce((sum, { bytes }) => sum + bytes, 0);

async function removeData(folder: string, { name, files }: KeptLoad): Promise<void> {
  await writeFile(join(folder, removedMark(name)), '', { mode: 0o600 });
  for (const file of files) await rm(join(folder, file), { force: true });
}

/** Removes imported data that the settings do not want any longer, the oldest first; the records of the loads stay. */
export async function limitSources(dataFolder: string, settings: ImportedFilesSettings | undefined): Promise<void> {
  const { keep = true, maxAgeDays, maxMegabytes } = settings ?? {};
  if (keep && maxAgeDays === undefined && maxMegabytes === undefined) return;
  const { sources } = pathsOf(dataFolder);
  const loads = await keptLoads(sources);
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

/** Files of `<data>/sources` by their paths in the data folder: the records of loads and, if wanted, imported data. */
export async function keptPaths(dataFolder: string, withData: boolean): Promise<string[]> {
  const files = await filesIn(pathsOf(dataFolder).sources);
  return files
    .filter(({ holdsData }) => withData || !holdsData)
    .map(({ file }) => `sources/${file}`)
    .sort();
}

/** Marks loads of which a backup brought the record alone: their imported data were left out and are not lost. */
export async function markMissing(dataFolder: string): Promise<void> {
  const { sources } = pathsOf(dataFolder);
  const files = await filesIn(sources);
  const withData = new Set(files.filter(({ holdsData }) => holdsData).map(({ name }) => name));
  for (const name of new Set(files.map((file) => file.name)))
    if (!withData.has(name)) await writeFile(join(sources, removedMark(name)), '', { mode: 0o600 });
}
