import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOAD_DAYS } from '@pendapa/contracts';
import { readManifest, type Manifest } from '@pendapa/warehouse';
import { findGenerationBefore } from './generation-before.ts';
import { isRunning, NOT_RUNNING, type StoredUpload } from './stored-upload.ts';
import type { UploadFolder } from './upload-folder.ts';

const DAY_MS = 86_400_000;

const INTERRUPTED = {
  code: 'interrupted',
  texts: {
    id: 'Server berhenti selagi langkah ini berjalan; data yang disajikan tidak berubah. Jalankan langkah ini sekali lagi.',
    en: 'The server stopped while this step was running; the published data did not change. Run the step again.',
  },
} as const;

/** The generation of a publication that ended with the server; null if nothing was published. */
function publishedIn(manifest: Manifest | null, { sha256, publishingFrom }: StoredUpload): number | null {
  if (publishingFrom === null) return null;
  const load = manifest?.loads.findLast(({ id, sourceSha256 }) => sourceSha256 === sha256 && id > publishingFrom);
  return load?.id ?? null;
}

/** Sets a step that ended with the server back to the one before, or to its result. */
async function restored(upload: StoredUpload, dataFolder: string, manifest: Manifest | null): Promise<StoredUpload> {
  const generation = publishedIn(manifest, upload);
  const { stepBefore, readingBefore, reading } = upload;
  const ended = { ...upload, ...NOT_RUNNING };
  if (generation === null) return { ...ended, step: stepBefore ?? 'sent', reading: readingBefore ?? reading, fault: INTERRUPTED };
  const before = await findGenerationBefore(dataFolder, generation).catch(() => null);
  return { ...ended, step: 'published', fault: null, publishedAs: { generation, before } };
}

/** A step that ended with the server. */
export interface EndedStep {
  /** The upload as it was while the step ran, and as it is now. */
  readonly running: StoredUpload;
  readonly upload: StoredUpload;
}

/** The uploads of a data folder: in memory, and in a file each. */
export class UploadStore {
  readonly #uploads = new Map<string, StoredUpload>();
  /** The last write of each upload: states are written one after the other, as they were changed. */
  readonly #writes = new Map<string, Promise<void>>();

  /** Steps that ended with the server before this start. */
  readonly endedSteps: EndedStep[] = [];

  private constructor(
    readonly folder: UploadFolder,
    private readonly dataFolder: string,
  ) {}

  /** Reads the uploads and sets steps back that ended with the server. */
  static async open(folder: UploadFolder, dataFolder: string): Promise<UploadStore> {
    const store = new UploadStore(folder, dataFolder);
    const found = await folder.readAll();
    const manifest = found.some(isRunning) ? await readManifest(dataFolder).catch(() => null) : null;
    for (const upload of found) {
      store.#uploads.set(upload.id, upload);
      if (!isRunning(upload)) continue;
      await folder.removeScratch(upload);
      const ended = await restored(upload, dataFolder, manifest);
      await store.change(upload.id, ended);
      store.endedSteps.push({ running: upload, upload: ended });
    }
    return store;
  }

  /** All uploads, the newest first. */
  all(): readonly StoredUpload[] {
    return [...this.#uploads.values()].sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
  }

  get(id: string): StoredUpload | null {
    return this.#uploads.get(id) ?? null;
  }

  /** Takes over a file that was sent as a whole. */
  async add(upload: StoredUpload): Promise<void> {
    await this.folder.completePartial(upload);
    this.#uploads.set(upload.id, upload);
  }

  /** Changes an upload on the disk and then in memory, so that what is seen is stored. Does nothing if it was removed. */
  change(id: string, change: Partial<StoredUpload>): Promise<void> {
    return this.#inTurn(id, async () => {
      const upload = this.#uploads.get(id);
      if (upload === undefined) return;
      const changed = { ...upload, ...change, changedAt: new Date().toISOString() };
      try {
        await this.folder.writeState(changed);
      } finally {
        if (this.#uploads.has(id)) this.#uploads.set(id, changed);
      }
    });
  }

  async remove(id: string): Promise<void> {
    const upload = this.#uploads.get(id);
    this.#uploads.delete(id);
    if (upload) await this.#inTurn(id, () => this.folder.remove(upload));
  }

  /** Removes uploads that nobody changed for a week, also unreadable ones, and returns those that were listed. */
  async removeExpired(now: number): Promise<readonly StoredUpload[]> {
    const weekAgo = now - UPLOAD_DAYS * DAY_MS;
    await this.folder.removeUnreadable(weekAgo);
    const oldest = new Date(weekAgo).toISOString();
    const expired = this.all().filter((upload) => upload.changedAt < oldest && !isRunning(upload));
    for (const { id } of expired) await this.remove(id);
    return expired;
  }

  /** Names of the saved profiles of the data folder. */
  async profileNames(): Promise<readonly string[]> {
    const names = await readdir(join(this.dataFolder, 'profiles')).catch(() => []);
    return names.flatMap((name) => /^([a-z0-9][a-z0-9-]{0,59})\.json$/.exec(name)?.[1] ?? []).sort();
  }

  /** Runs a write of one upload after its writes before, whether these failed or not. */
  async #inTurn(id: string, write: () => Promise<void>): Promise<void> {
    const own = (this.#writes.get(id) ?? Promise.resolve()).then(write);
    const ended = own.catch(() => undefined);
    this.#writes.set(id, ended);
    await own.finally(() => {
      if (this.#writes.get(id) === ended) this.#writes.delete(id);
    });
  }
}
