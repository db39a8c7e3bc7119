import { openPlainFile } from '@pendapa/warehouse';

const CHUNK_BYTES = 1 << 18;

/** Bytes of a regular file. */
export async function* plainFileChunks(path: string): AsyncGenerator<Buffer> {
  const file = await openPlainFile(path);
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES));
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
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
