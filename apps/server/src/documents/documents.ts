import { randomUUID } from 'node:crypto';
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

/** Documents that the server draws: what their pages ask goes the way of every other question, as the reader who opened them. */
export class Documents {
  readonly #readers = new Map<string, Caller>();

  private constructor(
    private readonly drawings: Drawings,
    private readonly template: DocumentTemplate | null,
    private readonly scripts: ReadonlyMap<string, readonly string[]>,
  ) {}

  static async of(drawings: Drawings, shellFolder: string): Promise<Documents> {
    const pages = await listedPages(shellFolder);
    return new Documents(
      drawings,
      await DocumentTemplate.read(shellFolder),
      new Map(pages.map(({ path, scripts }) => [path, scripts] as const)),
    );
  }

  /** The reader for whom a question of a document is asked, who was let in with it; null for every other request. */
  readerOf(request: FastifyRequest): Caller | null {
    return this.#readers.get(single(request, ASKED_FOR) ?? '') ?? null;
  }

  /** Null where the address has no page, or it cannot be drawn in time. */
  async draw(app: FastifyInstance, request: FastifyRequest): Promise<DrawnDocument | null> {
    const { url } = request;
    const scripts = this.scripts.get(url.split('?')[0] ?? '');
    if (!scripts || !this.template || !request.caller) return null;
    const window = readersWindow(request.headers);
    const key = randomUUID();
    this.#readers.set(key, request.caller);
    try {
      const page = await this.drawings.draw(url, window, this.#asking(app, request, key));
      return page && this.template.fill(page, window, scripts);
    } finally {
      this.#readers.delete(key);
    }
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
