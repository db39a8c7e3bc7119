import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { lockOwner, acquireLock } from './lock.ts';

const alreadyServedError = (pid: number, dataFolder: string) =>
  new UserError({
    id: `Folder data "${dataFolder}" sudah disajikan proses lain (nomor ${String(pid)}). Hentikan proses itu, atau sajikan folder lain dengan --data.`,
    en: `The data folder "${dataFolder}" is served by another process already (number ${String(pid)}). Stop that one, or serve another folder with --data.`,
  });

/** Errors of a read-only folder, which several servers may read. */
const READ_ONLY: readonly string[] = ['EROFS', 'EACCES', 'EPERM'];

/** Removes files that the engine of a crashed server had spilled to the disk. */
async function sweepSpilled(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith('spill-')) await rm(join(dataFolder, name), { recursive: true, force: true });
}

/**
 * Acquires the lock for serving a data folder and returns its release.
 * @throws UserError while another running server has it
 */
export async function acquireServingLock(dataFolder: string): Promise<() => Promise<void>> {
  const path = join(dataFolder, 'serving');
  try {
    const leave = await acquireLock(path);
    await sweepSpilled(dataFolder);
    return leave;
  } catch (error) {
    if (READ_ONLY.includes((error as NodeJS.ErrnoException).code ?? '')) return () => Promise.resolve();
    const owner = error instanceof UserError ? await lockOwner(path) : null;
    throw owner?.alive ? alreadyServedError(owner.pid, dataFolder) : error;
  }
}
