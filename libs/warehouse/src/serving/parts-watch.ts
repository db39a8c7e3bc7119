import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from '../generations/manifest.ts';
import { isWhole } from '../generations/verify-generation.ts';

/** So much is read in one look, once a second: two gigabytes are read within a minute, and nobody waits for it. */
const MOST_BYTES = 50_000_000;
const MISSING = 'missing';

/** What changes with every change of a file. */
const stampOf = (path: string): Promise<string> =>
  stat(path).then(
    ({ ino, size, mtimeMs, ctimeMs }) => [ino, size, mtimeMs, ctimeMs].join(' '),
    () => MISSING,
  );

/** Looks whether parts still are, byte for byte, what was published: each is read once, and again whenever its file has changed. */
export class PartsWatch {
  readonly #read = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** Reads what was not read since it changed, as far as one look goes; the damaged parts found by it. */
  async look(parts: readonly Part[]): Promise<readonly Part[]> {
    // A folder that is gone as a whole, a medium that was taken out say, tells nothing of its files.
    await access(this.folder);
    const found: Part[] = [];
    let bytes = 0;
    for (const part of parts) {
      const path = join(this.folder, part.file);
      const stamp = await stampOf(path);
      if (this.#read.get(part.file) === stamp) continue;
      if (!(await isWhole(path, part))) found.push(part);
      // Only when it is known: of two looks at once, the second must not take what the first is still reading for whole.
      this.#read.set(part.file, stamp);
      bytes += part.bytes;
      if (bytes >= MOST_BYTES) break;
    }
    // Nor does one that went while this looked.
    if (found.length > 0) await access(this.folder);
    return found;
  }
}
