import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { singleHeader } from '../access/request-checks.ts';

/** Names, within this process, the user for whom a rendering fetches. */
const ASKED_FOR = 'x-pendapa-asked-for';
/** Headers of the document's request that the requests of its page do not have. */
const OWN = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'content-length'];

/** The response to a request of a page. */
export interface PageAnswer {
  readonly status: number;
  readonly body: string;
  readonly fleeting: boolean;
}

export interface ReaderRequest {
  readonly ask: (address: string) => Promise<PageAnswer>;
  /** Ends the use of the caller's rights. */
  readonly end: () => void;
}

/** Requests of pages that are being rendered. Each passes all hooks as a request of the user who opened the page. */
export class ReaderRequests {
  readonly #readers = new Map<string, Caller>();

  /** The user for whom a rendering sent the request; null for all other requests. */
  readerOf(request: FastifyRequest): Caller | null {
    return this.#readers.get(singleHeader(request, ASKED_FOR) ?? '') ?? null;
  }

  begin(app: FastifyInstance, { headers, raw }: FastifyRequest, caller: Caller): ReaderRequest {
    const key = randomUUID();
    this.#readers.set(key, caller);
    const own = Object.entries(headers).filter(([name]) => !OWN.includes(name) && !name.startsWith('sec-'));
    const { remoteAddress } = raw.socket;
    const ask = async (url: string): Promise<PageAnswer> => {
      const answer = await app.inject({
        url,
        headers: { ...Object.fromEntries(own), accept: 'application/json', [ASKED_FOR]: key },
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      return { status: answer.statusCode, body: answer.body, fleeting: answer.headers['cache-control'] === 'no-store' };
    };
    return { ask, end: () => this.#readers.delete(key) };
  }
}
