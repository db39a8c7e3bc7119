import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedDocument } from '../ssr/document-template.ts';
import { languageOf, sendTextPage, type TextPage } from '../access/text-page.ts';
import { isRead } from '../access/request-checks.ts';
import { acceptsPage } from './accept-headers.ts';
import { READING, type AllowedMethods } from './allowed-methods.ts';
import { notFoundDocument } from './not-found-document.ts';
import type { PageAddresses } from './page-addresses.ts';
import { sendProblem } from './problems.ts';
import type { Inline } from '../responses/security-headers.ts';
import { sendText } from '../responses/send-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Inline scripts and styles of the document in the answer; null for other answers. */
    inline: Inline | null;
  }
}

export interface PageSources {
  /** Null if the browser renders the page alone. */
  readonly render: (request: FastifyRequest) => Promise<RenderedDocument | null> | null;
  /** Takes the place of pages as long as there are no data; null otherwise. It gives null for an address that works without data. */
  readonly welcome: ((request: FastifyRequest, address: string) => Promise<TextPage | null>) | null;
}

const YEAR_IN_SECONDS = 31_536_000;
const NOT_BUILT = 'Halaman belum dibangun: jalankan `npm run build`.\nThe pages are not built: run `npm run build`.\n';
const NOT_FOUND = 'Tidak ditemukan.\nNot found.\n';
const NOT_ALLOWED = 'Alamat ini tidak menerima metode itu.\nThis address does not take that method.\n';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';
const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

// Names of built files only: no encoded characters and no leading dot.
const FILE = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/;

// A missing script must not be answered with HTML: the browser would hide that the file is gone.
const looksLikeFile = (path: string): boolean => path.startsWith('/assets/') || (path.split('/').at(-1) ?? '').includes('.');

/** Redirects to the right address of a page with its query string. The path is one of the list, so it cannot lead to another site. */
function redirectTo(reply: FastifyReply, address: string, url: string): FastifyReply {
  const query = url.indexOf('?');
  return reply.header('cache-control', 'no-cache').redirect(`${address}${query === -1 ? '' : url.slice(query)}`, 308);
}

/** Serves the built files and the pages, rendered if possible. Everything else gets 404 or 405 as HTML or JSON, by `Accept`. */
export async function shellPages(
  app: FastifyInstance,
  addresses: PageAddresses,
  { render, welcome }: PageSources,
  allowedMethods: AllowedMethods,
): Promise<void> {
  const { shellFolder } = addresses;
  const assets = join(shellFolder, 'assets');
  const isBuilt = existsSync(join(shellFolder, 'index.html'));
  await app.register(fastifyStatic, {
    root: shellFolder,
    serve: false,
    suppressWarning: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      // Names of assets contain their hash: a changed file has another name.
      reply.header('cache-control', path.startsWith(assets) ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache'),
  });

  const isFile = async (path: string): Promise<boolean> =>
    FILE.test(path) && ((await stat(join(shellFolder, path)).catch(() => null))?.isFile() ?? false);

  async function methodsOf(path: string): Promise<readonly string[]> {
    const methods = allowedMethods(path);
    if (methods.length > 0 || isApiPath(path)) return methods;
    return (await isFile(path)) || (await addresses.find(path)) !== null ? READING : [];
  }

  async function answerMissing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request);
    const methods = await methodsOf(path);
    if (methods.length > 0 && !methods.includes(request.method)) {
      const allowed = methods.join(', ');
      reply.header('allow', allowed);
      if (isApiPath(path)) return sendProblem(reply, { status: 405, code: 'method-not-allowed', params: { allowed } });
      return sendText(reply, 405, NOT_ALLOWED);
    }
    if (isApiPath(path)) return sendProblem(reply, { status: 404, code: 'not-found', params: {} });
    if (!isBuilt || looksLikeFile(path) || !isRead(request) || !acceptsPage(request.headers.accept)) return sendText(reply, 404, NOT_FOUND);
    return sendText(reply, 404, await notFoundDocument(shellFolder, languageOf(request)), 'text/html');
  }

  app.setNotFoundHandler(answerMissing);
  // Runs before the body is read: the body's format does not matter for a missing address.
  app.addHook('onRequest', async (request, reply) => (request.is404 ? answerMissing(request, reply) : undefined));
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (isApiPath(path)) return answerMissing(request, reply);
    const address = await addresses.find(path);
    if (address !== null && address !== path) return redirectTo(reply, address, request.url);
    if (FILE.test(path)) return reply.sendFile(path.slice(1));
    if (!isBuilt && !looksLikeFile(path)) return sendText(reply, 503, NOT_BUILT);
    if (address === null || !acceptsPage(request.headers.accept)) return answerMissing(request, reply);
    const welcomePage = welcome === null ? null : await welcome(request, address);
    if (welcomePage !== null) return sendTextPage(request, reply.header('cache-control', 'no-store'), 200, welcomePage);
    const rendered = request.method === 'GET' && welcome === null ? await render(request) : null;
    if (!rendered) return reply.sendFile('index.html');
    request.inline = rendered.inline;
    // The document contains figures that depend on the user's rights.
    return reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(rendered.text);
  });
}
