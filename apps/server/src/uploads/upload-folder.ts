import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderIn } from '@pendapa/warehouse';
import type { StoredUpload } from './stored-upload.ts';

const STATE = 'upload.json';
const PARTIAL = '.part';
const ID = /^[0-9a-f-]{36}$/;

const isPartial = (name: string): boolean => name.endsWith(PARTIAL) && ID.test(name.slice(0, -PARTIAL.length));

function ignoreMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Paths of one upload. The file has a folder of its own, so that its name cannot be that of another file. */
export interface UploadPaths {
  readonly folder: string;
  readonly file: string;
  /** Temporary files of its child processes. */
  readonly scratch: string;
  /** Holds the profile that reads the file, under the name of its source. */
  readonly profile: string;
}

/** Returns null for a damaged state, and for that of another version; its folder stays as it is. */
function parseState(text: string): StoredUpload | null {
  try {
    const state = JSON.parse(text) as StoredUpload;
    return state.format === 1 ? state : null;
  } catch {
    return null;
  }
}

/** Files of the uploads in `<data>/uploads`, readable by the account of the server only. */
export class UploadFolder {
  readonly root: string;

  constructor(private readonly dataFolder: string) {
    this.root = join(dataFolder, 'uploads');
  }

  pathsOf({ id, name }: Pick<StoredUpload, 'id' | 'name'>): UploadPaths {
    const folder = join(this.root, id);
    return { folder, file: join(folder, 'file', name), scratch: join(folder, 'scratch'), profile: join(folder, 'profile') };
  }

  /** Creates the folder of a file that is being sent, and returns the path of the file. */
  async createPartial(id: string, name: string): Promise<string> {
    const folder = join(this.root, `${id}${PARTIAL}`, 'file');
    await makeFolderIn(this.dataFolder, folder);
    return join(folder, name);
  }

  removePartial(id: string): Promise<void> {
    return rm(join(this.root, `${id}${PARTIAL}`), { recursive: true, force: true });
  }

  /** Gives a file that was sent as a whole its final folder. */
  async completePartial(upload: StoredUpload): Promise<void> {
    const partial = join(this.root, `${upload.id}${PARTIAL}`);
    await this.#writeState(partial, upload);
    await rename(partial, this.pathsOf(upload).folder);
  }

  writeState(upload: StoredUpload): Promise<void> {
    return this.#writeState(this.pathsOf(upload).folder, upload);
  }

  async emptyScratch(upload: StoredUpload): Promise<string> {
    const { scratch } = this.pathsOf(upload);
    await rm(scratch, { recursive: true, force: true });
    await mkdir(scratch, { mode: 0o700 });
    return scratch;
  }

  async removeScratch(upload: StoredUpload): Promise<void> {
    await rm(this.pathsOf(upload).scratch, { recursive: true, force: true });
  }

  /** Removes an upload. Half of it, after a crash, is a partial folder, which the next start removes. */
  async remove({ id }: Pick<StoredUpload, 'id'>): Promise<void> {
    await rename(join(this.root, id), join(this.root, `${id}${PARTIAL}`)).catch(ignoreMissing);
    await this.removePartial(id);
  }

  /** Removes files that were not sent as a whole, and returns the stored uploads. Files of others stay. */
  async readAll(): Promise<readonly StoredUpload[]> {
    const names = await readdir(this.root).catch(() => []);
    for (const name of names) if (isPartial(name)) await rm(join(this.root, name), { recursive: true, force: true });
    const states = await Promise.all(names.filter((name) => ID.test(name)).map((id) => this.#readState(id)));
    return states.filter((state) => state !== null);
  }

  /**
   * Removes folders whose state cannot be read. No page lists them, so that nobody else could.
   * @param before ms since 1970; folders that changed later stay
   */
  async removeUnreadable(before: number): Promise<void> {
    const names = await readdir(this.root).catch(() => []);
    for (const id of names.filter((name) => ID.test(name))) {
      if ((await this.#readState(id)) !== null) continue;
      const folder = await stat(join(this.root, id)).catch(() => null);
      if (folder !== null && folder.mtimeMs < before) await this.remove({ id });
    }
  }

  async #readState(id: string): Promise<StoredUpload | null> {
    return parseState(await readFile(join(this.root, id, STATE), 'utf8').catch(() => ''));
  }

  /** Replaces the state as a whole: a crash leaves the one before. */
  async #writeState(folder: string, upload: StoredUpload): Promise<void> {
    const path = join(folder, `${STATE}.new`);
    const handle = await open(path, 'w', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify(upload)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(path, join(folder, STATE));
  }
}
