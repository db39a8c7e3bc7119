import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { single } from '../access/request-form.ts';
import { listedPages } from '../listed-pages.ts';
import { DocumentTemplate, type DrawnDocument } from './document.ts';
import type { Ask, Drawings } from './drawings.ts';
import { readersWindow } from './readers-window.ts';

/** Names, within this process, the reader with whose rights a document asks. */
const ASKED_FOR = 'x-pendapa-asked-for';
/** Of the request for a document, what the requests of its page do not have. */
const OWN = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'content-length'];

/** What one build of the shell left. */
interface BuiltShell {
  readonly builtAt: number;
  readonly template: DocumentTemplate;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
}

/** Documents that the server draws: what their pages ask goes the way of every other question, as the reader who opened them. */
export class Documents {
  readonly #readers = new Map<string, Caller>();

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
    const { url } = request;
    const shell = await this.#builtShell();
    const scripts = shell?.scripts.get(url.split('?')[0] ?? '');
    if (!shell || !scripts || !request.caller) return null;
    const window = readersWindow(request.headers);
    const key = randomUUID();
    this.#readers.set(key, request.caller);
    try {
      const page = await this.drawings.draw(url, window, this.#asking(app, request, key));
      return page && shell.template.fill(page, window, scripts);
    } finally {
      this.#readers.delete(key);
    }
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

  #asking(app: FastifyInstance, { headers, raw }: FastifyRequest, key: string): Ask {
    const own = Object.entries(headers).filter(([name]) => !OWN.includes(name) && !name.startsWith('sec-'));
    const { remoteAddress } = raw.socket;
    return async (url) => {
      const { statusCode, body } = await app.inject({
        url,
        headers: { ...Object.fromEntries(own), accept: 'application/json', [ASKED_FOR]: key },
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      return { status: statusCode, body };
    };
  }

  close(): Promise<void> {
    return this.drawings.close();
  }
}
