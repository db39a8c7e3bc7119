import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { auditFiles, auditFolder } from '../audit/folder.ts';
import { readBackup, storedFile, type Backup, type BackupFile } from './folder.ts';
import { controlSums } from '../generations/control-sums.ts';
import { moveDurably, sha256Of } from '../data-folder/durable.ts';
import { NotPlain, plainKind, withPlainFile } from '../data-folder/plain-file.ts';
import { nextGeneration, readAnyManifest, writeGeneration, type AnyManifest } from '../generations/generations.ts';
import { sweepLeftovers } from '../generations/sweep-leftovers.ts';
import { OtherVersion } from '../generations/formats.ts';
import { pathsOf, manifestName, type Paths } from '../data-folder/paths.ts';
import { acquireLock } from '../data-folder/lock.ts';
import { makeFolderIn } from '../data-folder/make-folder.ts';
import { PART_FORMAT, type Manifest, type Part } from '../generations/manifest.ts';
import { republish, type OlderData } from '../migration/republish.ts';
import type { SourceOfLoad } from '../migration/attribution.ts';
import { openDraft } from '../publishing/open-draft.ts';
import { readSettings, readSettingsFile } from '../data-folder/settings-file.ts';
import { verifyParts } from '../generations/verify-generation.ts';
import { tidy } from '../generations/tidy.ts';
import { markMissing } from '../generations/sweep-sources.ts';

export interface RestoreReport {
  readonly backup: Backup;
  /** The generation that is served now, with a number that neither folder nor backup had. */
  readonly manifest: Manifest;
  /** Settings, profiles and boundaries that differ from those of the backup; they stay unchanged. */
  readonly left: readonly string[];
}

const incomplete = (folder: string, paths: readonly string[]) =>
  new UserError({
    id: `Cadangan di "${folder}" tidak utuh, jadi tidak ada yang dipulihkan. Rusak atau hilang: ${paths.join(', ')}.`,
    en: `The backup in "${folder}" is incomplete, so nothing was restored. Damaged or missing: ${paths.join(', ')}.`,
  });

const otherCurrency = (own: string, backup: string) =>
  new UserError({
    id: `Folder data memakai ${own}, cadangannya ${backup}: angkanya akan salah dibaca. Pulihkan ke folder kosong, atau ubah pendapa.json dahulu.`,
    en: `The data folder counts in ${own}, the backup in ${backup}: its figures would be misread. Restore into an empty folder, or change pendapa.json first.`,
  });

const otherBackup = (folder: string) =>
  new OtherVersion({
    id: `Cadangan di "${folder}" ditulis oleh versi Pendapa yang lain dan tidak dapat dipulihkan versi ini. Simpan cadangan itu dan pulihkan dengan versi yang menulisnya. Atau impor ulang ekstraknya ke folder data yang kosong.`,
    en: `The backup in "${folder}" was written by another version of Pendapa, and this one cannot restore it. Keep the backup and restore it with the version that wrote it. Or import the extracts again into an empty data folder.`,
  });

type Older = Pick<OlderData, 'manifest' | 'sourceOf'>;
const isCurrent = (manifest: AnyManifest): manifest is AnyManifest & Manifest => manifest.format === PART_FORMAT;

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const isIntact = async (path: string, { bytes, sha256 }: BackupFile): Promise<boolean> =>
  (await stat(path).catch(() => null))?.size === bytes && (await sha256Of(path)) === sha256;

/**
 * Returns false if the file does not exist.
 * @throws NotPlain for a link or anything else that is no plain file
 */
async function isPlain(path: string): Promise<boolean> {
  try {
    return (await plainKind(path)) === 'file';
  } catch (error) {
    if (error instanceof NotPlain) throw error;
    return false;
  }
}

async function requireWhole(folder: string, { files }: Backup): Promise<void> {
  const broken: string[] = [];
  for (const file of files) {
    const path = storedFile(folder, file);
    if (!(await isPlain(path)) || !(await isIntact(path, file))) broken.push(file.path);
  }
  if (broken.length > 0) throw incomplete(folder, broken);
}

async function manifestOf(folder: string, backup: Backup): Promise<AnyManifest> {
  const path = `generations/${manifestName(backup.generation)}`;
  const file = backup.files.find((candidate) => candidate.path === path);
  if (!file) throw incomplete(folder, [path]);
  const manifest = await readAnyManifest(storedFile(folder, file), backup.generation, folder).catch((error: unknown) => {
    throw error instanceof OtherVersion ? otherBackup(folder) : error;
  });
  const missing = manifest.parts.filter(({ sha256 }) => !backup.files.some((candidate) => candidate.sha256 === sha256));
  if (missing.length > 0)
    throw incomplete(
      folder,
      missing.map((part) => part.file),
    );
  if (JSON.stringify(controlSums(manifest)) !== JSON.stringify(backup.sums)) throw incomplete(folder, [path]);
  return manifest;
}

