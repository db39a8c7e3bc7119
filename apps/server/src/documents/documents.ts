import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { single } from '../access/request-form.ts';
import { keepLatest } from '../keep-latest.ts';
import { listedPages } from '../listed-pages.ts';
import { DocumentTemplate, type DrawnDocument } from './document.ts';
import type { Drawings } from './drawings.ts';
import { readersWindow } from './readers-window.ts';

/** Names, within this process, the reader with whose rights a document asks. */
const ASKED_FOR = 'x-pendapa-asked-for';
/** Of the request for a document, what the requests of its page do not have. */
const OWN = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'content-length'];

const STATUS = '/api/v1/status';
/** Most readers open the same few pages; one is some 400 KB. */
const MOST_KEPT = 16;

/** A question of a page; a fleeting answer is good for this once. */
type Asking = (address: string) => Promise<{ readonly status: number; readonly body: string; readonly fleeting: boolean }>;

/** What one build of the shell left. */
interface BuiltShell {
  readonly builtAt: number;
  readonly template: DocumentTemplate;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
}

/**
 * Documents that the server draws: what their pages ask goes the way of every other question, as the reader who opened them. A drawing is kept
 * and sent again where it would be the same: to whom the status says the same, of the data and of what the reader may.
 */
export class Documents {
  readonly #readers = new Map<string, Caller>();
  readonly #kept = new Map<string, DrawnDocument>();

  #shell: Promise<BuiltShell | null> | null = null;

  constructor(
    private readonly drawings: Drawings,
    private readonly shellFolder: string,
  ) {}

  /** The reader for whom a question of a document is asked, who was let in with it; null for every other request. */
  readerOf(request: FastifyRequest): Caller | null {
    return this.#readers.get(single(request, ASKED_FOR) ?? '') ?? null;
  }

  /** Null where the address has no page, or it cannot be drawn in time. */
  async draw(app: FastifyInstance, request: FastifyRequest): Promise<DrawnDocument | null> {
    const shell = await this.#builtShell();
    if (!shell || !request.caller) return null;
    const key = randomUUID();
    this.#readers.set(key, request.caller);
    try {
      return await this.#drawn(request, shell, this.#asking(app, request, key));
    } finally {
      this.#readers.delete(key);
    }
  }

  async #drawn({ url, headers }: FastifyRequest, { builtAt, template, scripts }: BuiltShell, ask: Asking): Promise<DrawnDocument | null> {
    const files = scripts.get(url.split('?')[0] ?? '');
    if (!files) return null;
    const window = readersWindow(headers);
    const status = await ask(STATUS);
    const key = JSON.stringify([url, window, builtAt, status.body]);
    const known = this.#kept.get(key);
    if (known) return known;
    let lasts = true;
    const page = await this.drawings.draw(url, window, async (address) => {
      if (address === STATUS) return status;
      const answer = await ask(address);
      lasts &&= !answer.fleeting;
      return answer;
    });
    const document = page && template.fill(page, window, files);
    if (document && page.whole && lasts) keepLatest(this.#kept, key, document, MOST_KEPT);
    return document;
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

  #asking(app: FastifyInstance, { headers, raw }: FastifyRequest, key: string): Asking {
    const own = Object.entries(headers).filter(([name]) => !OWN.includes(name) && !name.startsWith('sec-'));
    const { remoteAddress } = raw.socket;
    return async (url) => {
      const answer = await app.inject({
        url,
        headers: { ...Object.fromEntries(own), accept: 'application/json', [ASKED_FOR]: key },
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      return { status: answer.statusCode, body: answer.body, fleeting: answer.headers['cache-control'] === 'no-store' };
    };
  }

  close(): Promise<void> {
    return this.drawings.close();
  }
}
