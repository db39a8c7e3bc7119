import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLatest } from '../keep-latest.ts';
import { acceptedCoding, type Coding } from './accepted.ts';

/** A shorter answer fits into one packet without compression. */
const ONE_PACKET = 800;
const MOST_KEPT = 256;
const LARGEST_KEPT = 65_536;
/** Nearly the best compression in a tenth of the time. */
const BROTLI_QUALITY = 5;

type Done = (error: Error | null, payload: unknown) => void;

function packedBy(coding: Coding, text: string, done: (error: Error | null, packed: Buffer) => void): void {
  if (coding === 'gzip') gzip(text, done);
  else brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done);
}

/**
 * Compresses text answers in Node's thread pool, if the client accepts it. Answers with an entity tag are requested again and again: the
 * latest are cached.
 * Compressed bytes differ from the bytes that the tag stands for, so the tag becomes weak.
 */
export class Packed {
  readonly #kept = new Map<string, Buffer>();

  pack(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void {
    if (typeof payload !== 'string' || payload === '' || reply.hasHeader('content-encoding')) return done(null, payload);
    const { coding, always } = acceptedCoding(request.headers['accept-encoding']);
    if (payload.length < ONE_PACKET && !always) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    if (coding === null) return done(null, payload);
    const tag = reply.getHeader('etag');
    const key = tag === undefined || payload.length > LARGEST_KEPT ? null : `${coding} ${String(tag)}`;
    const send = (packed: Buffer): void => {
      reply.header('content-encoding', coding);
      if (tag !== undefined) reply.header('etag', `W/${String(tag)}`);
      done(null, packed);
    };
    const known = key === null ? undefined : this.#kept.get(key);
    if (known) return send(known);
    return packedBy(coding, payload, (error, packed) => {
      if (error) return done(error, payload);
      if (key !== null) keepLatest(this.#kept, key, packed, MOST_KEPT);
      return send(packed);
    });
  }
}
