import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers send one request at a time on a connection; programs that pipeline may send some ahead. */
const MAX_PIPELINED = 16;

interface Connection {
  busy: boolean;
  readonly waiting: (() => void)[];
}

/**
 * Answers the requests of one connection one after the other. The next request starts when the previous answer has left the server.
 * So a client that does not read its answers occupies the memory of one answer only.
 * A connection ends if its answer is not read in time, or if it has too many requests ahead.
 */
export class ResponseBackpressure {
  readonly #connections = new WeakMap<Socket, Connection>();

  constructor(
    private readonly readTimeoutMs: number,
    private readonly onTooMany: (request: FastifyRequest) => void,
  ) {}

  /** Calls `start` when the previous answers were sent; never if the connection ends first. */
  enqueue(request: FastifyRequest, reply: FastifyReply, start: () => void): void {
    const { socket } = request.raw;
    const connection = this.#connectionOf(socket);
    const begin = (): void => {
      connection.busy = true;
      reply.raw.once('close', () => {
        connection.busy = false;
        connection.waiting.shift()?.();
      });
      start();
    };
    if (!connection.busy) begin();
    else if (connection.waiting.length < MAX_PIPELINED) connection.waiting.push(begin);
    else if (!socket.destroyed) {
      socket.destroy();
      this.onTooMany(request);
    }
  }

  /** Starts the time within which the client must read the answer. */
  startReadTimeout(request: FastifyRequest, reply: FastifyReply): void {
    const giveUp = setTimeout(() => request.raw.socket.destroy(), this.readTimeoutMs).unref();
    reply.raw.once('close', () => clearTimeout(giveUp));
  }

  #connectionOf(socket: Socket): Connection {
    const existing = this.#connections.get(socket);
    if (existing) return existing;
    const connection: Connection = { busy: false, waiting: [] };
    this.#connections.set(socket, connection);
    return connection;
  }
}
