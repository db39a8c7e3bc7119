import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import { UserError } from '@pendapa/contracts';
import { moveDurably } from '../data-folder/durable.ts';

const CHUNK = 1 << 16;
// Measured with payments as CSV: 65 MB a second of one core, a quarter to a seventh of the size, 40 MB of memory.
const BROTLI_OPTIONS = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 };

const changedFileError = (path: string) =>
  new UserError({
    id: `Berkas "${path}" berubah sewaktu diimpor. Tidak ada yang diterbitkan. Ulangi bila berkasnya sudah selesai ditulis.`,
    en: `The file "${path}" changed while it was imported. Nothing was published. Try again when the file is complete.`,
  });

const unreadable = (name: string, cause?: unknown) =>
  new UserError(
    {
      id: `Salinan berkas impor "${name}" hilang atau rusak. Pulihkan folder "sources" dari cadangan.`,
      en: `The stored copy of the imported file "${name}" is missing or damaged. Restore the folder "sources" from a backup.`,
    },
    { cause },
  );

/** Stream that passes chunks on and computes their checksum. */
function hashing(): { readonly stream: Transform; readonly sha256: () => string } {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, sha256: () => hash.digest('hex') };
}

/**
 * Compresses a file to `target` durably.
 * @throws UserError if the file changed since it was read
 */
export async function compressFile(path: string, sha256: string, target: string): Promise<void> {
  const draft = `${target}.tmp`;
  const hash = hashing();
  try {
    await pipeline(
      createReadStream(path, { highWaterMark: CHUNK }),
      hash.stream,
      createBrotliCompress({ params: BROTLI_OPTIONS }),
      createWriteStream(draft, { mode: 0o600 }),
    );
    if (hash.sha256() !== sha256) throw changedFileError(path);
    await moveDurably(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Reads a compressed file to its end and writes its content to `target`, if given.
 * @throws UserError if its checksum differs from that of the import
 */
export async function decompressFile(
  path: string,
  { name, sha256 }: { readonly name: string; readonly sha256: string },
  target?: string,
): Promise<void> {
  const hash = hashing();
  const source = createReadStream(path, { highWaterMark: CHUNK });
  try {
    if (target === undefined) {
      await pipeline(source, createBrotliDecompress(), hash.stream, async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) void chunk;
      });
    } else await pipeline(source, createBrotliDecompress(), hash.stream, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw unreadable(name, error);
  }
  if (hash.sha256() !== sha256) throw unreadable(name);
}
