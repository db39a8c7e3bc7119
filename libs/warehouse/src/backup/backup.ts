import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { auditFiles, auditFolder } from '../audit/folder.ts';
import { withAuditLock } from '../audit/log.ts';
import { boundaryFiles } from '../data-folder/boundaries-file.ts';
import { backupList, existingBackup, storedFile, type Backup, type BackupFile } from './folder.ts';
import { controlSums } from '../generations/control-sums.ts';
import { moveDurably, sha256Of, writeDurably } from '../data-folder/durable.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { readManifest } from '../generations/generations.ts';
import { JOURNAL_FILE, pathsOf, manifestName } from '../data-folder/paths.ts';
import { readSettings } from '../data-folder/settings-file.ts';
import { acquireLock } from '../data-folder/lock.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import type { Manifest } from '../generations/manifest.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { verifyParts } from '../generations/verify-generation.ts';
import { storedPaths } from '../generations/sweep-sources.ts';

export interface BackupReport {
  readonly folder: string;
  readonly backup: Backup;
  /** Files and bytes that were copied now; the others existed and were verified again. */
  readonly copied: { readonly files: number; readonly bytes: number };
}

const insideDataFolderError = (folder: string, dataFolder: string) =>
  new UserError({
    id: `Cadangan tidak dibuat di dalam folder data (${folder} di dalam ${dataFolder}). Pilih folder di disk lain.`,
    en: `A backup is not made inside the data folder (${folder} in ${dataFolder}). Choose a folder on another disk.`,
  });

const otherKindError = (folder: string, sample: boolean) =>
  new UserError({
    id: `Folder "${folder}" berisi cadangan ${sample ? 'data contoh' : 'data instansi'}; data yang lain tidak ditimpakan ke sana. Pilih folder lain.`,
    en: `The folder "${folder}" holds a backup of ${sample ? 'sample data' : "the agency's own data"}; other data are not written over it. Choose another folder.`,
  });

const faultyDataError = (faults: readonly UserError[]) =>
  new UserError({
    id: `Data yang disajikan rusak, jadi cadangan baru tidak dibuat:\n${faults.map(({ texts }) => texts.id).join('\n')}`,
    en: `The published data are damaged, so no new backup was made:\n${faults.map(({ texts }) => texts.en).join('\n')}`,
  });

const changedFileError = (path: string) =>
  new UserError({
    id: `Berkas "${path}" berubah sewaktu disalin, atau disk cadangan tidak menyimpan isinya dengan benar. Ulangi; jika terulang, periksa disknya.`,
    en: `The file "${path}" changed while it was copied, or the backup's disk does not keep what is written. Try again; if it happens again, check the disk.`,
  });

async function requireOutside(folder: string, dataFolder: string): Promise<void> {
  const [target, data] = await Promise.all([realpath(folder), realpath(dataFolder)]);
  const way = relative(data, target);
  if (way === '' || (way !== '..' && !way.startsWith(`..${sep}`))) throw insideDataFolderError(target, data);
}

export interface BackupOptions {
  /** Leaves out imported files, regardless of the settings; the records of the loads are copied. */
  readonly withoutImportedFiles?: boolean;
}

/** Files of the data folder itself that a backup holds, if they are there. */
const ROOT_FILES: readonly string[] = ['pendapa.json', 'code-mappings.json', 'users.json'];

/** Lists the files of a backup without the audit log: the served generation, settings, mappings, profiles, boundaries and imported files. */
async function pathsToCopy(dataFolder: string, manifest: Manifest, { withoutImportedFiles = false }: BackupOptions): Promise<string[]> {
  const { importedFiles } = await readSettings(dataFolder);
  const sources = await storedPaths(dataFolder, !withoutImportedFiles && (importedFiles?.inBackups ?? true));
  const names = await readdir(dataFolder);
  const rootFiles = ROOT_FILES.filter((name) => names.includes(name));
  const profiles = (await readdir(join(dataFolder, 'profiles')).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const boundaries = (await boundaryFiles(dataFolder)).map((name) => `boundaries/${name}`);
  return [
    ...manifest.parts.map(({ file }) => `parts/${file}`),
    `generations/${manifestName(manifest.generation)}`,
    ...rootFiles,
    ...profiles.map((name) => `profiles/${name}`),
    ...boundaries,
    ...sources,
  ];
}

async function auditPaths(dataFolder: string): Promise<string[]> {
  const names = await auditFiles(auditFolder(dataFolder));
  return names.length === 0 ? [] : [...names, 'head.json'].map((name) => `audit/${name}`);
}

const isStored = async (path: string, { bytes, sha256 }: BackupFile): Promise<boolean> => {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  );
  return size === bytes && (await sha256Of(path)) === sha256;
};

