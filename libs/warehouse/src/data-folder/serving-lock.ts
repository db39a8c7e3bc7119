import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { lockOwner, acquireLock } from './lock.ts';

const served = (pid: number, dataFolder: string) =>
  new UserError({
    id: `Folder data "${dataFolder}" sudah disajikan proses lain (nomor ${String(pid)}). Hentikan proses itu, atau sajikan folder lain dengan --data.`,
    en: `The data folder "${dataFolder}" is served by another process already (number ${String(pid)}). Stop that one, or serve another folder with --data.`,
  });

/** A folder on a medium that cannot be written can be read by several. */
const READ_ONLY: readonly string[] = ['EROFS', 'EACCES', 'EPERM'];

/** What the engine of a server that was killed could not hold in memory. */
async function sweepSpilled(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder))
    if (name.startsWith('spill-')) await rm(join(dataFolder, name), { recursive: true, force: true });
}

/** One server a data folder: returns what gives it free again; UserError while another server that lives has it. */
export async function acquireServingLock(dataFolder: string): Promise<() => Promise<void>> {
  const path = join(dataFolder, 'serving');
  try {
    const leave = await acquireLock(path);
    await sweepSpilled(dataFolder);
    return leave;
  } catch (error) {
    if (READ_ONLY.includes((error as NodeJS.ErrnoException).code ?? '')) return () => Promise.resolve();
    const owner = error instanceof UserError ? await lockOwner(path) : null;
    throw owner?.alive ? served(owner.pid, dataFolder) : error;
  }
}
