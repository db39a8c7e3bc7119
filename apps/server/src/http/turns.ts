import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Browsers ask for one thing at a time on a connection; programs that send ahead have room for some. */
const MOST_WAITING = 16;

interface Connection {
  busy: boolean;
  readonly waiting: (() => void)[];
}

/**
 * The answers of one connection, one after the other: the next one is worked out when the one before has left the server, so that who asks
 * and does not read holds one answer at most. What is not taken within a time, or asked too far ahead, ends the connection.
 */
export class Turns {
  readonly #connections = new WeakMap<Socket, Connection>();

  constructor(
    private readonly takenWithinMs: number,
    private readonly onTooMany: (request: FastifyRequest) => void,
  ) {}

  /** Goes on when the answers before were taken; never where the connection ends first. */
  enter(request: FastifyRequest, reply: FastifyReply, goOn: () => void): void {
    const { socket } = request.raw;
    const connection = this.#connectionOf(socket);
    const begin = (): void => {
      connection.busy = true;
      reply.raw.once('close', () => {
        connection.busy = false;
        connection.waiting.shift()?.();
      });
      goOn();
    };
    if (!connection.busy) begin();
    else if (connection.waiting.length < MOST_WAITING) connection.waiting.push(begin);
    else if (!socket.destroyed) {
      socket.destroy();
      this.onTooMany(request);
    }
  }

  /** From now on the answer waits for its reader. */
  sent(request: FastifyRequest, reply: FastifyReply): void {
    const giveUp = setTimeout(() => request.raw.socket.destroy(), this.takenWithinMs).unref();
    reply.raw.once('close', () => clearTimeout(giveUp));
  }

  #connectionOf(socket: Socket): Connection {
    const known = this.#connections.get(socket);
    if (known) return known;
    const connection: Connection = { busy: false, waiting: [] };
    this.#connections.set(socket, connection);
    return connection;
  }
}
