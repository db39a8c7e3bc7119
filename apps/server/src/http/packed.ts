import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepLatest } from '../keep-latest.ts';
import { acceptedCoding, type Coding } from './accepted.ts';

/** Bytes that one packet carries anyway. */
const ONE_PACKET = 800;
const MOST_KEPT = 256;
const LARGEST_KEPT = 65_536;
/** Nearly as small as the smallest, in a tenth of the time. */
const BROTLI_QUALITY = 5;

type Done = (error: Error | null, payload: unknown) => void;

function packedBy(coding: Coding, text: string, done: (error: Error | null, packed: Buffer) => void): void {
  if (coding === 'gzip') gzip(text, done);
  else brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done);
}

/**
 * Packs texts that callers can read packed, off the thread that answers. What has a tag is asked for again and again, so that the latest of these
 * are kept packed. Packed bytes are other ones than the tag's: it says so by being weak.
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
