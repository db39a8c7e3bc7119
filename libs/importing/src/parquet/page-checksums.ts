import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { openPlainFile } from '@pendapa/warehouse';
import { Unreadable } from '../formats/unreadable.ts';
import { CompactReader, InvalidCompact } from './compact-reader.ts';
import { FOOTER_TAIL_BYTES } from './footer.ts';

/** A column within a row group: its pages follow each other from `start`. */
interface Chunk {
  /** Name of the top-level column. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

interface Page {
  readonly headerBytes: number;
  readonly bytes: number;
  readonly checksum: number | null;
}

const INITIAL_HEADER_BYTES = 4_096;
const MAX_HEADER_BYTES = 16 << 20;
const BLOCK_BYTES = 1 << 20;

async function bytesAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Reads a `ColumnMetaData`; the numbers are those of its fields. */
function readColumnChunk(reader: CompactReader): Chunk {
  let [name, bytes, data, dictionary] = ['', 0, 0, 0];
  const path = (): void => {
    let first = true;
    reader.list(() => {
      const part = reader.text();
      if (first) name = part;
      first = false;
    });
  };
  const readers: Readonly<Record<number, () => void>> = {
    3: path,
    7: () => (bytes = reader.integer()),
    9: () => (data = reader.integer()),
    11: () => (dictionary = reader.integer()),
  };
  reader.struct((field) => readers[field] !== undefined && (readers[field](), true));
  const start = dictionary > 0 && dictionary < data ? dictionary : data;
  return { name, start, end: start + bytes };
}

/** Reads a `FileMetaData`: row groups are field 4, their columns field 1, and the metadata of a column field 3. */
function readColumnChunks(footer: Buffer): readonly Chunk[] {
  const chunks: Chunk[] = [];
  const reader = new CompactReader(footer);
  const onField = (wanted: number, read: () => void) => (field: number) => field === wanted && (read(), true);
  const column = () => reader.struct(onField(3, () => chunks.push(readColumnChunk(reader))));
  const group = () => reader.struct(onField(1, () => reader.list(column)));
  reader.struct(onField(4, () => reader.list(group)));
  return chunks;
}

function parsePage(head: Buffer): Page {
  const reader = new CompactReader(head);
  let bytes = 0;
  let checksum: number | null = null;
  reader.struct((field) => {
    if (field === 3) bytes = reader.integer();
    else if (field === 4) checksum = reader.integer() >>> 0;
    else return false;
    return true;
  });
  return { headerBytes: reader.length, bytes, checksum };
}

/** A page header does not say its length: more bytes are read until it is complete. */
async function readPage(file: FileHandle, from: number): Promise<Page> {
  for (let length = INITIAL_HEADER_BYTES; ; length *= 4) {
    const head = await bytesAt(file, from, length);
    try {
      return parsePage(head);
    } catch (error) {
      if (!(error instanceof InvalidCompact) || head.length < length || length > MAX_HEADER_BYTES) throw error;
    }
  }
}

async function computeChecksum(file: FileHandle, from: number, length: number): Promise<number> {
  let sum = 0;
  for (let done = 0; done < length; done += BLOCK_BYTES) {
    const block = await bytesAt(file, from + done, Math.min(BLOCK_BYTES, length - done));
    if (block.length === 0) throw new InvalidCompact();
    sum = crc32(block, sum);
  }
  return sum;
}

/**
 * True if every page of the column has a checksum.
 * @throws Unreadable if a checksum differs
 */
async function verifyColumnChunk(file: FileHandle, { name, start, end }: Chunk): Promise<boolean> {
  let allHaveChecksums = true;
  for (let at = start; at < end;) {
    const { headerBytes, bytes, checksum } = await readPage(file, at);
    if (bytes < 0) throw new InvalidCompact();
    if (checksum === null) allHaveChecksums = false;
    else if ((await computeChecksum(file, at + headerBytes, bytes)) !== checksum) throw new Unreadable('parquet-checksum', { name });
    at += headerBytes + bytes;
  }
  return allHaveChecksums;
}

/**
 * Compares the pages of the columns that are read with their checksums.
 * @returns false if a page has none, so that changed values cannot be detected.
 * @throws Unreadable if a page was changed
 */
export async function verifyPages(path: string, isRead: (column: string) => boolean): Promise<boolean> {
  const file = await openPlainFile(path);
  try {
    const { size } = await file.stat();
    const length = (await bytesAt(file, size - FOOTER_TAIL_BYTES, FOOTER_TAIL_BYTES)).readUInt32LE(0);
    const chunks = readColumnChunks(await bytesAt(file, size - FOOTER_TAIL_BYTES - length, length));
    let allHaveChecksums = true;
    for (const chunk of chunks) if (isRead(chunk.name)) allHaveChecksums = (await verifyColumnChunk(file, chunk)) && allHaveChecksums;
    return allHaveChecksums;
  } catch (error) {
    throw error instanceof InvalidCompact ? new Unreadable('parquet-damaged') : error;
  } finally {
    await file.close();
  }
}
