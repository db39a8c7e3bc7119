import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Unreadable } from './unreadable.ts';
import { Archive } from './zip.ts';

/** Folders, and what macOS adds to every archive. */
const isNoData = (name: string): boolean => name.endsWith('/') || /(?:^|\/)(?:__macosx\/|\.ds_store$|thumbs\.db$)/.test(name);

/** Names of the files in an archive, without folders. */
export const filesIn = (archive: Archive): readonly string[] => archive.names.filter((name) => !isNoData(name));

/**
 * Unpacks the only file of an archive into a folder of its own while `read` runs. Sizes and checksum are counted like those of workbooks.
 * @throws Unreadable if there are several files, or the archive is damaged or beyond the limits
 */
export async function withUnpackedFile<T>(path: string, read: (path: string, name: string) => Promise<T>): Promise<T> {
  const archive = await Archive.open(path);
  try {
    const [name, ...more] = filesIn(archive);
    if (name === undefined || more.length > 0) throw new Unreadable('format-packed', { seen: 'ZIP' });
    const folder = await mkdtemp(join(tmpdir(), 'pendapa-unpacked-'));
    try {
      const target = join(folder, basename(name));
      await pipeline(Readable.from(archive.read(name)), createWriteStream(target, { flags: 'wx', mode: 0o600 }));
      return await read(target, basename(name));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  } finally {
    await archive.close();
  }
}
