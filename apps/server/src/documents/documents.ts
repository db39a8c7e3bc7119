import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadersWindow } from '@pendapa/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { keepLatest } from '../keep-latest.ts';
import { listedPages } from '../listed-pages.ts';
import { DocumentTemplate, type DrawnDocument } from './document.ts';
import { WITHIN_MS, type Drawings } from './drawings.ts';
import { ReaderRequests, type PageAnswer, type ReaderRequest } from './reader-requests.ts';
import { readersWindow } from './readers-window.ts';

const STATUS = '/api/v1/status';
/** Most readers open the same few pages; one is some 400 KB. */
const MOST_KEPT = 16;

/** What one build of the shell left. */
interface BuiltShell {
  readonly builtAt: number;
  readonly template: DocumentTemplate;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
}

interface Outcome {
  readonly document: DrawnDocument;
  /** False where it holds an answer that is good for one reader and this once. */
  readonly lasts: boolean;
}

/** A page that is to be drawn. */
interface Opened {
  readonly key: string;
  readonly url: string;
  readonly window: ReadersWindow;
  readonly shell: BuiltShell;
  readonly files: readonly string[];
  readonly status: PageAnswer;
}

/**
 * Documents that the server draws. A drawing is shared by all who open the same page at the same time, and kept for those who come later, where
 * it would be the same for them: the same data and settings, and a status that says the same of what the reader may.
 */
export class Documents {
  readonly #requests = new ReaderRequests();
  readonly #kept = new Map<string, DrawnDocument>();
  readonly #drawing = new Map<string, Promise<Outcome | null>>();

  #shell: Promise<BuiltShell | null> | null = null;

  constructor(
    private readonly drawings: Drawings,
    private readonly shellFolder: string,
    /** Of the data and the settings; see `Warehouse.revision`. */
    private readonly revision: () => string,
  ) {}

  readonly readerOf = (request: FastifyRequest): Caller | null => this.#requests.readerOf(request);

  /** Null where the address has no page, or it cannot be drawn in time. */
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

  /** What is kept, what is drawn just now for others, or a drawing of its own. */
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

  /** Goes on when its reader has left: those who come next find it kept. */
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

  /** Read once, and again when the shell was built anew: its files then have other names, and its pages are others. */
  async #builtShell(): Promise<BuiltShell | null> {
    const [known, found] = await Promise.all([this.#shell, stat(join(this.shellFolder, 'index.html')).catch(() => null)]);
    if (found === null) return null;
    if (known?.builtAt === found.mtimeMs) return known;
    if (known) await this.drawings.close();
    // One that is being built lacks files: the next document finds them.
    this.#shell = this.#read(found.mtimeMs).catch(() => null);
    return this.#shell;
  }

  async #read(builtAt: number): Promise<BuiltShell | null> {
    const [template, pages] = await Promise.all([DocumentTemplate.read(this.shellFolder), listedPages(this.shellFolder)]);
    return template && { builtAt, template, scripts: new Map(pages.map(({ path, scripts }) => [path, scripts] as const)) };
  }

  close(): Promise<void> {
    return this.drawings.close();
  }
}
