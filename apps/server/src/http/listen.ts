import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { HTTP_LIMITS, TIMEOUTS } from './build.ts';
import type { RunningQueries } from './running-queries.ts';

const SWEEP_EVERY = 100;

export interface Listening {
  readonly port: number;
  /** Stops accepting, lets running requests end for the time given, then interrupts and cuts what is left. */
  readonly stop: (patience: number) => Promise<void>;
}

const UNAVAILABLE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

// A browser tries ::1 for `localhost` too; a machine without IPv6 goes on with 127.0.0.1 alone.
async function bindSixth(app: FastifyInstance, port: number): Promise<Server | null> {
  const server = createServer(
    { ...HTTP_LIMITS, requestTimeout: TIMEOUTS.requestTimeout, keepAliveTimeout: TIMEOUTS.keepAliveTimeout },
    (request, response) => app.routing(request, response),
  );
  server.setTimeout(TIMEOUTS.connectionTimeout);
  server.on('clientError', (error, socket) => app.server.emit('clientError', error, socket));
  try {
    await bind(server, '::1', port);
    return server;
  } catch (error) {
    if (UNAVAILABLE.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

async function listenHere(app: FastifyInstance, port: number): Promise<readonly Server[]> {
  await app.listen({ host: '127.0.0.1', port, listenTextResolver: () => '' });
  const bound = (app.server.address() as AddressInfo).port;
  const sixth = await bindSixth(app, bound).catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  return sixth ? [app.server, sixth] : [app.server];
}

/** Listens on one address, or with null on both loopback addresses; of more connections than `most` at an address the new ones are closed. */
export async function listen(
  app: FastifyInstance,
  host: string | null,
  port: number,
  queries: RunningQueries,
  most?: number,
): Promise<Listening> {
  if (host !== null) await app.listen({ host, port, listenTextResolver: () => '' });
  const servers = host === null ? await listenHere(app, port) : [app.server];
  const bound = (app.server.address() as AddressInfo).port;
  if (most !== undefined) for (const server of servers) server.maxConnections = most;

  const stop = async (patience: number): Promise<void> => {
    // Connections that are kept alive become idle one by one as their requests end.
    const sweep = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), SWEEP_EVERY);
    const interrupt = setTimeout(() => queries.interrupt(), patience);
    const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), patience + SWEEP_EVERY * 10);
    await Promise.all([app.close(), ...servers.slice(1).map(closed)]);
    clearInterval(sweep);
    clearTimeout(interrupt);
    clearTimeout(cut);
  };
  return { port: bound, stop };
}
