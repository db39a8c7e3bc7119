import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Viewport } from '@pendapa/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { keepLatest } from '../keep-latest.ts';
import { readListedPages } from '../listed-pages.ts';
import { DocumentTemplate, type RenderedDocument } from './document-template.ts';
import { MAX_WAIT_MS, type PageRenderer } from './page-renderer.ts';
import { InternalRequests, type InternalClient, type InternalResponse } from './internal-requests.ts';
import { viewportOf } from './viewport.ts';

const STATUS = '/api/v1/status';
/** Most users open the same few pages. A document has about 400 KB. */
const MAX_CACHED = 16;

/** The files of one build of the shell. */
interface BuiltShell {
  readonly builtAt: number;
  readonly template: DocumentTemplate;
  readonly scripts: ReadonlyMap<string, readonly string[]>;
}

interface Outcome {
  readonly document: RenderedDocument;
  /** False if it contains an answer that is valid only for one user and once. */
  readonly isCacheable: boolean;
}

/** A page to be rendered. */
interface PageRequest {
  readonly key: string;
  readonly url: string;
  readonly viewport: Viewport;
  readonly shell: BuiltShell;
  readonly files: readonly string[];
  readonly status: InternalResponse;
}

/**
 * Renders documents. Users who open the same page at the same time share one rendering.
 * A document is cached if it is the same for later users: same data, settings, viewport and status.
 */
export class DocumentRenderer {
  readonly #requests = new InternalRequests();
  readonly #cache = new Map<string, RenderedDocument>();
  readonly #rendering = new Map<string, Promise<Outcome | null>>();

  #shell: Promise<BuiltShell | null> | null = null;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly shellFolder: string,
    /** The revision of data and settings; see `Warehouse.revision`. */
    private readonly revision: () => string,
  ) {}

  readonly callerOf = (request: FastifyRequest): Caller | null => this.#requests.callerOf(request);

  /** Returns null if the address has no page, or if it cannot be rendered in time. */
  async render(app: FastifyInstance, request: FastifyRequest): Promise<RenderedDocument | null> {
    const shell = await this.#builtShell();
    const files = shell?.scripts.get(request.url.split('?')[0] ?? '');
    if (!shell || !files || !request.caller) return null;
    const finished = new AbortController();
    const timeout = sleep(MAX_WAIT_MS, null, { signal: finished.signal, ref: false }).catch(() => null);
    const client = this.#requests.begin(app, request, request.caller);
    try {
      const status = await client.fetchAnswer(STATUS);
      const { url } = request;
      const viewport = viewportOf(request.headers);
      const key = JSON.stringify([this.revision(), url, viewport, shell.builtAt, status.body]);
      return await this.#find({ key, url, viewport, shell, files, status }, client, timeout);
    } catch (error) {
      client.end();
      throw error;
    } finally {
      finished.abort();
    }
  }

  /** Takes the document from the cache or from a running rendering, or renders it. */
  async #find(pageRequest: PageRequest, client: InternalClient, timeout: Promise<null>): Promise<RenderedDocument | null> {
    const { key } = pageRequest;
    const cached = this.#cache.get(key);
    if (cached) {
      client.end();
      return cached;
    }
    const shared = this.#rendering.get(key);
    if (shared) {
      const outcome = await Promise.race([shared, timeout]);
      if (outcome === null || outcome.isCacheable) {
        client.end();
        return outcome?.document ?? null;
      }
    }
    const own = this.#begin(pageRequest, client);
    if (!this.#rendering.has(key)) {
      this.#rendering.set(key, own);
      void own.then(() => this.#rendering.delete(key));
    }
    return (await Promise.race([own, timeout]))?.document ?? null;
  }

  /** Continues after its user has left, so that the next user finds the document in the cache. */
  async #begin({ key, url, viewport, shell, files, status }: PageRequest, client: InternalClient): Promise<Outcome | null> {
    let isCacheable = true;
    const page = await this.renderer.render(url, viewport, async (address) => {
      if (address === STATUS) return status;
      const answer = await client.fetchAnswer(address);
      isCacheable &&= !answer.isNoStore;
      return answer;
    });
    client.end();
    if (!page) return null;
    const document = shell.template.fill(page, viewport, files);
    if (page.whole && isCacheable) keepLatest(this.#cache, key, document, MAX_CACHED);
    return { document, isCacheable };
  }

  /** Reads the build once, and again after a new build, because its files have other names. */
  async #builtShell(): Promise<BuiltShell | null> {
    const [current, found] = await Promise.all([this.#shell, stat(join(this.shellFolder, 'index.html')).catch(() => null)]);
    if (found === null) return null;
    if (current?.builtAt === found.mtimeMs) return current;
    if (current) await this.renderer.close();
    // A build in progress lacks files; the next request tries again.
    this.#shell = this.#read(found.mtimeMs).catch(() => null);
    return this.#shell;
  }

  async #read(builtAt: number): Promise<BuiltShell | null> {
    const [template, pages] = await Promise.all([DocumentTemplate.read(this.shellFolder), readListedPages(this.shellFolder)]);
    return template && { builtAt, template, scripts: new Map(pages.map(({ path, scripts }) => [path, scripts] as const)) };
  }

  close(): Promise<void> {
    return this.renderer.close();
  }
}
