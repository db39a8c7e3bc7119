import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import { single } from '../access/request-form.ts';

/** Names, within this process, the reader with whose rights a document asks. */
const ASKED_FOR = 'x-pendapa-asked-for';
/** Of the request for a document, what the requests of its page do not have. */
const OWN = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'content-length'];

/** An answer to a question of a page; a fleeting one is good for this once. */
export interface PageAnswer {
  readonly status: number;
  readonly body: string;
  readonly fleeting: boolean;
}

export interface ReaderRequest {
  readonly ask: (address: string) => Promise<PageAnswer>;
  /** From now on nothing is asked in the reader's name. */
  readonly end: () => void;
}

/** What pages ask while they are drawn: each question goes the way of every other one, as the reader who opened the page. */
export class ReaderRequests {
  readonly #readers = new Map<string, Caller>();

  /** The reader for whom a question of a document is asked, who was let in with it; null for every other request. */
  readerOf(request: FastifyRequest): Caller | null {
    return this.#readers.get(single(request, ASKED_FOR) ?? '') ?? null;
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
