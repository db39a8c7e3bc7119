import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HTTP_LIMITS, TIMEOUTS } from './limits.ts';
import { STARTING } from './health.ts';
import type { RunningQueries } from './running-queries.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const SWEEP_EVERY = 100;
const UNAVAILABLE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** The program that answers, once it is loaded. */
interface Behind {
  readonly app: FastifyInstance;
  readonly queries: RunningQueries;
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

function sendState(response: ServerResponse, status: number, body: object): void {
  const headers = { ...SECURITY_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, status === 503 ? { ...headers, 'retry-after': '1' } : headers).end(JSON.stringify(body));
}

/**
 * Listens from the first moment of a server. Until the app is there `/livez` and `/readyz` are answered here, and every other request waits for
 * the app, which alone decides whom it lets in.
 */
export class Doorway {
  readonly #servers: Server[] = [];
  readonly #waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  #behind: Behind | null = null;

  private constructor(private readonly most: number | undefined) {}

  /** Listens on one address, or with null on both loopback addresses; of more connections than `most` at an address the new ones are closed. */
  static async open(host: string | null, port: number, most?: number): Promise<Doorway> {
    const doorway = new Doorway(most);
    await doorway.#listen(host ?? '127.0.0.1', port);
    if (host === null) {
      // A browser tries ::1 for `localhost` too; a machine without IPv6 goes on with 127.0.0.1 alone.
      await doorway.#listen('::1', doorway.port).catch(async (error: unknown) => {
        if (UNAVAILABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return;
        await doorway.stop(0);
        throw error;
      });
    }
    return doorway;
  }

  get port(): number {
    return (this.#servers[0]?.address() as AddressInfo).port;
  }

  /** From now on the app answers, first those who came before it. */
  async handTo(app: FastifyInstance, queries: RunningQueries): Promise<void> {
    await app.ready();
    this.#behind = { app, queries };
    for (const [request, response] of this.#waiting.splice(0)) {
      if (!response.destroyed) app.routing(request, response);
    }
  }

  /** Stops accepting, lets running requests end for the time given, then interrupts and cuts what is left. */
  readonly stop = async (patience: number): Promise<void> => {
    // Connections that are kept alive become idle one by one as their requests end.
    const sweep = setInterval(() => this.#servers.forEach((server) => server.closeIdleConnections()), SWEEP_EVERY);
    const interrupt = setTimeout(() => this.#behind?.queries.interrupt(), patience);
    const cut = setTimeout(() => this.#servers.forEach((server) => server.closeAllConnections()), patience + SWEEP_EVERY * 10);
    await Promise.all([this.#behind?.app.close(), ...this.#servers.map(closed)]);
    clearInterval(sweep);
    clearTimeout(interrupt);
    clearTimeout(cut);
  };

  async #listen(host: string, port: number): Promise<void> {
    const { requestTimeout, keepAliveTimeout, connectionTimeout } = TIMEOUTS;
    const server = createServer({ ...HTTP_LIMITS, requestTimeout, keepAliveTimeout }, this.#answer);
    server.setTimeout(connectionTimeout);
    server.on('clientError', (error, socket) => this.#unreadable(error, socket));
    await bind(server, host, port);
    if (this.most !== undefined) server.maxConnections = this.most;
    this.#servers.push(server);
  }

  readonly #answer: RequestListener = (request, response) => {
    if (this.#behind) return this.#behind.app.routing(request, response);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && request.url === '/livez') return sendState(response, 200, { status: 'ok' });
    if (reads && request.url === '/readyz') return sendState(response, 503, STARTING);
    this.#waiting.push([request, response]);
    return undefined;
  };

  #unreadable(error: Error, socket: Duplex): void {
    if (this.#behind) this.#behind.app.server.emit('clientError', error, socket);
    else socket.destroy();
  }
}
