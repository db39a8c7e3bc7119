import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnDocument } from '../documents/document.ts';
import { sendProblem } from './problems.ts';
import type { Inline } from './security-headers.ts';
import { sendText } from './send-text.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What stands in the document that answers it; null for every other answer. */
    inline: Inline | null;
  }
}

/** Null: the browser draws the page alone. */
type Draw = (request: FastifyRequest) => Promise<DrawnDocument | null> | null;

const YEAR_IN_SECONDS = 31_536_000;
const NOT_BUILT = 'Halaman belum dibangun: jalankan `npm run build`.\nThe pages are not built: run `npm run build`.\n';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

// Plain names only, nothing encoded and no name that begins with a dot: what does not look like a built file is not looked for.
const FILE = /^\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.\w+$/;

// A missing script must not be answered with the page: the browser would run HTML and hide that a file is gone.
function isPageAddress(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isFile = path.startsWith('/assets/') || (path.split('/').at(-1) ?? '').includes('.');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !isFile && (request.headers.accept ?? '').includes('text/html');
}

/**
 * The built shell: its files as they are, its page for every page address, drawn already where that can be, and "not found" in the caller's
 * own kind.
 */
export async function shellPages(app: FastifyInstance, shellFolder: string, draw: Draw): Promise<void> {
  const assets = join(shellFolder, 'assets');
  const isBuilt = existsSync(join(shellFolder, 'index.html'));
  await app.register(fastifyStatic, {
    root: shellFolder,
    serve: false,
    suppressWarning: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) =>
      // Names of assets carry their hash: a changed file has another name.
      reply.header('cache-control', path.startsWith(assets) ? `public, max-age=${YEAR_IN_SECONDS}, immutable` : 'no-cache'),
  });

  const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request);
    if (path === '/api' || path.startsWith('/api/')) return sendProblem(reply, { status: 404, code: 'not-found', params: {} });
    return sendText(reply, 404, 'Tidak ditemukan.\nNot found.\n');
  };
  app.setNotFoundHandler(notFound);
  app.get('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path.startsWith('/api')) return notFound(request, reply);
    if (FILE.test(path)) return reply.sendFile(path.slice(1));
    if (!isPageAddress(request)) return notFound(request, reply);
    if (!isBuilt) return sendText(reply, 503, NOT_BUILT);
    const drawn = request.method === 'GET' ? await draw(request) : null;
    if (!drawn) return reply.sendFile('index.html');
    request.inline = drawn.inline;
    // It has figures in it, as much as this reader may see.
    return reply.header('cache-control', 'private, no-store').type('text/html; charset=utf-8').send(drawn.text);
  });
}
