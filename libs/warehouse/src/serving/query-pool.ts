import type { Row } from '../engine/duck.ts';
import { refusal, type QueryError } from '../questions/query-error.ts';
import { BACKGROUND, Waiting, type Borrower, type Client } from './waiting.ts';

export type Ask = (sql: string, values: readonly string[]) => Promise<Row[]>;

/** One of the connections of an engine, used by one question at a time. */
export interface Connection {
  readonly ask: Ask;
  /** Ends what runs; an engine may need to be told again until it has ended. */
  readonly interrupt: () => void;
  /** Lets go what was kept for statements to come. */
  readonly forget: () => void;
  readonly close: () => void;
}

/** What is done with a connection, and with what it opens itself until `ended` aborts. */
export type Work<T> = (ask: Ask, ended: AbortSignal) => Promise<T>;

/** What is known of a question before it is asked. */
export interface Asked {
  /** Of its processor time, in ms. */
  readonly estimate?: number | undefined;
  /** The same for questions that differ in their period and in what they leave out. */
  readonly kind?: string | undefined;
}

export interface QueryPool {
  /**
   * Lends one connection to `work`. Ends in QueryError `busy` where too many wait, of this client or in all, in `too-slow` after the time
   * limit, in `out-of-memory` where the engine has no more, and in the signal's reason where the caller goes away; the engine is
   * interrupted where time or caller end it.
   */
  readonly run: <T>(work: Work<T>, signal?: AbortSignal, client?: Client, asked?: Asked) => Promise<T>;
  /** Ends what runs in `out-of-memory` and waits for it. */
  readonly giveWay: () => Promise<void>;
  /** How many times a connection was lent so far to somebody who waits for an answer. */
  readonly given: () => number;
  /** Lets the statements go that were planned for what is no longer served. */
  readonly forget: () => void;
  /** Interrupts what runs, waits for it, and closes the connections. */
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly size: number;
  readonly queueLength: number;
  /** Connections that one client has at a time, and for questions that take long. */
  readonly each: number;
  readonly eachDear: number;
  readonly timeoutMs: number;
  /** Resolves when a connection may be lent again, and its client have another, after work of so many ms. */
  readonly rest?: (workedMs: number) => Promise<void>;
}

const NOBODY: Client = '';
/** So many times its own time a question lets those of the same client go first that take less. */
const PATIENCE = 30;
/** As long again for each of its kind that waits already, up to this: who asks one thing over and over keeps nobody from asking another. */
const MOST_FOR_ALIKE_MS = 60_000;
const dueIn = (estimate: number, alike: number): number => estimate * PATIENCE + Math.min(estimate * PATIENCE * alike, MOST_FOR_ALIKE_MS);
/** Questions that take longer than this, in ms, leave connections to those that take less, whoever asks them. */
const DEAR = 15;
/** What the engine says when it has no more memory, or no more room on the disk for what does not fit. */
const NO_MEMORY = /Out of Memory Error:/;
/** Says of what the engine lacks what a reader can do. */
export const spoken = (error: unknown): unknown => (NO_MEMORY.test(String(error)) ? refusal('out-of-memory', {}, { cause: error }) : error);

/** Nobody waits for the background: on a busy machine it takes so many times as long. */
const BACKGROUND_TIMES = 12;

const INTERRUPT_EVERY_MS = 10;

/** What ends a question. */
interface Limit {
  readonly ended: AbortController;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

class Pool implements QueryPool {
  readonly #idle: Connection[];
  readonly #waiting: Waiting<Connection>;
  readonly #running = new Map<Promise<unknown>, AbortController>();
  #closed = false;

  constructor(
    private readonly all: readonly Connection[],
    private readonly options: PoolOptions,
  ) {
    this.#idle = [...all];
    this.#waiting = new Waiting({ places: options.queueLength, each: options.each, eachDear: options.eachDear });
  }

