import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { TIMEOUTS } from './limits.ts';

/** Sets how long the connection of a request may be idle, in ms. */
export function setIdleLimit({ raw: { socket } }: Pick<FastifyRequest, 'raw'>, limitMs: number): void {
  // A request of the server to itself has no connection.
  if (socket instanceof Socket) socket.setTimeout(limitMs);
}

/**
 * Does work for which a client waits. Without this, a connection is ended when it has been idle for `TIMEOUTS.connectionTimeout`.
 * @param limitMs the maximum time that the connection may be idle meanwhile
 */
export async function keepConnection<T>(request: Pick<FastifyRequest, 'raw'>, limitMs: number, work: () => Promise<T>): Promise<T> {
  setIdleLimit(request, limitMs);
  try {
    return await work();
  } finally {
    setIdleLimit(request, TIMEOUTS.connectionTimeout);
  }
}
