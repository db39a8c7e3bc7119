import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { subjectSpec, type ExtractKey, type ListedPage } from '@pendapa/contracts';
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

/** True if no question of the page can be answered, because the first extract of each subject is missing. */
function lacksData({ asks }: ListedPage, imported: ReadonlySet<ExtractKey>): boolean {
  const needed = asks.flatMap(({ subject }) => subjectSpec(subject).extracts.slice(0, 1));
  return needed.length > 0 && needed.every((extract) => !imported.has(extract));
}

/** The addresses of the pages that the shell's build listed; read again when the shell was built anew. */
export class PageAddresses {
  #builtAt = 0;
  #pages: readonly ListedPage[] = [];
  #known: ReadonlySet<string> = new Set();

  constructor(readonly shellFolder: string) {}

  /** The address under which a page stands that a path means, itself where it is right; null where there is none. */
  async find(path: string): Promise<string | null> {
    await this.#refresh();
    if (this.#known.has(path)) return path;
    const written = plain(path);
    if (written === FILE) return '/';
    return written !== null && this.#known.has(written) ? written : null;
  }

  /** Those that have nothing to show where only these extracts were imported. */
  async withoutData(imported: ReadonlySet<ExtractKey>): Promise<readonly string[]> {
    await this.#refresh();
    return this.#pages.filter((page) => lacksData(page, imported)).map(({ path }) => path);
  }

  async #refresh(): Promise<void> {
    const found = await stat(join(this.shellFolder, 'pages.json')).catch(() => null);
    // While the shell is being built, what was known before still holds.
    if (found === null || found.mtimeMs === this.#builtAt) return;
    const pages = await listedPages(this.shellFolder).catch(() => null);
    if (pages === null) return;
    this.#builtAt = found.mtimeMs;
    this.#pages = pages;
    this.#known = new Set(pages.map((page) => page.path));
  }
}
