import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

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

/** 4 kB/s: a gigabyte at the slowest takes days, but no connection can be kept with single bytes. */
export const SPEED_LIMIT = { minBytesPerWindow: 122_880, windowMs: 30_000 } as const;

export interface ReceivedFile {
  readonly bytes: number;
  readonly sha256: string;
}

const isFull = ({ code }: NodeJS.ErrnoException): boolean => code === 'ENOSPC' || code === 'EDQUOT';

/** Counts and hashes what passes, and ends the stream beyond the limits. */
class Meter extends Transform {
  bytes = 0;
  readonly #hash = createHash('sha256');
  #inWindow = 0;
  readonly #watch: NodeJS.Timeout;

  constructor(private readonly limits: ReceiveLimits) {
    super();
    this.#watch = setInterval(() => {
      if (this.#inWindow < limits.minBytesPerWindow) this.destroy(new NotReceived('slow'));
      this.#inWindow = 0;
    }, limits.windowMs).unref();
  }

  get sha256(): string {
    return this.#hash.digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk?: Buffer) => void): void {
    this.bytes += chunk.length;
    this.#inWindow += chunk.length;
    if (this.bytes > this.limits.maxBytes) return done(new NotReceived('too-large'));
    this.#hash.update(chunk);
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.#watch);
    done(error);
  }
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a stream to a new file, no faster than the disk takes it.
 * @param announced bytes that the sender announced; null if it did not
 * @throws NotReceived; the caller removes the file then
 */
export async function receiveFile(source: Readable, path: string, announced: number | null, limits: ReceiveLimits): Promise<ReceivedFile> {
  if (announced !== null && announced > limits.maxBytes) throw new NotReceived('too-large');
  const meter = new Meter(limits);
  try {
    await pipeline(source, meter, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await syncFile(path);
  } catch (error) {
    if (error instanceof NotReceived) throw error;
    throw new NotReceived(isFull(error as NodeJS.ErrnoException) ? 'disk-full' : 'broken-off');
  }
  if (announced !== null && meter.bytes !== announced) throw new NotReceived('broken-off');
  return { bytes: meter.bytes, sha256: meter.sha256 };
}
