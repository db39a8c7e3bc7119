import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listedPages } from '../listed-pages.ts';

/** Longer addresses have no page. */
const MAX_LENGTH = 200;
/** The file of the pages, by the name under which nobody should open it. */
const FILE = '/index.html';

/** One way to write an address: decoded, in small letters, without double slashes and a slash at the end. */
function plain(path: string): string | null {
  if (path.length > MAX_LENGTH) return null;
  try {
    const parts = decodeURIComponent(path).toLowerCase().split('/');
    return `/${parts.filter((part) => part !== '').join('/')}`;
  } catch {
    return null;
  }
}

/** The addresses of the pages that the shell's build listed; read again when the shell was built anew. */
export class PageAddresses {
  #builtAt = 0;
  #known: ReadonlySet<string> = new Set();

  constructor(private readonly shellFolder: string) {}

  /** The address under which a page stands that a path means, itself where it is right; null where there is none. */
  async find(path: string): Promise<string | null> {
    await this.#refresh();
    if (this.#known.has(path)) return path;
    const written = plain(path);
    if (written === FILE) return '/';
    return written !== null && this.#known.has(written) ? written : null;
  }

  async #refresh(): Promise<void> {
    const found = await stat(join(this.shellFolder, 'pages.json')).catch(() => null);
    // While the shell is being built, what was known before still holds.
    if (found === null || found.mtimeMs === this.#builtAt) return;
    const pages = await listedPages(this.shellFolder).catch(() => null);
    if (pages === null) return;
    this.#builtAt = found.mtimeMs;
    this.#known = new Set(pages.map((page) => page.path));
  }
}
