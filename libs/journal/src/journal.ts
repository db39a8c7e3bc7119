import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Texts } from '@pendapa/contracts';
import { acquireLock, fsyncPath, makeFolderIn } from '@pendapa/warehouse/folder';
import { journalFolder, journalPath, readJournal, recordKey, withLine, type JournalContent } from './journal-file.ts';
import { headerText, lineText, RevisionConflict, type JournalChange, type JournalLine, type JournalRecord } from './record.ts';
import { damagedJournal, newerJournal, toUnavailable, type JournalUnavailable } from './unavailable.ts';

/** A longer file is written anew if later lines have replaced most of its lines. */
const MAX_BYTES = 8_388_608;
const LINES_PER_RECORD = 4;
const DRAFT_END = '.tmp';

export interface JournalOptions {
  /** Receives what an administrator should know, in both languages. */
  readonly onNotice: (notice: Texts) => void;
  /** Default: 8 MB. */
  readonly maxBytes?: number;
}

const cutNotice = (path: string, bytes: number): Texts => ({
  id: `Baris terakhir ${path} tidak lengkap (${String(bytes)} bita) dan dipotong: server berhenti sebelum menjawab.`,
  en: `The last line of ${path} was incomplete (${String(bytes)} bytes) and was cut off: the server had stopped before it answered.`,
});

/** Records of people's work in a data folder: one file that lines are added to. One process writes; others may read. */
export class Journal {
  readonly #path: string;
  #content: JournalContent | null = null;
  /** Identifies the file as it was read. */
  #stamp = '';
  #release: (() => Promise<void>) | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly dataFolder: string,
    private readonly options: JournalOptions,
  ) {
    this.#path = journalPath(dataFolder);
  }

  /**
   * Returns all records of a kind, in the order in which they were made.
   * @throws JournalUnavailable if a newer version wrote the journal
   */
  all(kind: string): Promise<readonly JournalRecord[]> {
    return this.#inTurn(async () => [...(await this.#records()).values()].filter((record) => record.kind === kind));
  }

  /**
   * Returns one record; null if there is none.
   * @throws JournalUnavailable as `all`
   */
  get(kind: string, id: string): Promise<JournalRecord | null> {
    return this.#inTurn(async () => (await this.#records()).get(recordKey({ kind, id })) ?? null);
  }

  /** Returns why nothing can be written; null if nothing is known to be wrong. */
  fault(): Promise<JournalUnavailable | null> {
    return this.#inTurn(async () => this.#faultOf(await this.#read()));
  }

  /**
   * Changes records together and returns them. The disk has them when this returns.
   * @throws RevisionConflict if one of them has another revision than the user saw; nothing is changed then
   * @throws JournalUnavailable if nothing can be written
   */
  change(by: string, changes: readonly JournalChange[]): Promise<readonly JournalRecord[]> {
    return this.#inTurn(async () => {
      try {
        await this.#acquire();
        const content = await this.#read();
        const fault = this.#faultOf(content);
        if (fault) throw fault;
        const next = changes.map((change) => ({ ...change, revision: this.#nextRevision(content, change) }));
        const line: JournalLine = { number: content.next, at: new Date().toISOString(), by, changes: next };
        const bytes = await this.#append(content, line);
        this.#content = withLine(content, line, bytes);
        this.#stamp = await this.#currentStamp();
        await this.#compact(this.#content);
        return next.map((change) => ({ ...change, at: line.at, by }));
      } catch (error) {
        throw error instanceof RevisionConflict ? error : toUnavailable(error);
      }
    });
  }

  /** Waits for changes that are being written, and lets other processes write. */
  close(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#release?.();
      this.#release = null;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  #faultOf({ damagedLine, newerFormat }: JournalContent): JournalUnavailable | null {
    if (newerFormat !== null) return newerJournal(this.#path, newerFormat);
    return damagedLine === null ? null : damagedJournal(this.#path, damagedLine);
  }

  #nextRevision({ records }: JournalContent, change: JournalChange): number {
    const current = records.get(recordKey(change)) ?? null;
    if ((current?.revision ?? 0) !== change.revision) throw new RevisionConflict(current);
    return change.revision + 1;
  }

  async #records(): Promise<JournalContent['records']> {
    const { records, newerFormat } = await this.#read();
    if (newerFormat !== null) throw newerJournal(this.#path, newerFormat);
    return records;
  }

  /** Reads the file again if another process or a restore has changed it. */
  async #read(): Promise<JournalContent> {
    const stamp = await this.#currentStamp();
    if (this.#content === null || stamp !== this.#stamp) {
      this.#content = await readJournal(this.dataFolder);
      this.#stamp = stamp;
    }
    return this.#content;
  }

  async #currentStamp(): Promise<string> {
    const found = await stat(this.#path, { bigint: true }).catch(() => null);
    return found === null ? '' : `${String(found.ino)}:${String(found.size)}:${String(found.mtimeNs)}`;
  }

  /** Other processes may write until the first change. */
  async #acquire(): Promise<void> {
    if (this.#release !== null) return;
    const folder = journalFolder(this.dataFolder);
    await makeFolderIn(this.dataFolder, folder);
    this.#release = await acquireLock(join(folder, 'lock'));
    await this.#sweepDrafts(folder);
  }

  /** A process that was killed while it wrote the file anew leaves its draft, which nobody reads. */
  async #sweepDrafts(folder: string): Promise<void> {
    const prefix = `${basename(this.#path)}.`;
    for (const name of await readdir(folder))
      if (name.startsWith(prefix) && name.endsWith(DRAFT_END)) await rm(join(folder, name), { force: true });
  }

  /** Returns the number of added bytes. */
  async #append({ bytes, wholeBytes, next }: JournalContent, line: JournalLine): Promise<number> {
    if (bytes > wholeBytes) {
      this.options.onNotice(cutNotice(this.#path, bytes - wholeBytes));
      await truncate(this.#path, wholeBytes);
    }
    const isNew = wholeBytes === 0;
    const text = Buffer.from(`${isNew ? headerText(next) : ''}${lineText(line)}`);
    const handle = await open(this.#path, 'a', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } catch (error) {
      // Half a line must not stand before the next one.
      await handle.truncate(wholeBytes).catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
    if (isNew) await fsyncPath(journalFolder(this.dataFolder), 'r');
    return text.length;
  }

  /** Writes the file anew with one line for each record, if it has grown long. */
  async #compact(content: JournalContent): Promise<void> {
    const { maxBytes = MAX_BYTES } = this.options;
    if (content.bytes <= maxBytes || content.lines < content.records.size * LINES_PER_RECORD) return;
    const lines = [...content.records.values()].map(({ at, by, ...change }, index) =>
      lineText({ number: content.next + index, at, by, changes: [change] }),
    );
    const draft = `${this.#path}.${randomUUID()}${DRAFT_END}`;
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(`${headerText(content.next)}${lines.join('')}`);
      await handle.sync();
      await rename(draft, this.#path);
      await fsyncPath(journalFolder(this.dataFolder), 'r');
    } catch {
      // The change itself is saved; a full disk must not undo it.
      await rm(draft, { force: true });
    } finally {
      await handle.close();
    }
  }
}
