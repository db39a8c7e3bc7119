import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { moveAllDurably } from '../data-folder/durable.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import { acquireLock } from '../data-folder/lock.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { readSettings, writeSettings } from '../data-folder/settings-file.ts';
import { contentsOf } from '../generations/contents.ts';
import { nextGeneration, readManifest, readPointer, writeGeneration } from '../generations/generations.ts';
import { sweepLeftovers } from '../generations/sweep-leftovers.ts';
import type { RecordReference, Manifest } from '../generations/manifest.ts';
import { verifyGeneration } from '../generations/verify-generation.ts';
import { MAX_LOADS } from '../publishing/publish.ts';
import { tidy } from '../generations/tidy.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { checkStoredFiles } from './check-stored-files.ts';
import { loadHistory, type PastLoad } from './history.ts';
import { parseFileName } from '../generations/source-names.ts';
import { readRecordNamed, type ImportedFile, type LoadRecord } from '../generations/load-record.ts';
import { unpackStoredFile } from './unpack-stored-file.ts';

/** A load that is repeated in a separate folder. */
export interface Replay {
  readonly record: LoadRecord;
  /** Data folder into which it is loaded. */
  readonly dataFolder: string;
  /** Writes an imported file of the load. */
  readonly unpack: (file: ImportedFile, target: string) => Promise<void>;
  /** An empty folder for these files. */
  readonly files: string;
}

export interface RebuildOptions {
  readonly replay: (load: Replay) => Promise<void>;
  /** Serves the rebuilt data even if they differ from the present ones. */
  readonly acceptDifferences: boolean;
  readonly onProgress?: (done: number, total: number, load: PastLoad['load']) => void;
}

export interface Difference {
  /** A table, or a money column of one. */
  readonly what: string;
  readonly present: string;
  readonly rebuilt: string;
}

export interface Rebuilt {
  readonly manifest: Manifest;
  readonly loads: number;
  /** Null if there were no data to compare with. */
  readonly differences: readonly Difference[] | null;
}

const incompleteError = (reasons: readonly { readonly id: string; readonly en: string }[]) =>
  new UserError({
    id: `Data tidak dapat dibangun ulang, jadi tidak ada yang diubah:\n${reasons.map(({ id }) => `  ${id}`).join('\n')}`,
    en: `The data cannot be rebuilt, so nothing was changed:\n${reasons.map(({ en }) => `  ${en}`).join('\n')}`,
  });

const differencesError = (differences: readonly Difference[]) => {
  const lines = differences.map(({ what, present, rebuilt }) => `  ${what}: ${present} -> ${rebuilt}`).join('\n');
  return new UserError({
    id: `Hasil bangun ulang berbeda dari data sekarang, jadi tidak ada yang diubah:\n${lines}\nBila hasil bangun ulang yang benar, ulangi dengan --accept-differences.`,
    en: `The rebuilt data differ from the present ones, so nothing was changed:\n${lines}\nIf the rebuilt data are right, run it again with --accept-differences.`,
  });
};

/** Finds the newest record up to a generation, which lists the loads if the manifest cannot be read. */
async function newestRecord(dataFolder: string, generation: number): Promise<RecordReference | null> {
  const names = await readdir(pathsOf(dataFolder).sources).catch(() => []);
  const records = names.flatMap((file) => {
    const parsed = file.endsWith('.json') ? parseFileName(file) : null;
    return parsed && parsed.load <= generation ? [parsed] : [];
  });
  const newest = records.sort((a, b) => b.load - a.load)[0];
  return newest ? (await readRecordNamed(dataFolder, newest.name)).reference : null;
}

interface Head {
  readonly present: Manifest | null;
  readonly history: readonly PastLoad[];
}

/**
 * Reads the loads to repeat.
 * @throws UserError if one cannot be repeated
 */
async function readHead(dataFolder: string): Promise<Head> {
  const present = await readManifest(dataFolder).catch((error: unknown) => {
    if (error instanceof UserError) return null;
    throw error;
  });
  const pointer = await readPointer(dataFolder).catch(() => null);
  const newest = present ? null : await newestRecord(dataFolder, pointer?.generation ?? Infinity);
  if (!present && !newest) throw emptyFolder(dataFolder);
  const head = newest ? [{ ...(await readRecordNamed(dataFolder, newest.name)).record.load, kept: newest }] : (present?.loads ?? []);
  const { loads, gap } = await loadHistory(dataFolder, head);
  if (gap) throw incompleteError([gap.texts]);
  return { present, history: loads };
}

