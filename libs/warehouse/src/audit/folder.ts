import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAIN_START, readLine, type Link } from './line.ts';

export const auditFolder = (dataFolder: string): string => join(dataFolder, 'audit');
export const headPath = (folder: string): string => join(folder, 'head.json');

const FILE = /^audit-\d{4}\.jsonl$/;
/** Longer than any line: its values are clipped and the requests behind it are limited. */
const TAIL = 65_536;

export const auditFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name)).sort();

export interface Tail {
  readonly last: Link;
  /** Bytes up to the last line break; what follows is a line whose writer died before anybody was told it was written. */
  readonly whole: number;
  readonly size: number;
}

/** The end of one file; null where its last line is not as it was written. */
export async function readTail(path: string): Promise<Tail | null> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(size, TAIL)), 0, Math.min(size, TAIL), Math.max(0, size - TAIL));
    const text = buffer.subarray(0, bytesRead);
    const end = text.lastIndexOf(0x0a);
    const whole = size - bytesRead + end + 1;
    if (end < 0) return size > TAIL ? null : { last: CHAIN_START, whole: 0, size };
    const begin = text.subarray(0, end).lastIndexOf(0x0a) + 1;
    const line = readLine(text.subarray(begin, end).toString('utf8'));
    return line && { last: { seq: line.seq, hash: line.hash }, whole, size };
  } finally {
    await handle.close();
  }
}

/** What was noted apart from the log, so that lines cut off its end are missed; null where nothing was noted yet. */
export async function readHead(folder: string): Promise<Link | null> {
  const text = await readFile(headPath(folder), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const { seq, hash } = JSON.parse(text) as Partial<Link>;
  if (typeof seq !== 'number' || typeof hash !== 'string') throw new Error('head.json');
  return { seq, hash };
}

/** A line is written before it is noted: the log may be one line ahead, never behind. */
export function agrees(last: Link, head: Link | null): boolean {
  const noted = head ?? CHAIN_START;
  return last.seq === noted.seq ? last.hash === noted.hash : last.seq === noted.seq + 1;
}
