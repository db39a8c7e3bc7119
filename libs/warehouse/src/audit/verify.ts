import { join } from 'node:path';
import type { Texts } from '@pendapa/contracts';
import { matchesHead, auditFiles, auditFolder, linesOf, readHead, readTail } from './folder.ts';
import { CHAIN_START, readLine, type Link } from './line.ts';

export interface AuditReport {
  readonly lines: number;
  /** UTC instant of the last line. */
  readonly last: string | null;
  /** Places where the log was changed. */
  readonly faults: readonly Texts[];
  /** True if the last line is incomplete; the next writer removes it. */
  readonly unfinished: boolean;
}

const changedText = (place: string): Texts => ({
  id: `${place}: isinya telah diubah`,
  en: `${place}: its content was changed`,
});
const missingText = (place: string): Texts => ({
  id: `${place}: tidak menyambung dengan baris sebelumnya; ada baris yang hilang, ditambah atau ditukar`,
  en: `${place}: it does not follow the line before; lines are missing, added or swapped`,
});
const shortenedText = (noted: number, found: number): Texts => ({
  id: `catatan berakhir di baris ${String(found)}, padahal ${String(noted)} baris pernah ditulis`,
  en: `the log ends at line ${String(found)}, but ${String(noted)} lines were written`,
});

async function lengthOf(path: string): Promise<{ readonly whole: number; readonly unfinished: boolean }> {
  const tail = await readTail(path);
  return tail === null ? { whole: Infinity, unfinished: false } : { whole: tail.whole, unfinished: tail.whole < tail.size };
}

/** Verifies the chain from its first line to its last; changes nothing. */
export async function verifyAudit(dataFolder: string): Promise<AuditReport> {
  const folder = auditFolder(dataFolder);
  const faults: Texts[] = [];
  // The check continues with the line after a changed one, so that each fault is reported once.
  let before: Link | null = CHAIN_START;
  let [lines, last, unfinished]: [number, string | null, boolean] = [0, null, false];
  for (const name of await auditFiles(folder)) {
    const path = join(folder, name);
    const length = await lengthOf(path);
    unfinished ||= length.unfinished;
    let number = 0;
    for await (const text of linesOf(path, length.whole)) {
      number += 1;
      lines += 1;
      const line = readLine(text);
      const place = `${name}:${String(number)}`;
      if (line === null) faults.push(changedText(place));
      else if (before && (line.previous !== before.hash || line.seq !== before.seq + 1)) faults.push(missingText(place));
      before = line;
      last = line?.at ?? last;
    }
  }
  const head = await readHead(folder).catch(() => null);
  if (before && !matchesHead(before, head)) faults.push(shortenedText(head?.seq ?? 0, before.seq));
  return { lines, last, faults, unfinished };
}
