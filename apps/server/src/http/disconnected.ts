import type { FastifyReply } from 'fastify';

/** Aborts when the client of a POST disconnects. The signal of such a request aborts as soon as its body is read. */
export function disconnectedOf(reply: FastifyReply): AbortController {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  return disconnected;
}
