import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough, Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPlainFile } from '@pendapa/warehouse';
import { Unreadable } from './unreadable.ts';
import { readChunks } from '../text/file-chunks.ts';

/** Limit of the unpacked size; a workbook of a million rows takes about a third of it. */
const MAX_UNPACKED_BYTES = 300 * 1_048_576;
const MAX_ENTRIES = 200;
const MAX_RATIO = 200;
/** Small parts may compress to almost nothing without harm. */
const MIN_RATIO_BYTES = 1_048_576;

const END_SIGNATURE = 0x06054b50;
const END_SIZE = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_SIZE = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
const MAX_DIRECTORY_BYTES = 1_048_576;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly offset: number;
}

const damagedError = (): Unreadable => new Unreadable('archive-damaged');
const tooLargeError = (reason: string): Unreadable => new Unreadable('archive-bomb', { reason });

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, offset);
  if (bytesRead !== length) throw damagedError();
  return bytes;
}

async function readDirectory(file: FileHandle, size: number): Promise<{ bytes: Buffer; entries: number; offset: number }> {
  const tail = Math.min(size, END_SIZE + MAX_COMMENT_BYTES);
  const end = await bytesAt(file, size - tail, tail);
  for (let at = tail - END_SIZE; at >= 0; at -= 1) {
    if (end.readUInt32LE(at) !== END_SIGNATURE || at + END_SIZE + end.readUInt16LE(at + 20) !== tail) continue;
    const entries = end.readUInt16LE(at + 10);
    const [length, offset] = [end.readUInt32LE(at + 12), end.readUInt32LE(at + 16)];
    if (entries > MAX_ENTRIES) throw tooLargeError(`${entries} > ${MAX_ENTRIES}`);
    // Archives in several volumes or of the large format are not accepted.
    if (end.readUInt16LE(at + 8) !== entries || length > MAX_DIRECTORY_BYTES || offset + length > size - tail + at) throw damagedError();
    return { bytes: await bytesAt(file, offset, length), entries, offset };
  }
  throw damagedError();
}

const isUnsafeName = (name: string): boolean =>
  name === '' || name.startsWith('/') || /[\\\0:]/.test(name) || name.split('/').some((part) => part === '..' || part === '.');

function readEntries(bytes: Buffer, count: number, limit: number): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_SIZE > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw damagedError();
    const after = at + ENTRY_SIZE + bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString('utf8', at + ENTRY_SIZE, after),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new Unreadable('archive-encrypted');
    if (isUnsafeName(entry.name)) throw new Unreadable('archive-path', { value: entry.name });
    if (entry.method !== STORED && entry.method !== DEFLATED) throw damagedError();
    if (entry.offset + entry.compressedSize > limit) throw damagedError();
    entries.push(entry);
    at = after + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Refuses archives by the sizes that their directory declares, before anything is unpacked. */
function checkEntries(entries: readonly Entry[], limit: number): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > MAX_UNPACKED_BYTES) throw tooLargeError(`${total} > ${MAX_UNPACKED_BYTES} byte`);
  for (const { size, compressedSize, name } of entries)
    if (size > MIN_RATIO_BYTES && size > compressedSize * MAX_RATIO)
      throw tooLargeError(`${name}: ${size} / ${compressedSize} > ${MAX_RATIO}`);
  // Entries that share compressed bytes would let a small archive declare a huge content.
  if (entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0) > limit) throw damagedError();
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) throw damagedError();
}

async function openCompressed(file: FileHandle, { offset, compressedSize }: Entry): Promise<Readable> {
  const local = await bytesAt(file, offset, LOCAL_SIZE);
  if (local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw damagedError();
  const start = offset + LOCAL_SIZE + local.readUInt16LE(26) + local.readUInt16LE(28);
  return Readable.from(readChunks(file, start, start + compressedSize));
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
      const { bytes, entries: count, offset } = await readDirectory(file, size);
      const entries = readEntries(bytes, count, offset);
      checkEntries(entries, offset);
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
    const compressed = await openCompressed(this.file, entry);
    const content = entry.method === STORED ? new PassThrough() : createInflateRaw();
    const piping = pipeline(compressed, content);
    // The loop below reports the error.
    piping.catch(() => undefined);
    let [size, crc] = [0, 0];
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > entry.size) throw damagedError();
        crc = crc32(chunk, crc);
        yield chunk;
      }
      await piping;
    } catch (error) {
      throw error instanceof Unreadable ? error : damagedError();
    } finally {
      compressed.destroy();
      content.destroy();
    }
    if (size !== entry.size || crc !== entry.crc) throw damagedError();
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