const missingFilesText = ({ load }: LoadRecord, files: readonly string[], removed: boolean) => {
  const [number, named] = [String(load.id), files.join(', ')];
  return removed
    ? {
        id: `Pemuatan ${number} (${load.source}): berkasnya tidak disimpan atau sudah dihapus menurut pengaturan importedFiles: ${named}.`,
        en: `Load ${number} (${load.source}): its files were not kept, or were removed by the setting importedFiles: ${named}.`,
      }
    : {
        id: `Pemuatan ${number} (${load.source}): salinan berkas hilang atau rusak: ${named}.`,
        en: `Load ${number} (${load.source}): kept files are missing or damaged: ${named}.`,
      };
};

/** @throws UserError that names all missing files */
async function requireFiles(dataFolder: string, history: readonly PastLoad[]): Promise<readonly LoadRecord[]> {
  const records = history.flatMap(({ record }) => record ?? []);
  const reasons: { readonly id: string; readonly en: string }[] = [];
  for (const record of records) {
    const names = record.files.map(({ name }) => name);
    const { state, faults } = await checkStoredFiles(dataFolder, record);
    // Replaced rows are not needed, because earlier loads bring them again.
    const missing = state === 'removed' ? names : faults.filter((fault) => names.includes(fault));
    if (missing.length > 0) reasons.push(missingFilesText(record, missing, state === 'removed'));
  }
  if (reasons.length > 0) throw incompleteError(reasons);
  return records;
}

function compare(present: Manifest, rebuilt: Manifest): Difference[] {
  const [was, is] = [contentsOf(present), contentsOf(rebuilt)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((what) => {
    const [before, after] = [was.get(what) ?? 0n, is.get(what) ?? 0n];
    return before === after ? [] : [{ what, present: String(before), rebuilt: String(after) }];
  });
}

async function replayAll(
  dataFolder: string,
  scratch: string,
  records: readonly LoadRecord[],
  history: readonly PastLoad[],
  options: RebuildOptions,
) {
  const settings = await readSettings(dataFolder);
  const target = join(scratch, 'data');
  await mkdir(target, { mode: 0o700 });
  // Replaced rows are needed if a later load removes that load.
  await writeSettings(target, { ...settings, importedFiles: { keep: true }, generationsToKeep: 3 });
  for (const [index, record] of records.entries()) {
    options.onProgress?.(index, records.length, record.load);
    const files = join(scratch, 'files');
    await mkdir(files, { mode: 0o700 });
    const unpack = (file: ImportedFile, path: string) => unpackStoredFile(dataFolder, record, file, path);
    await options.replay({ record, dataFolder: target, unpack, files });
    await rm(files, { recursive: true });
    const made = await readManifest(target);
    if (made?.loads.at(-1)?.id !== history[index]?.load.id) throw new Error(`Load ${String(record.load.id)} was not done again.`);
  }
  const rebuilt = await readManifest(target);
  if (!rebuilt) throw new Error('A rebuild without loads.');
  return { target, rebuilt };
}

/** Publishes the rebuilt parts with the original list of loads. */
async function publishRebuilt(dataFolder: string, target: string, rebuilt: Manifest, loads: Manifest['loads']): Promise<Manifest> {
  const [from, to] = [pathsOf(target).parts, pathsOf(dataFolder).parts];
  const faults = await verifyGeneration(target, rebuilt);
  if (faults[0]) throw faults[0];
  await moveAllDurably(rebuilt.parts.map(({ file }) => ({ from: join(from, file), to: join(to, file) })));
  const manifest: Manifest = { ...rebuilt, generation: await nextGeneration(dataFolder), publishedAt: new Date().toISOString(), loads };
  await writeGeneration(dataFolder, manifest);
  await tidy(dataFolder);
  return manifest;
}

/**
 * Rebuilds the data from the stored files in the order of the loads and serves them as a new generation.
 * After a crash the old or the new data are served.
 * @throws UserError if a file is missing, a load is refused now, or the rebuilt data differ; nothing changes then
 */
export async function rebuild(dataFolder: string, options: RebuildOptions): Promise<Rebuilt> {
  const { lock, drafts, generations, parts, sources } = pathsOf(dataFolder);
  if (!existsSync(sources)) throw emptyFolder(dataFolder);
  for (const folder of [generations, parts]) await makeFolderIn(dataFolder, folder);
  const release = await acquireLock(lock);
  try {
    await sweepLeftovers(dataFolder);
    const { present, history } = await readHead(dataFolder);
    const records = await requireFiles(dataFolder, history);
    const scratch = join(drafts, randomUUID());
    await makeFolderIn(dataFolder, scratch);
    const { target, rebuilt } = await replayAll(dataFolder, scratch, records, history, options);
    const differences = present ? compare(present, rebuilt) : null;
    if (differences && differences.length > 0 && !options.acceptDifferences) throw differencesError(differences);
    const loads = history.map(({ load }) => load).slice(-MAX_LOADS);
    return { manifest: await publishRebuilt(dataFolder, target, rebuilt, loads), loads: records.length, differences };
  } finally {
    await rm(drafts, { recursive: true, force: true });
    await release();
  }
}
