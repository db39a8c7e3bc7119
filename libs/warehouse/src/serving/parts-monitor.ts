import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from '../generations/manifest.ts';
import { isIntact } from '../generations/verify-generation.ts';

/** Bytes per check; one check a second reads two gigabytes within a minute. */
const MAX_BYTES_PER_CHECK = 50_000_000;
const MISSING = 'missing';

/** Changes with every change of the file. */
const stampOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs, ctimeMs }) => [ino, size, mtimeMs, ctimeMs].join(' '),
    () => MISSING,
  );

/** Checks that parts are byte for byte as published: once each, and again when the file changes. */
export class PartsMonitor {
  readonly #checked = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** Reads unchecked parts up to the limit of one check and returns the damaged ones. */
  async check(parts: readonly Part[]): Promise<readonly Part[]> {
    // A missing folder, such as a removed disk, says nothing about its files.
    await access(this.folder);
    const found: Part[] = [];
    let bytes = 0;
    for (const part of parts) {
      const path = join(this.folder, part.file);
      const stamp = await stampOf(path);
      if (this.#checked.get(part.file) === stamp) continue;
      if (!(await isIntact(path, part))) found.push(part);
      // Marked after reading: a second check at the same time must not skip a part that is still being read.
      this.#checked.set(part.file, stamp);
      bytes += part.bytes;
      if (bytes >= MAX_BYTES_PER_CHECK) break;
    }
    // The folder may have gone during the check.
    if (found.length > 0) await access(this.folder);
    return found;
  }
}
