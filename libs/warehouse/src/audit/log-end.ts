import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesHead, auditFiles, readHead, readTail } from './folder.ts';
import { CHAIN_START, type Link } from './line.ts';
import { damagedLog } from './unavailable.ts';

interface LogEnd {
  readonly last: Link;
  /** False if the last writer crashed between its line and the note of it. */
  readonly noted: boolean;
  readonly file: string | null;
  /** Files that end in an incomplete line, with the number of bytes before it. */
  readonly halfWritten: readonly { readonly path: string; readonly whole: number }[];
}

/**
 * Finds the end of the log.
 * @throws AuditUnavailable if it was damaged or differs from the note of its end
 */
export async function readLogEnd(folder: string): Promise<LogEnd> {
  const head = await readHead(folder);
  let last = CHAIN_START;
  const files = await auditFiles(folder);
  const halfWritten: { path: string; whole: number }[] = [];
  // A new year's file may contain only an incomplete line: then the chain ends in the file before.
  for (const name of [...files].reverse()) {
    const path = join(folder, name);
    const tail = await readTail(path);
    if (tail === null) throw damagedLog(folder, `${name}: rusak/damaged`);
    if (tail.whole < tail.size) halfWritten.push({ path, whole: tail.whole });
    last = tail.last;
    if (last.seq > 0) break;
  }
  if (!matchesHead(last, head)) throw damagedLog(folder, `head.json: ${String(head?.seq ?? 0)} <> ${String(last.seq)}`);
  return { last, noted: last.seq === (head?.seq ?? 0), file: files.at(-1) ?? null, halfWritten };
}

/** Cuts off incomplete lines of crashed writers; any other fault stays for people to see. */
export async function cutHalfWritten({ halfWritten }: LogEnd): Promise<void> {
  for (const { path, whole } of halfWritten) {
    const handle = await open(path, 'r+');
    try {
      await handle.truncate(whole);
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
