import { UserError } from '@pendapa/contracts';
import { commandText } from '../data-folder/command-text.ts';
import { generationNumbers, readGeneration, readPointer, writePointer } from './generations.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { acquireLock } from '../data-folder/lock.ts';
import type { Manifest } from './manifest.ts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { verifyGeneration } from './verify-generation.ts';

export interface Rollback {
  /** The generation served before; null if its manifest cannot be read. */
  readonly from: Manifest | null;
  readonly to: Manifest;
}

const nothingOlder = (served: number) =>
  new UserError({
    id: `Tidak ada generasi yang lebih lama dari ${String(served)}. Lihat "${commandText('generations')}".`,
    en: `There is no generation before ${String(served)}. See "${commandText('generations')}".`,
  });

const notStoredError = (wanted: number, stored: readonly number[]) =>
  new UserError({
    id: `Generasi ${String(wanted)} tidak disimpan. Generasi yang ada: ${stored.join(', ')}.`,
    en: `Generation ${String(wanted)} is not stored. Stored generations: ${stored.join(', ')}.`,
  });

const alreadyServed = (generation: number) =>
  new UserError({
    id: `Generasi ${String(generation)} sudah disajikan.`,
    en: `Generation ${String(generation)} is already served.`,
  });

const damagedError = (generation: number, faults: readonly UserError[]) =>
  new UserError({
    id: `Generasi ${String(generation)} rusak, jadi generasi yang disajikan tidak diganti:\n${faults.map(({ texts }) => texts.id).join('\n')}`,
    en: `Generation ${String(generation)} is damaged, so the served generation was not changed:\n${faults.map(({ texts }) => texts.en).join('\n')}`,
  });

/** The served generation is no longer the one that was to be undone. */
const otherServed = (served: number, expected: number) =>
  new UserError({
    id: `Generasi ${String(expected)} tidak lagi disajikan (kini ${String(served)}), jadi tidak ada yang diubah.`,
    en: `Generation ${String(expected)} is no longer served (now ${String(served)}), so nothing was changed.`,
  });

/**
 * Serves another stored generation, by default the one before, after verifying it.
 * Newer ones stay until later loads displace them, so that they can be served again.
 * @param expected the generation that must be served now; default: any
 * @throws UserError if nothing was changed
 */
export async function rollback(dataFolder: string, wanted?: number, expected?: number): Promise<Rollback> {
  const { lock } = pathsOf(dataFolder);
  if (!(await readPointer(dataFolder))) throw emptyFolder(dataFolder);
  const release = await acquireLock(lock);
  try {
    // Another load may have been published before the lock was free.
    const pointer = await readPointer(dataFolder);
    if (!pointer) throw emptyFolder(dataFolder);
    if (expected !== undefined && pointer.generation !== expected) throw otherServed(pointer.generation, expected);
    // Generations newer than the newest served one belong to a crashed load.
    const stored = (await generationNumbers(dataFolder)).filter((generation) => generation <= pointer.newest);
    const target = wanted ?? stored.find((generation) => generation < pointer.generation);
    if (target === undefined) throw nothingOlder(pointer.generation);
    if (target === pointer.generation) throw alreadyServed(target);
    if (!stored.includes(target)) throw notStoredError(target, stored);
    const to = await readGeneration(dataFolder, target);
    const faults = await verifyGeneration(dataFolder, to);
    if (faults.length > 0) throw damagedError(target, faults);
    await writePointer(dataFolder, { generation: target, newest: pointer.newest });
    return { from: await readGeneration(dataFolder, pointer.generation).catch(() => null), to };
  } finally {
    await release();
  }
}
