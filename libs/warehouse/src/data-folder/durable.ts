import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Flushes a file's bytes, or a folder's entries, to the disk. */
export async function fsyncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// A rename survives a power cut only if the bytes are flushed before it and the folder after it.
/** Moves a finished file to its final place so that the move survives a power cut. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await fsyncPath(from, 'r+');
  await rename(from, to);
  await fsyncPath(dirname(to), 'r');
}

/** Moves many finished files durably: flushes all bytes before the first rename, and each folder once. */
export async function moveAllDurably(moves: readonly { readonly from: string; readonly to: string }[]): Promise<void> {
  for (const { from } of moves) await fsyncPath(from, 'r+');
  for (const { from, to } of moves) await rename(from, to);
  for (const folder of new Set(moves.map(({ to }) => dirname(to)))) await fsyncPath(folder, 'r');
}

/**
 * Writes a small file so that readers see the old content or the new, never a part.
 * @param mode who may read it, before the account's mask; for everybody unless given
 */
export async function writeDurably(path: string, content: string, mode?: number): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, content, { encoding: 'utf8', flag: 'wx', mode });
    await moveDurably(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

// One buffer for all chunks: a stream allocates each, which costs as much as hashing.
const CHUNK = 262_144;

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK);
  const handle = await open(path);
  try {
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(chunk.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}
