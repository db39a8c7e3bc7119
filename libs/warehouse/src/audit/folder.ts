import { createReadStream } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHAIN_START, readLine, type Link } from './line.ts';

export const auditFolder = (dataFolder: string): string => join(dataFolder, 'audit');
export const headPath = (folder: string): string => join(folder, 'head.json');

const FILE = /^audit-\d{4}\.jsonl$/;
/** More bytes than any line has: its values are cut and the requests behind it are limited. */
const MAX_TAIL_BYTES = 65_536;

export const auditFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name)).sort();

export interface Tail {
  readonly last: Link;
  /** Bytes up to the last line break. A line after it is incomplete: its writer crashed before it reported success. */
  readonly whole: number;
  readonly size: number;
}

/** Reads the end of one file; null if its last line was changed. */
export async function readTail(path: string): Promise<Tail | null> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(
      Buffer.alloc(Math.min(size, MAX_TAIL_BYTES)),
      0,
      Math.min(size, MAX_TAIL_BYTES),
      Math.max(0, size - MAX_TAIL_BYTES),
    );
    const text = buffer.subarray(0, bytesRead);
    const end = text.lastIndexOf(0x0a);
    const whole = size - bytesRead + end + 1;
    if (end < 0) return size > MAX_TAIL_BYTES ? null : { last: CHAIN_START, whole: 0, size };
    const begin = text.subarray(0, end).lastIndexOf(0x0a) + 1;
    const line = readLine(text.subarray(begin, end).toString('utf8'));
    return line && { last: { seq: line.seq, hash: line.hash }, whole, size };
  } finally {
    await handle.close();
  }
}

/** Reads the note of the log's end, which shows if lines were cut off; null if there is none yet. */
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

/** Returns true if the log ends at the noted line, or one line later: a line is written before it is noted. */
export function matchesHead(last: Link, head: Link | null): boolean {
  const noted = head ?? CHAIN_START;
  return last.seq === noted.seq ? last.hash === noted.hash : last.seq === noted.seq + 1;
}

/**
 * Reads the lines of one file, without holding the whole file.
 * @param length bytes to read; `Infinity` for all
 */
export async function* linesOf(path: string, length: number): AsyncGenerator<string> {
  if (length === 0) return;
  // Node's own line reader splits at other characters, too, which names may contain.
  let rest = '';
  for await (const chunk of createReadStream(path, { encoding: 'utf8', end: length - 1 })) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
