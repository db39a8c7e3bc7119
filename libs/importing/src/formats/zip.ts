import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { openPlainFile } from '@pendapa/warehouse';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.ts';

/** Limit of the unpacked size; a workbook of a million rows takes about a third of it. */
const MAX_UNPACKED_BYTES = 300 * 1_048_576;
const MAX_ENTRIES = 200;
const MAX_RATIO = 200;
/** Small parts may compress to almost nothing without harm. */
const MIN_RATIO_BYTES = 1_048_576;
const STORED = 0;
const DEFLATED = 8;

const damagedError = (): Unreadable => new Unreadable('archive-damaged');
const tooLargeError = (reason: string): Unreadable => new Unreadable('archive-bomb', { reason });
const orDamaged = (error: unknown): Unreadable => (error instanceof Unreadable ? error : damagedError());

const nameOf = ({ fileNameRaw }: Entry): string => fileNameRaw.toString('utf8');

const isUnsafeName = (name: string): boolean =>
  name === '' || name.startsWith('/') || /[\\\0:]/.test(name) || name.split('/').some((part) => part === '..' || part === '.');

/** Refuses archives by what their directory declares, before anything is unpacked. */
function checkEntries(entries: readonly Entry[], fileSize: number): void {
  for (const entry of entries) {
    if (entry.isEncrypted()) throw new Unreadable('archive-encrypted');
    if (isUnsafeName(nameOf(entry))) throw new Unreadable('archive-path', { value: nameOf(entry) });
    if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) throw damagedError();
  }
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (total > MAX_UNPACKED_BYTES) throw tooLargeError(`${total} > ${MAX_UNPACKED_BYTES} byte`);
  for (const entry of entries) {
    const { uncompressedSize: size, compressedSize } = entry;
    if (size > MIN_RATIO_BYTES && size > compressedSize * MAX_RATIO)
      throw tooLargeError(`${nameOf(entry)}: ${size} / ${compressedSize} > ${MAX_RATIO}`);
  }
  // Entries that share compressed bytes would let a small archive declare a huge content.
  if (entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0) > fileSize) throw damagedError();
  if (new Set(entries.map((entry) => nameOf(entry).toLowerCase())).size !== entries.length) throw damagedError();
}

/** An archive with a checked directory; sizes are counted while parts are unpacked. */
export class Archive {
  private constructor(
    private readonly file: FileHandle,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(path: string): Promise<Archive> {
    const file = await openPlainFile(path);
    try {
      const zip = await fromFdPromise(file.fd, { autoClose: false, decodeStrings: false });
      if (zip.entryCount > MAX_ENTRIES) throw tooLargeError(`${zip.entryCount} > ${MAX_ENTRIES}`);
      const entries: Entry[] = [];
      for await (const entry of zip.eachEntry()) entries.push(entry);
      checkEntries(entries, zip.fileSize);
      return new Archive(file, zip, new Map(entries.map((entry) => [nameOf(entry).toLowerCase(), entry])));
    } catch (error) {
      await file.close();
      throw orDamaged(error);
    }
  }

  get names(): readonly string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  sizeOf(name: string): number {
    return this.entries.get(name.toLowerCase())?.uncompressedSize ?? 0;
  }

  /**
   * Unpacks a part.
   * @throws Unreadable if its size or checksum differs from the directory
   */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name.toLowerCase());
    if (!entry) throw new Unreadable('workbook-part', { value: name });
    const compressed = await this.zip.openReadStreamPromise(entry, { decodeFileData: false }).catch((error: unknown) => {
      throw orDamaged(error);
    });
    const content = entry.compressionMethod === STORED ? new PassThrough() : createInflateRaw();
    const piping = pipeline(compressed, content);
    // The loop below reports the error.
    piping.catch(() => undefined);
    let [size, crc] = [0, 0];
    try {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > entry.uncompressedSize) throw damagedError();
        crc = crc32(chunk, crc);
        yield chunk;
      }
      await piping;
    } catch (error) {
      throw orDamaged(error);
    } finally {
      compressed.destroy();
      content.destroy();
    }
    if (size !== entry.uncompressedSize || crc !== entry.crc32) throw damagedError();
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
