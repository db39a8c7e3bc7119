import { chmod, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SpokenError } from '@pendapa/contracts';
import { agrees, auditFiles, auditFolder, headPath, readHead, readTail } from './folder.ts';
import { CHAIN_START, sealLine, type AuditEntry, type Link } from './line.ts';
import { fsyncPath, writeDurably } from '../data-folder/durable.ts';
import { takeLock } from '../data-folder/lock.ts';

/** The log cannot take a line: what needs one must not be done. */
export class AuditUnavailable extends SpokenError {
  override readonly name = 'AuditUnavailable';
}

const unavailable = (folder: string, reason: string, cause?: unknown) =>
  new AuditUnavailable(
    {
      id: `Catatan audit di ${folder} tidak dapat ditulis (${reason}). Tindakan ini tidak dilakukan, karena setiap tindakan harus tercatat. Periksa dengan "pendapa doctor".`,
      en: `The audit log in ${folder} cannot be written (${reason}). This was not done, because everything that is done must be recorded. Look with "pendapa doctor".`,
    },
    { cause },
  );

const FULL: readonly string[] = ['ENOSPC', 'EDQUOT'];

const noRoom = (folder: string, cause: unknown) =>
  new AuditUnavailable(
    {
      id: `Ruang disk habis: catatan audit di ${folder} tidak dapat ditulis. Tindakan ini tidak dilakukan, karena setiap tindakan harus tercatat. Kosongkan ruang, lalu ulangi.`,
      en: `The disk is full: the audit log in ${folder} cannot be written. This was not done, because everything that is done must be recorded. Free some space, then try again.`,
    },
    { cause },
  );

const PATIENCE_MS = 5_000;
const LOOK_EVERY_MS = 15;

/** The server, a load and the command line write to one log: whoever comes second waits a moment. */
async function lockPatiently(path: string): Promise<() => Promise<void>> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await takeLock(path);
    } catch (error) {
      if (!(error instanceof SpokenError) || performance.now() > until) throw error;
      await pause(LOOK_EVERY_MS);
    }
  }
}

interface End {
  readonly last: Link;
  /** False where the last writer died between its line and the note of it. */
  readonly noted: boolean;
  readonly file: string | null;
}

/** Where the log ends; a line whose writer died half-way is cut off, everything else that is odd is left for people to see. */
async function findEnd(folder: string): Promise<End> {
  const head = await readHead(folder);
  let last = CHAIN_START;
  const files = await auditFiles(folder);
  const file = files.at(-1) ?? null;
  // A new year's file may still hold nothing but half a line: the chain then ends in the file before.
  for (const name of [...files].reverse()) {
    const path = join(folder, name);
    const tail = await readTail(path);
    if (tail === null) throw unavailable(folder, `${name}: rusak/damaged`);
    if (tail.whole < tail.size) await cut(path, tail.whole);
    last = tail.last;
    if (last.seq > 0) break;
  }
  if (!agrees(last, head)) throw unavailable(folder, `head.json: ${String(head?.seq ?? 0)} <> ${String(last.seq)}`);
  return { last, noted: last.seq === (head?.seq ?? 0), file };
}

async function cut(path: string, length: number): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.truncate(length);
    await handle.sync();
  } finally {
    await handle.close();
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

/** Does something while no line is added. */
export async function whileAuditRests<T>(dataFolder: string, work: () => Promise<T>): Promise<T> {
  const release = await lockPatiently(join(auditFolder(dataFolder), 'lock'));
  try {
    return await work();
  } finally {
    await release();
  }
}

async function append(dataFolder: string, entry: AuditEntry): Promise<void> {
  const folder = auditFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await whileAuditRests(dataFolder, async () => {
    const { last, noted, file } = await findEnd(folder);
    // Noted now, or a second death would leave the log two lines ahead.
    if (!noted) await noteEnd(folder, last);
    const at = new Date().toISOString();
    const own = `audit-${at.slice(0, 4)}.jsonl`;
    const { text, link } = sealLine(last, at, entry);
    // A clock that was put back must not begin a file that sorts before the chain's end.
    await addLine(join(folder, file !== null && file > own ? file : own), text);
    await noteEnd(folder, link);
  });
}

const queues = new Map<string, Promise<void>>();

/** Adds one line to the folder's audit log and brings it to the disk; AuditUnavailable where that cannot be done. */
export function appendAudit(dataFolder: string, entry: AuditEntry): Promise<void> {
  const folder = auditFolder(dataFolder);
  const written = (queues.get(folder) ?? Promise.resolve()).then(() =>
    append(dataFolder, entry).catch((error: unknown) => {
      if (error instanceof AuditUnavailable) throw error;
      const { code = String(error) } = error as NodeJS.ErrnoException;
      throw FULL.includes(code) ? noRoom(folder, error) : unavailable(folder, code, error);
    }),
  );
  const settled = written.catch(() => undefined);
  queues.set(folder, settled);
  void settled.then(() => queues.get(folder) === settled && queues.delete(folder));
  return written;
}
