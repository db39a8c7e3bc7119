import type { FastifyReply } from 'fastify';

/** `Retry-After` in seconds after too many tries. */
export const TOO_MANY_RETRY_SECONDS = '60';

export const sendText = (reply: FastifyReply, status: number, text: string, kind = 'text/plain'): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': `${kind}; charset=utf-8`, 'cache-control': 'no-store' })
    .send(text);
