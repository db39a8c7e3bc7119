import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { subjectSpec, type ExtractKey, type ListedPage } from '@pendapa/contracts';
import { readListedPages } from '../listed-pages.ts';

/** Longer addresses have no page. */
const MAX_LENGTH = 200;
/** The file of the pages. It is not served under its own name. */
const FILE = '/index.html';

/** Normalizes an address: decoded, lower case, without double slashes and trailing slash. Null if it cannot be decoded. */
function normalizePath(path: string): string | null {
  if (path.length > MAX_LENGTH) return null;
  try {
    const parts = decodeURIComponent(path).toLowerCase().split('/');
    return `/${parts.filter((part) => part !== '').join('/')}`;
  } catch {
    return null;
  }
}

/** True if every query of the page needs an extract that was never imported. */
function lacksData({ asks }: ListedPage, imported: ReadonlySet<ExtractKey>): boolean {
  const needed = asks.flatMap(({ subject }) => subjectSpec(subject).extracts.slice(0, 1));
  return needed.length > 0 && needed.every((extract) => !imported.has(extract));
}

/** The page addresses in the list of the shell's build. The list is read again after a new build. */
export class PageAddresses {
  #builtAt = 0;
  #pages: readonly ListedPage[] = [];
  #paths: ReadonlySet<string> = new Set();

  constructor(readonly shellFolder: string) {}

  /** Returns the address of the page that a path means, or null if there is none. */
  async find(path: string): Promise<string | null> {
    await this.#refresh();
    if (this.#paths.has(path)) return path;
    const normalized = normalizePath(path);
    if (normalized === FILE) return '/';
    return normalized !== null && this.#paths.has(normalized) ? normalized : null;
  }

  /** Returns the pages that have no data if only these extracts were imported. */
  async withoutData(imported: ReadonlySet<ExtractKey>): Promise<readonly string[]> {
    await this.#refresh();
    return this.#pages.filter((page) => lacksData(page, imported)).map(({ path }) => path);
  }

  /** Returns how many pages of the menu have data if only these extracts were imported. */
  async countWithData(imported: ReadonlySet<ExtractKey>): Promise<number> {
    await this.#refresh();
    return this.#pages.filter((page) => page.path === page.shows && page.asks.length > 0 && !lacksData(page, imported)).length;
  }

  async #refresh(): Promise<void> {
    const found = await stat(join(this.shellFolder, 'pages.json')).catch(() => null);
    // The old list stays valid while the shell is being built.
    if (found === null || found.mtimeMs === this.#builtAt) return;
    const pages = await readListedPages(this.shellFolder).catch(() => null);
    if (pages === null) return;
    this.#builtAt = found.mtimeMs;
    this.#pages = pages;
    this.#paths = new Set(pages.map((page) => page.path));
  }
}