/** Copies one file under the hash of its content, unless a whole copy exists, and verifies the copy. */
async function copyFileByHash(dataFolder: string, path: string, folder: string): Promise<{ file: BackupFile; copied: boolean }> {
  const source = join(dataFolder, path);
  const draft = join(folder, 'files', `${randomUUID()}.tmp`);
  const [{ size }, sha256] = [await stat(source), await sha256Of(source)];
  const file: BackupFile = { path, sha256, bytes: size };
  if (await isStored(storedFile(folder, file), file)) return { file, copied: false };
  try {
    await copyFile(source, draft);
    if (!(await isStored(draft, file))) throw changedFileError(path);
    await moveDurably(draft, storedFile(folder, file));
    return { file, copied: true };
  } finally {
    await rm(draft, { force: true });
  }
}

/** Journal of an earlier backup, if its copy is whole. */
async function keepJournal(folder: string): Promise<readonly { file: BackupFile; copied: boolean }[]> {
  const earlier = await existingBackup(folder);
  const file = earlier?.files.find(({ path }) => path === JOURNAL_FILE);
  return file && (await isStored(storedFile(folder, file), file)) ? [{ file, copied: false }] : [];
}

/**
 * Copies the journal, which may grow meanwhile: each copy is a beginning of it, as after a crash. A journal that is gone keeps its
 * earlier copy: it was moved away because it is damaged, and that copy repairs it.
 */
async function copyJournal(dataFolder: string, folder: string): Promise<readonly { file: BackupFile; copied: boolean }[]> {
  const draft = join(folder, 'files', `${randomUUID()}.tmp`);
  try {
    await copyFile(join(dataFolder, JOURNAL_FILE), draft);
    const file: BackupFile = { path: JOURNAL_FILE, sha256: await sha256Of(draft), bytes: (await stat(draft)).size };
    if (await isStored(storedFile(folder, file), file)) return [{ file, copied: false }];
    await moveDurably(draft, storedFile(folder, file));
    return [{ file, copied: true }];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return keepJournal(folder);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Removes files that the new list does not name, from earlier or interrupted backups. */
async function sweep(folder: string, files: readonly BackupFile[]): Promise<void> {
  const needed = new Set(files.map(({ sha256 }) => sha256));
  for (const name of await readdir(join(folder, 'files'))) if (!needed.has(name)) await rm(join(folder, 'files', name), { force: true });
}

async function write(dataFolder: string, folder: string, manifest: Manifest, options: BackupOptions): Promise<BackupReport> {
  await makeFolderIn(folder, join(folder, 'files'));
  const copies: { file: BackupFile; copied: boolean }[] = [];
  const copyAll = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) copies.push(await copyFileByHash(dataFolder, path, folder));
  };
  await copyAll(await pathsToCopy(dataFolder, manifest, options));
  copies.push(...(await copyJournal(dataFolder, folder)));
  // The log and the note of its end must fit, so nobody writes while both are copied.
  const audit = await auditPaths(dataFolder);
  if (audit.length > 0) await withAuditLock(dataFolder, () => copyAll(audit));
  const files = copies.map(({ file }) => file);
  const changed = manifest.parts.filter(({ sha256 }) => !files.some((file) => file.sha256 === sha256));
  if (changed.length > 0) throw faultyDataError(changed.map((part) => damagedFileError(part.file)));
  const faults = await verifyParts(manifest.parts, (part) => storedFile(folder, part));
  if (faults.length > 0) throw faultyDataError(faults);
  const { generation, sample } = manifest;
  const backup: Backup = { format: 1, madeAt: new Date().toISOString(), generation, sample, sums: controlSums(manifest), files };
  await writeDurably(backupList(folder), `${JSON.stringify(backup, null, 1)}\n`);
  await sweep(folder, files);
  const copied = copies.filter((entry) => entry.copied).map(({ file }) => file);
  return { folder, backup, copied: { files: copied.length, bytes: copied.reduce((sum, { bytes }) => sum + bytes, 0) } };
}

/**
 * Creates or updates a backup of the served data. Bytes, rows and sums of each copy are verified before the list is written.
 * No load runs meanwhile; readers are not disturbed. The journal is copied as it is: the caller examines it.
 * @throws UserError if it fails; the earlier backup in the folder stays unchanged
 */
export async function backupTo(dataFolder: string, folder: string, options: BackupOptions = {}): Promise<BackupReport> {
  const earlier = await existingBackup(folder);
  const manifest = await readManifest(dataFolder);
  if (!manifest) throw emptyFolder(dataFolder);
  if (earlier && earlier.sample !== manifest.sample) throw otherKindError(folder, earlier.sample);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await requireOutside(folder, dataFolder);
  const release = await acquireLock(pathsOf(dataFolder).lock);
  try {
    // Read again, because a load may have published before the lock was acquired.
    return await write(dataFolder, folder, (await readManifest(dataFolder)) ?? manifest, options);
  } finally {
    await release();
  }
}
