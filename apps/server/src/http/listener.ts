import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { HTTP_LIMITS, TIMEOUTS } from './limits.ts';
import { STARTING } from './health.ts';
import type { RunningQueries } from './running-queries.ts';
import { SECURITY_HEADERS } from '../responses/security-headers.ts';

const SWEEP_INTERVAL_MS = 100;
const UNAVAILABLE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** The app that answers, once it is loaded. */
interface LoadedApp {
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

const closeServer = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

function sendState(response: ServerResponse, status: number, body: object): void {
  const headers = { ...SECURITY_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, status === 503 ? { ...headers, 'retry-after': '1' } : headers).end(JSON.stringify(body));
}

/**
 * Listens from the first moment of a server. Until the app is there, it answers only `/livez` and `/readyz`.
 * Other requests wait for the app, because the app alone decides on access.
 */
export class Listener {
  readonly #servers: Server[] = [];
  readonly #waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  #loaded: LoadedApp | null = null;

  private constructor(private readonly maxConnections: number | undefined) {}

  /**
   * Listens on one address, or on both loopback addresses.
   * @param host null for both loopback addresses
   * @param maxConnections per address; further connections are closed
   */
  static async open(host: string | null, port: number, maxConnections?: number): Promise<Listener> {
    const listener = new Listener(maxConnections);
    await listener.#listen(host ?? '127.0.0.1', port);
    if (host === null) {
      // A browser tries ::1 for `localhost` too. A machine without IPv6 uses 127.0.0.1 alone.
      await listener.#listen('::1', listener.port).catch(async (error: unknown) => {
        if (UNAVAILABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return;
        await listener.stop(0);
        throw error;
      });
    }
    return listener;
  }

  get port(): number {
    return (this.#servers[0]?.address() as AddressInfo).port;
  }

  /** Passes all requests to the app, first those that waited. */
  async attach(app: FastifyInstance, queries: RunningQueries): Promise<void> {
    await app.ready();
    this.#loaded = { app, queries };
    for (const [request, response] of this.#waiting.splice(0)) {
      if (!response.destroyed) app.routing(request, response);
    }
  }

  /** Stops accepting and lets running requests end within `graceMs`; then interrupts their queries and closes their connections. */
  readonly stop = async (graceMs: number): Promise<void> => {
    // Kept-alive connections become idle one by one as their requests end.
    const sweep = setInterval(() => this.#servers.forEach((server) => server.closeIdleConnections()), SWEEP_INTERVAL_MS);
    const interrupt = setTimeout(() => this.#loaded?.queries.interrupt(), graceMs);
    const cut = setTimeout(() => this.#servers.forEach((server) => server.closeAllConnections()), graceMs + SWEEP_INTERVAL_MS * 10);
    await Promise.all([this.#loaded?.app.close(), ...this.#servers.map(closeServer)]);
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
    if (this.maxConnections !== undefined) server.maxConnections = this.maxConnections;
    this.#servers.push(server);
  }

  readonly #answer: RequestListener = (request, response) => {
    if (this.#loaded) return this.#loaded.app.routing(request, response);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (reads && request.url === '/livez') return sendState(response, 200, { status: 'ok' });
    if (reads && request.url === '/readyz') return sendState(response, 503, STARTING);
    this.#waiting.push([request, response]);
    return undefined;
  };

  #unreadable(error: Error, socket: Duplex): void {
    if (this.#loaded) this.#loaded.app.server.emit('clientError', error, socket);
    else socket.destroy();
  }
}
