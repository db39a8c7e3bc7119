import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName, pathsOf } from '../data-folder/paths.ts';
import { withLock } from '../data-folder/lock.ts';
import { generationNumbers, readAnyGeneration, readCurrent, readGeneration, type AnyManifest } from '../generations/generations.ts';
import { sweepLeftovers } from '../generations/sweep-leftovers.ts';
import { PART_FORMAT, type Manifest } from '../generations/manifest.ts';
import type { DraftOptions, PublishOptions } from '../publishing/draft.ts';
import { openDraft } from '../publishing/open-draft.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import type { SourceOfLoad } from './attribution.ts';
import { republish } from './republish.ts';

export interface MigrateOptions extends Pick<PublishOptions, 'onProgress'> {
  readonly sourceOf: SourceOfLoad;
  readonly draft?: DraftOptions;
}

export interface Migration {
  readonly from: { readonly format: number; readonly generation: number };
  /** The served generation; the same one if it had this format already. */
  readonly manifest: Manifest;
}

/** Removes generations of older formats: this version cannot serve them again. */
async function forgetOlderFormats(dataFolder: string): Promise<void> {
  for (const generation of await generationNumbers(dataFolder)) {
    const manifest = await readAnyGeneration(dataFolder, generation).catch(() => null);
    if (manifest && manifest.format !== PART_FORMAT)
      await rm(join(pathsOf(dataFolder).generations, manifestName(generation)), { force: true });
  }
  await sweepLeftovers(dataFolder);
}

async function servedNow(dataFolder: string): Promise<AnyManifest> {
  const generation = await readCurrent(dataFolder);
  if (generation === null) throw emptyFolder(dataFolder);
  return readAnyGeneration(dataFolder, generation);
}

/**
 * Writes the served data in this version's format as a new generation; the old ones are removed afterwards.
 * After a crash the old or the new data are served, and it can be run again.
 * @throws UserError if nothing was changed
 */
export async function migrate(dataFolder: string, { sourceOf, onProgress, draft: options }: MigrateOptions): Promise<Migration> {
  const { format, generation } = await servedNow(dataFolder);
  if (format === PART_FORMAT) {
    // A migration that crashed at its end left the old generations and its draft.
    await withLock(dataFolder, () => forgetOlderFormats(dataFolder));
    return { from: { format, generation }, manifest: await readGeneration(dataFolder, generation) };
  }
  const draft = await openDraft(dataFolder, { ...options, anew: true });
  try {
    // Read again, because another process may have migrated it before the lock was acquired.
    const manifest = await servedNow(dataFolder);
    if (manifest.format === PART_FORMAT)
      return { from: { format, generation }, manifest: await readGeneration(dataFolder, manifest.generation) };
    const pathOf = ({ file }: { readonly file: string }) => join(pathsOf(dataFolder).parts, file);
    const published = await republish(draft, { manifest, pathOf, sourceOf }, onProgress ? { onProgress } : {});
    await withLock(dataFolder, () => forgetOlderFormats(dataFolder));
    return { from: { format, generation }, manifest: published };
  } finally {
    await draft.discard();
  }
}
