import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewport } from '@pendapa/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { keepLatest } from '../keep-latest.ts';
import { readListedPages } from '../listed-pages.ts';
import { DocumentTemplate, type DrawnDocument } from './document.ts';
import { WITHIN_MS, type Drawings } from './drawings.ts';
import { ReaderRequests, type PageAnswer, type ReaderRequest } from './reader-requests.ts';
import { readersWindow } from './readers-window.ts';

const STATUS = '/api/v1/status';
/** Most users open the same few pages. A document has about 400 KB. */
const MOST_KEPT = 16;

/** The files of one build of the shell. */
interface BuiltShell {
  readonly builtAt: number;
  readonly template: DocumentTemplate;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
}

interface Outcome {
  readonly document: DrawnDocument;
  /** False if it contains an answer that is valid only for one user and once. */
  readonly lasts: boolean;
}

/** A page to be rendered. */
interface Opened {
  readonly key: string;
  readonly url: string;
  readonly window: Viewport;
  readonly shell: BuiltShell;
  readonly files: readonly string[];
  readonly status: PageAnswer;
}

/**
 * Renders documents. Users who open the same page at the same time share one rendering.
 * A document is cached if it is the same for later users: same data, settings, viewport and status.
 */
export class Documents {
  readonly #requests = new ReaderRequests();
  readonly #kept = new Map<string, DrawnDocument>();
  readonly #drawing = new Map<string, Promise<Outcome | null>>();

  #shell: Promise<BuiltShell | null> | null = null;

  constructor(
    private readonly drawings: Drawings,
    private readonly shellFolder: string,
    /** The revision of data and settings; see `Warehouse.revision`. */
    private readonly revision: () => string,
  ) {}

  readonly readerOf = (request: FastifyRequest): Caller | null => this.#requests.readerOf(request);

  /** Returns null if the address has no page, or if it cannot be rendered in time. */
  async draw(app: FastifyInstance, request: FastifyRequest): Promise<DrawnDocument | null> {
    const shell = await this.#builtShell();
    const files = shell?.scripts.get(request.url.split('?')[0] ?? '');
    if (!shell || !files || !request.caller) return null;
    const gone = new AbortController();
    const late = sleep(WITHIN_MS, null, { signal: gone.signal, ref: false }).catch(() => null);
    const reader = this.#requests.begin(app, request, request.caller);
    try {
      const status = await reader.ask(STATUS);
      const { url } = request;
      const window = readersWindow(request.headers);
      const key = JSON.stringify([this.revision(), url, window, shell.builtAt, status.body]);
      return await this.#find({ key, url, window, shell, files, status }, reader, late);
    } catch (error) {
      reader.end();
      throw error;
    } finally {
      gone.abort();
    }
  }

  /** Takes the document from the cache or from a running rendering, or renders it. */
  async #find(opened: Opened, reader: ReaderRequest, late: Promise<null>): Promise<DrawnDocument | null> {
    const { key } = opened;
    const kept = this.#kept.get(key);
    if (kept) {
      reader.end();
      return kept;
    }
    const shared = this.#drawing.get(key);
    if (shared) {
      const outcome = await Promise.race([shared, late]);
      if (outcome === null || outcome.lasts) {
        reader.end();
        return outcome?.document ?? null;
      }
    }
    const own = this.#begin(opened, reader);
    if (!this.#drawing.has(key)) {
      this.#drawing.set(key, own);
      void own.then(() => this.#drawing.delete(key));
    }
    return (await Promise.race([own, late]))?.document ?? null;
  }

  /** Continues after its user has left, so that the next user finds the document in the cache. */
  async #begin({ key, url, window, shell, files, status }: Opened, reader: ReaderRequest): Promise<Outcome | null> {
    let lasts = true;
    const page = await this.drawings.draw(url, window, async (address) => {
      if (address === STATUS) return status;
      const answer = await reader.ask(address);
      lasts &&= !answer.fleeting;
      return answer;
    });
    reader.end();
    if (!page) return null;
    const document = shell.template.fill(page, window, files);
    if (page.whole && lasts) keepLatest(this.#kept, key, document, MOST_KEPT);
    return { document, lasts };
  }

  /** Reads the build once, and again after a new build, because its files have other names. */
  async #builtShell(): Promise<BuiltShell | null> {
    const [known, found] = await Promise.all([this.#shell, stat(join(this.shellFolder, 'index.html')).catch(() => null)]);
    if (found === null) return null;
    if (known?.builtAt === found.mtimeMs) return known;
    if (known) await this.drawings.close();
    // A build in progress lacks files; the next request tries again.
    this.#shell = this.#read(found.mtimeMs).catch(() => null);
    return this.#shell;
  }

  async #read(builtAt: number): Promise<BuiltShell | null> {
    const [template, pages] = await Promise.all([DocumentTemplate.read(this.shellFolder), readListedPages(this.shellFolder)]);
    return template && { builtAt, template, scripts: new Map(pages.map(({ path, scripts }) => [path, scripts] as const)) };
  }

  close(): Promise<void> {
    return this.drawings.close();
  }
}
