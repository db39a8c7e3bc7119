import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { singleHeader } from '../access/request-checks.ts';

/** Names, within this process, the user for whom a rendering fetches. */
const ON_BEHALF_OF = 'x-pendapa-asked-for';
/** Headers of the document's request that the requests of its page do not have. */
const DOCUMENT_ONLY_HEADERS = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'content-length'];

/** The response to a request of a page. */
export interface InternalResponse {
  readonly status: number;
  readonly body: string;
  readonly isNoStore: boolean;
}

export interface InternalClient {
  readonly fetchAnswer: (address: string) => Promise<InternalResponse>;
  /** Ends the use of the caller's rights. */
  readonly end: () => void;
}

/** Requests of pages that are being rendered. Each passes all hooks as a request of the user who opened the page. */
export class InternalRequests {
  readonly #callers = new Map<string, Caller>();

  /** The user for whom a rendering sent the request; null for all other requests. */
  callerOf(request: FastifyRequest): Caller | null {
    return this.#callers.get(singleHeader(request, ON_BEHALF_OF) ?? '') ?? null;
  }

  begin(app: FastifyInstance, { headers, raw }: FastifyRequest, caller: Caller): InternalClient {
    const key = randomUUID();
    this.#callers.set(key, caller);
    const own = Object.entries(headers).filter(([name]) => !DOCUMENT_ONLY_HEADERS.includes(name) && !name.startsWith('sec-'));
    const { remoteAddress } = raw.socket;
    const fetchAnswer = async (url: string): Promise<InternalResponse> => {
      const answer = await app.inject({
        url,
        headers: { ...Object.fromEntries(own), accept: 'application/json', [ON_BEHALF_OF]: key },
        ...(remoteAddress === undefined ? {} : { remoteAddress }),
      });
      return { status: answer.statusCode, body: answer.body, isNoStore: answer.headers['cache-control'] === 'no-store' };
    };
    return { fetchAnswer, end: () => this.#callers.delete(key) };
  }
}