  readonly run = async <T>(work: Work<T>, signal?: AbortSignal, client = NOBODY, asked: Asked = {}): Promise<T> => {
    signal?.throwIfAborted();
    const { estimate = 0, kind } = asked;
    const borrower = { client, kind, isDear: estimate > DEAR };
    const lent = await this.#lease(borrower, estimate, signal);
    // The pool may have been closed, and with it the connection, between the lending and now.
    if (this.#closed) throw refusal('busy');
    const began = performance.now();
    const ended = new AbortController();
    const timeoutMs = this.options.timeoutMs * (client === BACKGROUND ? BACKGROUND_TIMES : 1);
    const running = this.#limited(lent, work, { ended, timeoutMs, signal });
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    this.#running.set(settled, ended);
    try {
      return await running;
    } finally {
      this.#running.delete(settled);
      this.#afterRest(performance.now() - began, () => this.#giveBack(lent, borrower));
    }
  };

  readonly close = async (): Promise<void> => {
    if (this.#closed) return;
    this.#closed = true;
    for (const waiter of this.#waiting.all()) waiter.fail(refusal('busy'));
    // A connection closed during a query leaves the query's promise unsettled for ever: interrupt, wait, then close.
    await this.#interrupt(refusal('busy'));
    this.forget();
    for (const connection of this.all) connection.close();
  };

  readonly forget = (): void => {
    for (const connection of this.all) connection.forget();
  };

  readonly given = (): number => this.#waiting.given;

  readonly giveWay = (): Promise<void> => this.#interrupt(refusal('out-of-memory'));

  async #interrupt(reason: QueryError): Promise<void> {
    for (const ended of this.#running.values()) ended.abort(reason);
    await Promise.all(this.#running.keys());
  }

  #lease(borrower: Borrower, estimate: number, signal: AbortSignal | undefined): Promise<Connection> {
    if (this.#closed) return Promise.reject(refusal('busy'));
    const free = this.#waiting.mayTake(borrower) ? this.#idle.pop() : undefined;
    if (free) {
      this.#waiting.taken(borrower);
      return Promise.resolve(free);
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.leave(waiter);
        reject(signal?.reason as Error);
      };
      const stay = () => signal?.removeEventListener('abort', leave);
      const waiter = {
        ...borrower,
        due: performance.now() + dueIn(estimate, this.#waiting.alike(borrower)),
        give: (lent: Connection) => {
          stay();
          resolve(lent);
        },
        fail: (error: unknown) => {
          stay();
          reject(error as Error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      const isLate = () => refusal('busy');
      if (!this.#waiting.add(waiter, isLate)) waiter.fail(isLate());
    });
  }

  #afterRest(workedMs: number, then: () => void): void {
    const { rest } = this.options;
    if (rest && !this.#closed) void rest(workedMs).then(then);
    else then();
  }

  #giveBack(lent: Connection, borrower: Borrower): void {
    this.#waiting.givenBack(borrower);
    this.#idle.push(lent);
    const next = this.#waiting.next();
    const free = next ? this.#idle.pop() : undefined;
    if (!next || !free) return;
    this.#waiting.taken(next);
    next.give(free);
  }

  /** The time limit belongs to the lease, so that it can never interrupt the next holder of the connection. */
  async #limited<T>(connection: Connection, work: Work<T>, { ended, timeoutMs, signal }: Limit): Promise<T> {
    const timer = setTimeout(() => ended.abort(refusal('too-slow', { seconds: String(Math.ceil(timeoutMs / 1000)) })), timeoutMs);
    const leave = () => ended.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    const stopInterrupting = interruptOn(ended.signal, connection);
    if (signal?.aborted) leave();
    try {
      return await work(async (sql, values) => {
        ended.signal.throwIfAborted();
        try {
          return await connection.ask(sql, values);
        } catch (error) {
          throw spoken(error);
        } finally {
          ended.signal.throwIfAborted();
        }
      }, ended.signal);
    } finally {
      clearTimeout(timer);
      stopInterrupting();
      signal?.removeEventListener('abort', leave);
    }
  }
}

// An interrupt that arrives between two steps of the engine is forgotten when the next step begins: it is repeated until the
// query has ended.
export function interruptOn(signal: AbortSignal, connection: Pick<Connection, 'interrupt'>): () => void {
  let repeated: NodeJS.Timeout | undefined;
  const begin = () => {
    connection.interrupt();
    repeated = setInterval(() => connection.interrupt(), INTERRUPT_EVERY_MS);
  };
  signal.addEventListener('abort', begin, { once: true });
  return () => {
    signal.removeEventListener('abort', begin);
    clearInterval(repeated);
  };
}

/** A pool of so many connections, each opened by `connect`. */
export async function openPool(connect: () => Promise<Connection>, options: PoolOptions): Promise<QueryPool> {
  return new Pool(await Promise.all(Array.from({ length: options.size }, connect)), options);
}
