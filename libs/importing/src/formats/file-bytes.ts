import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { Unreadable } from './unreadable.ts';
import { plainFileChunks } from '../text/file-chunks.ts';

const CHUNK_BYTES = 1 << 18;
/** Limit of the unpacked size: ten million rows of four hundred characters. */
const MAX_UNPACKED_BYTES = 4 * 1_073_741_824;
const MAX_RATIO = 200;
const MIN_RATIO_BYTES = 16 << 20;

/** Content of a file, and the checksum of the file on disk after all content was read. */
export interface FileBytes {
  readonly chunks: AsyncIterable<Buffer>;
  readonly sha256: () => string;
}

/** Reads a file; `onBytes` receives the number of bytes from the disk. */
export function plainBytes(path: string, onBytes: (count: number) => void): FileBytes {
  const hash = createHash('sha256');
  async function* chunks(): AsyncGenerator<Buffer> {
    for await (const chunk of plainFileChunks(path)) {
      hash.update(chunk);
      yield chunk;
      onBytes(chunk.length);
    }
  }
  return { chunks: chunks(), sha256: () => hash.digest('hex') };
}

/**
 * Reads and unpacks a gzip file.
 * @throws Unreadable if it is cut, damaged, followed by other bytes, or unpacks to far too much
 */
export function unpackedBytes(path: string, onBytes: (count: number) => void): FileBytes {
  const hash = createHash('sha256');
  let read = 0;
  const watch = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      read += chunk.length;
      onBytes(chunk.length);
      done(null, chunk);
    },
  });
  async function* chunks(): AsyncGenerator<Buffer> {
    const gunzip = createGunzip({ chunkSize: CHUNK_BYTES });
    const piping = pipeline(Readable.from(plainFileChunks(path)), watch, gunzip);
    piping.catch(() => undefined);
    let size = 0;
    try {
      for await (const chunk of gunzip as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > MAX_UNPACKED_BYTES) throw new Unreadable('archive-bomb', { reason: `${size} > ${MAX_UNPACKED_BYTES} byte` });
        if (size > MIN_RATIO_BYTES && size > read * MAX_RATIO)
          throw new Unreadable('archive-bomb', { reason: `${size} / ${read} > ${MAX_RATIO}` });
        yield chunk;
      }
      await piping;
    } catch (error) {
      throw error instanceof Unreadable ? error : new Unreadable('gzip-damaged');
    } finally {
      gunzip.destroy();
    }
    // The library ignores bytes after the compressed content; here they are refused.
    if (gunzip.bytesWritten !== read) throw new Unreadable('gzip-damaged');
  }
  return { chunks: chunks(), sha256: () => hash.digest('hex') };
}

/** Checksum of a file. */
export async function fileSha256(path: string): Promise<string> {
  const { chunks, sha256 } = plainBytes(path, () => undefined);
  for await (const chunk of chunks) void chunk;
  return sha256();
}
