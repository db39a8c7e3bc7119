import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A file was not stored. `slow`: it came slower than the limit. `broken-off`: the connection ended, or fewer bytes came than announced. */
export class NotReceived extends Error {
  override readonly name = 'NotReceived';

  constructor(readonly reason: 'too-large' | 'slow' | 'broken-off' | 'disk-full') {
    super(reason);
  }
}

export interface ReceiveLimits {
  readonly maxBytes: number;
  /** A sender must send at least this much in each window. */
  readonly minBytesPerWindow: number;
  readonly windowMs: number;
}

/** 4 kB/s, so that no connection is kept with single bytes. The six hours of the route end a large file at this speed: 88 MB come. */
export const SPEED_LIMIT = { minBytesPerWindow: 122_880, windowMs: 30_000 } as const;

export interface ReceivedFile {
  readonly bytes: number;
  readonly sha256: string;
}

export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function toNotReceived(error: unknown): NotReceived {
  if (error instanceof NotReceived) return error;
  return new NotReceived(isDiskFull(error) ? 'disk-full' : 'broken-off');
}

/** Ends a sender that is too slow. Returns what counts its bytes, and what ends the watch. */
function watchSpeed(source: Readable, { minBytesPerWindow, windowMs }: ReceiveLimits) {
  let inWindow = 0;
  const timer = setInterval(() => {
    if (inWindow < minBytesPerWindow) source.destroy(new NotReceived('slow'));
    inWindow = 0;
  }, windowMs).unref();
  return { count: (bytes: number): void => void (inWindow += bytes), end: (): void => clearInterval(timer) };
}

async function writeAll(source: Readable, file: FileHandle, limits: ReceiveLimits): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const speed = watchSpeed(source, limits);
  let bytes = 0;
  try {
    // A refused sender is answered on its connection, which destroying the source would end.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      speed.count(chunk.length);
      if (bytes > limits.maxBytes) throw new NotReceived('too-large');
      hash.update(chunk);
      // The next chunk is read when this one is written, so that a fast sender waits for the disk.
      await file.writeFile(chunk);
    }
  } finally {
    speed.end();
  }
  await file.sync();
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Writes a stream to a new file.
 * @param announced bytes that the sender announced; null if it did not
 * @throws NotReceived; the caller removes the file then
 */
export async function receiveFile(source: Readable, path: string, announced: number | null, limits: ReceiveLimits): Promise<ReceivedFile> {
  if (announced !== null && announced > limits.maxBytes) throw new NotReceived('too-large');
  const file = await open(path, 'wx', 0o600);
  try {
    const received = await writeAll(source, file, limits);
    if (announced !== null && received.bytes !== announced) throw new NotReceived('broken-off');
    return received;
  } catch (error) {
    throw toNotReceived(error);
  } finally {
    await file.close();
  }
}