/** Amounts are whole numbers of the minor unit, so another currency setting would change them. */
async function requireSameCurrency(dataFolder: string, folder: string, backup: Backup): Promise<void> {
  const file = backup.files.find(({ path }) => path === 'pendapa.json');
  if (!file || !(await exists(pathsOf(dataFolder).settings))) return;
  const [own, theirs] = [await readSettings(dataFolder), await readSettingsFile(storedFile(folder, file))];
  const name = ({ currency }: typeof own) => `${currency.code} (${String(currency.digits)})`;
  if (name(own) !== name(theirs)) throw otherCurrency(name(own), name(theirs));
}

async function copyDurably(from: string, to: string, { root, drafts }: Paths): Promise<void> {
  const draft = join(drafts, randomUUID());
  if (dirname(to) !== root) await makeFolderIn(root, dirname(to));
  await withPlainFile(from, (openPath) => copyFile(openPath, draft));
  await moveDurably(draft, to);
}

/** Copies the parts, verifies the copies, and moves them into place; replaces damaged parts of the same name. */
async function placeParts({ root, parts, drafts }: Paths, folder: string, wanted: readonly Part[]): Promise<void> {
  const drafted = join(drafts, randomUUID());
  await makeFolderIn(root, drafted);
  for (const part of wanted) await withPlainFile(storedFile(folder, part), (openPath) => copyFile(openPath, join(drafted, part.file)));
  const faults = await verifyParts(wanted, (part) => join(drafted, part.file));
  if (faults[0]) throw faults[0];
  for (const part of wanted) await moveDurably(join(drafted, part.file), join(parts, part.file));
}

/** Restores settings, profiles, boundaries and the audit log that the folder lacks; returns files that differ. */
async function placeOthers(dataFolder: string, folder: string, { files }: Backup): Promise<string[]> {
  const paths = pathsOf(dataFolder);
  const hasAudit = (await auditFiles(auditFolder(dataFolder))).length > 0;
  const differing: string[] = [];
  for (const file of files) {
    if (/^(parts|generations)\//.test(file.path) || (hasAudit && file.path.startsWith('audit/'))) continue;
    const own = join(dataFolder, file.path);
    if (!(await exists(own))) await copyDurably(storedFile(folder, file), own, paths);
    else if (!(await isIntact(own, file))) differing.push(file.path);
  }
  await markMissing(dataFolder);
  return differing;
}

async function restore(dataFolder: string, folder: string, backup: Backup, base: Manifest): Promise<RestoreReport> {
  const paths = pathsOf(dataFolder);
  await sweepLeftovers(dataFolder);
  await makeFolderIn(paths.root, paths.drafts);
  try {
    await placeParts(paths, folder, base.parts);
    const differing = await placeOthers(dataFolder, folder, backup);
    const generation = Math.max(await nextGeneration(dataFolder), backup.generation + 1);
    const manifest: Manifest = { ...base, generation, publishedAt: new Date().toISOString() };
    await writeGeneration(dataFolder, manifest);
    await tidy(dataFolder);
    return { backup, manifest, left: differing };
  } finally {
    await rm(paths.drafts, { recursive: true, force: true });
  }
}

/** Restores a backup of an older format: its rows are published again in this format, read from the backup. */
async function restoreOlder(dataFolder: string, folder: string, backup: Backup, { manifest, sourceOf }: Older): Promise<RestoreReport> {
  const draft = await openDraft(dataFolder, { anew: true });
  try {
    const older = { manifest, sourceOf, pathOf: (part: Part) => storedFile(folder, part) };
    const differing: string[] = [];
    const published = await republish(draft, older, {
      number: backup.generation + 1,
      beforeServed: async () => void differing.push(...(await placeOthers(dataFolder, folder, backup))),
    });
    return { backup, manifest: published, left: differing };
  } finally {
    await draft.discard();
  }
}

/**
 * Publishes a backup as a new generation of an empty or existing data folder.
 * Before that, each file is verified by its hash, and each part by its rows and sums.
 * @throws UserError if it fails; the served data do not change
 */
export async function restoreFrom(dataFolder: string, folder: string, sourceOf: SourceOfLoad = () => null): Promise<RestoreReport> {
  const backup = await readBackup(folder);
  await requireWhole(folder, backup);
  const manifest = await manifestOf(folder, backup);
  await requireSameCurrency(dataFolder, folder, backup);
  const paths = pathsOf(dataFolder);
  for (const path of [paths.root, paths.generations, paths.parts]) await mkdir(path, { recursive: true, mode: 0o700 });
  if (!isCurrent(manifest)) return restoreOlder(dataFolder, folder, backup, { manifest, sourceOf });
  const release = await acquireLock(paths.lock);
  try {
    return await restore(dataFolder, folder, backup, manifest);
  } finally {
    await release();
  }
}
