import { access, chmod, constants, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '@pendapa/contracts';
import { auditFolder, headPath, readHead } from './folder.ts';
import { CHAIN_START, hashLine, type AuditEntry, type Link } from './line.ts';
import { cutHalfWritten, readLogEnd } from './log-end.ts';
import { isFull, otherLog, toUnavailable, type AuditUnavailable } from './unavailable.ts';
import { fsyncPath, writeDurably } from '../data-folder/durable.ts';
import { folderId } from '../data-folder/folder-id.ts';
import { acquireLock } from '../data-folder/lock.ts';

const LOCK_TIMEOUT_MS = 5_000;
const RETRY_EVERY_MS = 15;

/** The server, a load and a command write to one log, so the second one waits. */
async function waitForLock(path: string): Promise<() => Promise<void>> {
  const until = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return await acquireLock(path);
    } catch (error) {
      if (!(error instanceof UserError) || performance.now() > until) throw error;
      await pause(RETRY_EVERY_MS);
    }
  }
}

async function addLine(path: string, text: string): Promise<void> {
  const handle = await open(path, 'a', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await fsyncPath(join(path, '..'), 'r');
}

async function noteEnd(folder: string, link: Link): Promise<void> {
  await writeDurably(headPath(folder), `${JSON.stringify(link)}\n`);
  await chmod(headPath(folder), 0o600);
}

/** Runs work while no other process adds a line. */
export async function withAuditLock<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const release = await waitForLock(join(auditFolder(dataFolder), 'lock'));
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Why lines cannot be written. */
export interface AuditFault {
  readonly kind: 'disk-full' | 'audit-unwritable';
  readonly reason: AuditUnavailable;
}

/** Maximum size of a line and its note. */
const PROBE_BYTES = 65_536;

/**
 * The log of one data folder in this process.
 * Its folder and chain are created only when it is opened: a log that is moved away later is not started again.
 */
class AuditLog {
  readonly #folder: string;
  #rootId: string | null = null;
  #folderId: string | null = null;
  #last: Link = CHAIN_START;
  /** True if the last line could not be written. */
  #hasFailed = false;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly dataFolder: string) {
    this.#folder = auditFolder(dataFolder);
  }

  append(entry: AuditEntry): Promise<void> {
    return this.#inTurn(async () => {
      try {
        await this.#open();
        await withAuditLock(this.dataFolder, () => this.#write(entry));
        this.#hasFailed = false;
      } catch (error) {
        this.#hasFailed = true;
        throw toUnavailable(this.#folder, error);
      }
    });
  }

  /** Opens the log if it is not open; a failure is reported by the next append. */
  open(): Promise<void> {
    return this.#inTurn(() => this.#open().catch(() => undefined));
  }

  /** Checks whether a line could be written now, without writing one. */
  async fault(): Promise<AuditFault | null> {
    try {
      await this.open();
      await this.#requireSame();
      const { last, file } = await this.#readEnd();
      this.#requireLater(last);
      await access(this.#folder, constants.W_OK);
      if (file !== null) await access(join(this.#folder, file), constants.W_OK);
      if (this.#hasFailed) await this.#tryWriting();
      this.#hasFailed = false;
      return null;
    } catch (error) {
      return { kind: isFull(error) ? 'disk-full' : 'audit-unwritable', reason: toUnavailable(this.#folder, error) };
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  async #open(): Promise<void> {
    this.#rootId ??= await folderId(this.dataFolder);
    if (this.#folderId !== null) return this.#requireSame();
    if ((await folderId(this.dataFolder)) !== this.#rootId) throw otherLog(this.#folder);
    await mkdir(this.#folder, { mode: 0o700 }).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    });
    this.#folderId = await folderId(this.#folder);
    this.#last = (await this.#readEnd()).last;
  }

  /** Reads the end; if it differs from its note, reads it again while no process writes. */
  #readEnd(): ReturnType<typeof readLogEnd> {
    const read = () => readLogEnd(this.#folder);
    return read().catch(() => withAuditLock(this.dataFolder, read));
  }

  async #requireSame(): Promise<void> {
    if (this.#folderId === null || (await folderId(this.#folder)) !== this.#folderId) throw otherLog(this.#folder);
  }

  /** The log only grows: one that ends earlier than before is another log. */
  #requireLater({ seq, hash }: Link): void {
    if (seq < this.#last.seq || (seq === this.#last.seq && hash !== this.#last.hash)) throw otherLog(this.#folder);
  }

  async #write(entry: AuditEntry): Promise<void> {
    const end = await readLogEnd(this.#folder);
    this.#requireLater(end.last);
    await cutHalfWritten(end);
    const { last, noted, file } = end;
    // Noted now, because after a second crash the log would be two lines ahead.
    if (!noted) await noteEnd(this.#folder, last);
    const at = new Date().toISOString();
    const own = `audit-${at.slice(0, 4)}.jsonl`;
    const { text, link } = hashLine(last, at, entry);
    // If the clock was set back, a new file must not sort before the end of the chain.
    await addLine(join(this.#folder, file !== null && file > own ? file : own), text);
    await noteEnd(this.#folder, link);
    this.#last = link;
  }

  /** Writes a probe: after a failure only a written file shows that there is room. */
  async #tryWriting(): Promise<void> {
    const path = `${headPath(this.#folder)}.probe.tmp`;
    await withAuditLock(this.dataFolder, () =>
      writeFile(path, Buffer.alloc(PROBE_BYTES), { mode: 0o600 }).finally(() => rm(path, { force: true })),
    );
  }
}

const logs = new Map<string, AuditLog>();

function logOf(dataFolder: string): AuditLog {
  const known = logs.get(dataFolder) ?? new AuditLog(dataFolder);
  logs.set(dataFolder, known);
  return known;
}

/** Opens the audit log of a data folder at start, or creates it. Later its folder and chain are not created again. */
export function openAudit(dataFolder: string): Promise<void> {
  const log = new AuditLog(dataFolder);
  logs.set(dataFolder, log);
  return log.open();
}

/** Returns the number of the last noted line; 0 for an empty or unreadable log. */
export async function lastAuditNumber(dataFolder: string): Promise<number> {
  const head = await readHead(auditFolder(dataFolder)).catch(() => null);
  return head?.seq ?? 0;
}

/**
 * Adds one line to the folder's audit log and flushes it to the disk.
 * @throws AuditUnavailable if that fails
 */
export const appendAudit = (dataFolder: string, entry: AuditEntry): Promise<void> => logOf(dataFolder).append(entry);

/** Returns why no line could be written now; null if one could. */
export const auditFault = (dataFolder: string): Promise<AuditFault | null> => logOf(dataFolder).fault();
