import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLatest } from '../keep-latest.ts';
import { chooseCoding, type Coding } from './accept-headers.ts';

/** A shorter answer fits into one packet without compression. */
const MIN_LENGTH = 800;
const MAX_CACHED = 256;
const MAX_CACHED_LENGTH = 65_536;
/** Nearly the best compression in a tenth of the time. */
const BROTLI_QUALITY = 5;

type Done = (error: Error | null, payload: unknown) => void;

function compressWith(coding: Coding, text: string, done: (error: Error | null, compressed: Buffer) => void): void {
  if (coding === 'gzip') gzip(text, done);
  else brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done);
}

/**
 * Compresses text answers in Node's thread pool, if the client accepts it. Answers with an entity tag are requested again and again: the
 * latest are cached.
 * Compressed bytes differ from the bytes that the tag stands for, so the tag becomes weak.
 */
export class Compression {
  readonly #cache = new Map<string, Buffer>();

  compress(request: FastifyRequest, reply: FastifyReply, payload: unknown, done: Done): void {
    if (typeof payload !== 'string' || payload === '' || reply.hasHeader('content-encoding')) return done(null, payload);
    const { coding, always } = chooseCoding(request.headers['accept-encoding']);
    if (payload.length < MIN_LENGTH && !always) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    if (coding === null) return done(null, payload);
    const tag = reply.getHeader('etag');
    const key = tag === undefined || payload.length > MAX_CACHED_LENGTH ? null : `${coding} ${String(tag)}`;
    const send = (compressed: Buffer): void => {
      reply.header('content-encoding', coding);
      if (tag !== undefined) reply.header('etag', `W/${String(tag)}`);
      done(null, compressed);
    };
    const cached = key === null ? undefined : this.#cache.get(key);
    if (cached) return send(cached);
    return compressWith(coding, payload, (error, compressed) => {
      if (error) return done(error, payload);
      if (key !== null) keepLatest(this.#cache, key, compressed, MAX_CACHED);
      return send(compressed);
    });
  }
}
