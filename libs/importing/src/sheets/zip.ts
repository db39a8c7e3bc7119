import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPlainFile } from '@pendapa/warehouse';
import { Unreadable } from '../formats/unreadable.ts';
import { chunksOf } from '../text/file-chunks.ts';

/** Limit of the unpacked size; a workbook of a million rows takes about a third of it. */
const MOST_INFLATED = 300 * 1_048_576;
const MOST_ENTRIES = 200;
const MOST_RATIO = 200;
/** Small parts may compress to almost nothing without harm. */
const RATIO_FROM = 1_048_576;

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const LARGEST_DIRECTORY = 1_048_576;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const damaged = (): Unreadable => new Unreadable('archive-damaged');
const bomb = (reason: string): Unreadable => new Unreadable('archive-bomb', { reason });

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  if (bytesRead !== length) throw damaged();
  return bytes;
}

async function directoryOf(file: FileHandle, size: number): Promise<{ bytes: Buffer; entries: number; offset: number }> {
  const tail = Math.min(size, END_SIZE + LONGEST_COMMENT);
  const end = await bytesAt(file, size - tail, tail);
  for (let at = tail - END_SIZE; at >= 0; at -= 1) {
    if (end.readUInt32LE(at) !== END_SIGNATURE || at + END_SIZE + end.readUInt16LE(at + 20) !== tail) continue;
    const entries = end.readUInt16LE(at + 10);
    const [length, offset] = [end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
    if (entries > MOST_ENTRIES) throw bomb(`${entries} > ${MOST_ENTRIES}`);
    // Archives in several volumes or of the large format are not accepted.
    if (end.readUInt16LE(at + 8) !== entries || length > LARGEST_DIRECTORY || offset + length > size - tail + at) throw damaged();
    return { bytes: await bytesAt(file, offset, length), entries, offset };
  }
  throw damaged();
}

const unsafe = (name: string): boolean =>
  name === '' || name.startsWith('/') || /[\\\0:]/.test(name) || name.split('/').some((part) => part === '..' || part === '.');

function readEntries(bytes: Buffer, count: number, limit: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damaged();
    const after = at + ENTRY_SIZE + bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString('utf8', at + ENTRY_SIZE, after),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new Unreadable('archive-encrypted');
    if (unsafe(entry.name)) throw new Unreadable('archive-path', { value: entry.name });
    if (entry.method !== STORED && entry.method !== DEFLATED) throw damaged();
    if (entry.offset + entry.packed > limit) throw damaged();
    entries.push(entry);
    at = after + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Refuses archives by the sizes that their directory declares, before anything is unpacked. */
function judge(entries: readonly Entry[], limit: number): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > MOST_INFLATED) throw bomb(`${total} > ${MOST_INFLATED} byte`);
  for (const { size, packed, name } of entries)
    if (size > RATIO_FROM && size > packed * MOST_RATIO) throw bomb(`${name}: ${size} / ${packed} > ${MOST_RATIO}`);
  // Entries that share compressed bytes would let a small archive declare a huge content.
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > limit) throw damaged();
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) throw damaged();
}

async function packedBytes(file: FileHandle, { offset, packed }: Entry): Promise<Readable> {
  const local = await bytesAt(file, offset, LOCAL_SIZE);
  if (local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damaged();
  const start = offset + LOCAL_SIZE + local.readUInt16LE(26) + local.readUInt16LE(28);
  return Readable.from(chunksOf(file, start, start + packed));
}

/** An archive with a checked directory; sizes are counted while parts are unpacked. */
export class Archive {
  private constructor(
    private readonly file: FileHandle,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<Archive> {
    const file = await openPlainFile(path);
    try {
      const { size } = await file.stat();
      const { bytes, entries: count, offset } = await directoryOf(file, size);
      const entries = readEntries(bytes, count, offset);
      judge(entries, offset);
      return new Archive(file, new Map(entries.map((entry) => [entry.name.toLowerCase(), entry])));
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  get names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  sizeOf(name: string): number {
    return this.entries.get(name.toLowerCase())?.size ?? 0;
  }

  /**
   * Unpacks a part.
   * @throws Unreadable if its size or checksum differs from the directory
   */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw new Unreadable('workbook-part', { value: name });
    const packed = await packedBytes(this.file, entry);
    const content = entry.method === STORED ? new PassThrough() : createInflateRaw();
    const flow = pipeline(packed, content);
    // The loop below reports the error.
    flow.catch(() => undefined);
    let [size, crc] = [0, 0];
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > entry.size) throw damaged();
        crc = crc32(chunk, crc);
        yield chunk;
      }
      await flow;
    } catch (error) {
      throw error instanceof Unreadable ? error : damaged();
    } finally {
      packed.destroy();
      content.destroy();
    }
    if (size !== entry.size || crc !== entry.crc) throw damaged();
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
