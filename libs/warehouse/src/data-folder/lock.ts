import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UserError } from '@pendapa/contracts';
import { folderId } from './folder-id.ts';
import { pathsOf } from './paths.ts';
import { differ, isAlive, ownMark, type ProcessMark } from './process-mark.ts';

interface Owner extends ProcessMark {
  /** The folder in which the lock was acquired; a copy of the folder is not locked. */
  readonly folderId: string | null;
  readonly token: string;
}

/** Returns true if a running owner holds its lock in this folder. */
const isOwnedIn = (owner: Owner, folder: string | null): boolean => !differ(owner.folderId, folder) && isAlive(owner);

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return null;
    const textOf = (key: keyof Owner): string | null => {
      const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
      return typeof found === 'string' ? found : null;
    };
    const { pid } = value;
    return { pid, began: textOf('began'), boot: textOf('boot'), folderId: textOf('folderId'), token: textOf('token') ?? '' };
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

const readOrNull = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });

/** Another process has the lock. */
export class FolderLocked extends UserError {
  override readonly name = 'FolderLocked';
}

const lockedError = (pid: number) =>
  new FolderLocked({
    id: `Folder data sedang dipakai proses lain (nomor ${pid}): impor, cadangan atau pemulihan. Tunggu sampai selesai, lalu coba lagi.`,
    en: `Another process (number ${pid}) is loading data into this folder, or backing it up or restoring it. Wait until it is done, then try again.`,
  });

const TAKING_OVER = '.taking-over';

/** Removes a crashed owner's lock, one process at a time, so that the next owner's lock stays. */
async function removeStaleLock(path: string, seen: string): Promise<void> {
  // A process that crashed during takeover leaves a lock that is recovered the same way.
  const release = await acquireLock(`${path}${TAKING_OVER}`);
  try {
    if ((await readOrNull(path)) === seen) await rm(path);
  } finally {
    await release();
  }
}

const UNREADABLE_FOR_MS = 60_000;

// A process killed while it acquired the lock leaves files beside it. Its takeover lock may have a new owner, so it is acquired first.
async function sweepStaleLocks(path: string, currentFolderId: string | null): Promise<void> {
  const [folder, prefix] = [dirname(path), `${basename(path)}.`];
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const left = join(folder, name);
    const owner = parseOwner((await readOrNull(left)) ?? '');
    const age = Date.now() - (await stat(left).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (owner ? isOwnedIn(owner, currentFolderId) : age <= UNREADABLE_FOR_MS) continue;
    if (name.endsWith(TAKING_OVER)) await (await acquireLock(left))();
    else await rm(left, { force: true });
  }
}

const ATTEMPTS = 3;

/** Acquires the lock of a data folder and returns its release; takes over locks of crashed processes and of copies. */
export async function acquireLock(path: string): Promise<() => Promise<void>> {
  const token = randomUUID();
  const own = `${path}.${token}`;
  const currentFolderId = await folderId(dirname(path));
  const self: Owner = { ...ownMark(), folderId: currentFolderId, token };
  const content = JSON.stringify(self);
  try {
    await writeFile(own, content, { flag: 'wx' });
    for (let attempt = 1; ; attempt += 1) {
      try {
        // A hard link appears with its whole content or not at all, and never replaces a lock.
        await link(own, path);
        // The lock is held already; leftovers wait for the next owner.
        await sweepStaleLocks(path, currentFolderId).catch(() => undefined);
        return async () => {
          if ((await readOrNull(path)) === content) await rm(path, { force: true });
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const seen = await readOrNull(path);
      const owner = seen === null ? null : parseOwner(seen);
      if (owner && isOwnedIn(owner, currentFolderId)) throw lockedError(owner.pid);
      if (attempt === ATTEMPTS) throw lockedError(owner?.pid ?? 0);
      if (seen !== null) await removeStaleLock(path, seen);
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** Returns the owner of a lock: null without one; `alive` is false for a crashed process. */
export async function lockOwner(path: string): Promise<{ readonly pid: number; readonly alive: boolean } | null> {
  const seen = await readOrNull(path);
  if (seen === null) return null;
  const owner = parseOwner(seen);
  return owner === null ? { pid: 0, alive: false } : { pid: owner.pid, alive: isOwnedIn(owner, await folderId(dirname(path))) };
}

/** UTC instant since when a running process has the lock of a data folder; null if none has. */
export async function lockedSince(dataFolder: string): Promise<string | null> {
  const path = pathsOf(dataFolder).lock;
  if (!(await lockOwner(path))?.alive) return null;
  const found = await stat(path).catch(() => null);
  return found && found.mtime.toISOString();
}

/**
 * Runs work while no load, backup or rollback runs in a data folder.
 * @throws FolderLocked if one does
 */
export async function withLock<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const release = await acquireLock(pathsOf(dataFolder).lock);
  try {
    return await work();
  } finally {
    await release();
  }
}
