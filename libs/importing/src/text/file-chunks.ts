import type { FileHandle } from 'node:fs/promises';
import { openPlainFile } from '@pendapa/warehouse';

const CHUNK_BYTES = 1 << 18;

/** Bytes of an open file from one position to another. A stream of the handle would close it for later reads. */
export async function* readChunks(file: FileHandle, from = 0, to = Infinity): AsyncGenerator<Buffer> {
  for (let at = from; at < to;) {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, Math.min(CHUNK_BYTES, to - at), at);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

/** Bytes of a regular file. */
export async function* plainFileChunks(path: string): AsyncGenerator<Buffer> {
  const file = await openPlainFile(path);
  try {
    yield* readChunks(file);
  } finally {
    await file.close();
  }
}

/** Size of a regular file in bytes. */
export async function plainFileSize(path: string): Promise<number> {
  const file = await openPlainFile(path);
  try {
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}
