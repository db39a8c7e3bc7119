import type { RunSql } from '../engine/duck.ts';
import { createQueryError, type QueryError } from '../queries/query-error.ts';
import { BACKGROUND, AdmissionQueue, type ResourceRequest, type Client } from './admission-queue.ts';

/** One connection of an engine; one query uses it at a time. */
export interface Connection {
  readonly runSql: RunSql;
  /** Interrupts the running statement; an engine may need several interrupts. */
  readonly interrupt: () => void;
  /** Drops cached statements. */
  readonly clearStatements: () => void;
  readonly close: () => void;
}

/** Runs on a connection; `ended` aborts at a timeout or when the caller leaves. */
export type Work<T> = (runSql: RunSql, ended: AbortSignal) => Promise<T>;

/** Hints about a query before it runs. */
export interface QueryHints {
  /** Estimated processor time in ms. */
  readonly estimate?: number | undefined;
  /** Equal for queries that differ only in period or filters. */
  readonly kind?: string | undefined;
}

export interface QueryPool {
  /**
   * Runs work on one connection and interrupts the engine when time or caller end it.
   * @throws QueryError `busy` if too many wait, `too-slow` after the timeout, `out-of-memory`; or the signal's reason
   */
  readonly run: <T>(work: Work<T>, signal?: AbortSignal, client?: Client, hints?: QueryHints) => Promise<T>;
  /** Aborts running work with `out-of-memory` and waits for its end. */
  readonly preempt: () => Promise<void>;
  /** Counts the connections granted to users so far, background work excluded. */
  readonly grantCount: () => number;
  /** Destroys prepared statements of tables that are not served any more. */
  readonly clearStatements: () => void;
  /** Interrupts running work, waits for it, and closes the connections. */
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly size: number;
  readonly queueLength: number;
  /** Maximum connections of one client at a time, and its maximum for expensive queries. */
  readonly maxPerClient: number;
  readonly maxExpensivePerClient: number;
  readonly timeoutMs: number;
  /** Resolves when a connection and its client may run again after `workedMs` of work. */
  readonly cooldown?: (workedMs: number) => Promise<void>;
}

const ANONYMOUS: Client = '';
/** A query may be overtaken by cheaper ones of the same client for this multiple of its estimated duration. */
const OVERTAKE_FACTOR = 30;
/** Limit of the delay that waiting queries of the same kind add. Repetition therefore blocks no other query. */
const MAX_REPETITION_DELAY_MS = 60_000;
const startDelayMs = (estimate: number, sameKind: number): number =>
  estimate * OVERTAKE_FACTOR + Math.min(estimate * OVERTAKE_FACTOR * sameKind, MAX_REPETITION_DELAY_MS);
/** Queries estimated longer, in ms, are expensive: some connections stay free for cheaper ones. */
const EXPENSIVE_MS = 15;
/** DuckDB's error if memory or spill space on the disk is used up. */
const OUT_OF_MEMORY = /Out of Memory Error:/;
/** Turns an engine's memory error into one that tells the user what to do. */
export const toQueryError = (error: unknown): unknown =>
  OUT_OF_MEMORY.test(String(error)) ? createQueryError('out-of-memory', {}, { cause: error }) : error;

/** No user waits for background work, which may take longer on a busy machine. */
const BACKGROUND_TIMEOUT_FACTOR = 12;

const INTERRUPT_EVERY_MS = 10;

/** Limits that end a query. */
interface RunLimits {
  readonly controller: AbortController;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

class Pool implements QueryPool {
  readonly #idle: Connection[];
  readonly #queue: AdmissionQueue<Connection>;
  readonly #running = new Map<Promise<unknown>, AbortController>();
  #isClosed = false;

  constructor(
    private readonly all: readonly Connection[],
    private readonly options: PoolOptions,
  ) {
    this.#idle = [...all];
    this.#queue = new AdmissionQueue({
      queueLength: options.queueLength,
      maxPerClient: options.maxPerClient,
      maxExpensivePerClient: options.maxExpensivePerClient,
    });
  }

  readonly run = async <T>(work: Work<T>, signal?: AbortSignal, client = ANONYMOUS, hints: QueryHints = {}): Promise<T> => {
    signal?.throwIfAborted();
    const { estimate = 0, kind } = hints;
    const request = { client, kind, isExpensive: estimate > EXPENSIVE_MS };
    const connection = await this.#acquire(request, estimate, signal);
    // The pool may have closed between grant and start.
    if (this.#isClosed) throw createQueryError('busy');
    const began = performance.now();
    const controller = new AbortController();
    const timeoutMs = this.options.timeoutMs * (client === BACKGROUND ? BACKGROUND_TIMEOUT_FACTOR : 1);
    const running = this.#runWithLimits(connection, work, { controller, timeoutMs, signal });
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    this.#running.set(settled, controller);
    try {
      return await running;
    } finally {
      this.#running.delete(settled);
      this.#afterCooldown(performance.now() - began, () => this.#release(connection, request));
    }
  };

  readonly close = async (): Promise<void> => {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const queued of this.#queue.takeAll()) queued.refuse(createQueryError('busy'));
    // Closing a connection during a query leaves its promise unsettled: interrupt, wait, then close.
    await this.#interrupt(createQueryError('busy'));
    this.clearStatements();
    for (const connection of this.all) connection.close();
  };

  readonly clearStatements = (): void => {
    for (const connection of this.all) connection.clearStatements();
  };

  readonly grantCount = (): number => this.#queue.grantCount;

  readonly preempt = (): Promise<void> => this.#interrupt(createQueryError('out-of-memory'));

  async #interrupt(reason: QueryError): Promise<void> {
    for (const controller of this.#running.values()) controller.abort(reason);
    await Promise.all(this.#running.keys());
  }

  #acquire(request: ResourceRequest, estimate: number, signal: AbortSignal | undefined): Promise<Connection> {
    if (this.#isClosed) return Promise.reject(createQueryError('busy'));
    const idle = this.#queue.canGrant(request) ? this.#idle.pop() : undefined;
    if (idle) {
      this.#queue.recordGrant(request);
      return Promise.resolve(idle);
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#queue.remove(queued);
        reject(signal?.reason as Error);
      };
      const stopWatching = () => signal?.removeEventListener('abort', leave);
      const queued = {
        ...request,
        startBy: performance.now() + startDelayMs(estimate, this.#queue.countSameKind(request)),
        grant: (connection: Connection) => {
          stopWatching();
          resolve(connection);
        },
        refuse: (error: unknown) => {
          stopWatching();
          reject(error as Error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      const createRefusal = () => createQueryError('busy');
      if (!this.#queue.add(queued, createRefusal)) queued.refuse(createRefusal());
    });
  }

  #afterCooldown(workedMs: number, then: () => void): void {
    const { cooldown } = this.options;
    if (cooldown && !this.#isClosed) void cooldown(workedMs).then(then);
    else then();
  }

  #release(connection: Connection, request: ResourceRequest): void {
    this.#queue.recordRelease(request);
    this.#idle.push(connection);
    const next = this.#queue.takeNext();
    const idle = next ? this.#idle.pop() : undefined;
    if (!next || !idle) return;
    this.#queue.recordGrant(next);
    next.grant(idle);
  }

  /** The timeout belongs to this run, so that it never interrupts the next query of the connection. */
  async #runWithLimits<T>(connection: Connection, work: Work<T>, { controller, timeoutMs, signal }: RunLimits): Promise<T> {
    const timer = setTimeout(
      () => controller.abort(createQueryError('too-slow', { seconds: String(Math.ceil(timeoutMs / 1000)) })),
      timeoutMs,
    );
    const leave = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    const stopInterrupting = interruptOnAbort(controller.signal, connection);
    if (signal?.aborted) leave();
    try {
      return await work(async (sql, values, use) => {
        controller.signal.throwIfAborted();
        try {
          return await connection.runSql(sql, values, use);
        } catch (error) {
          throw toQueryError(error);
        } finally {
          controller.signal.throwIfAborted();
        }
      }, controller.signal);
    } finally {
      clearTimeout(timer);
      stopInterrupting();
      signal?.removeEventListener('abort', leave);
    }
  }
}

// DuckDB forgets an interrupt between two steps, so it is repeated until the query ends.
export function interruptOnAbort(signal: AbortSignal, connection: Pick<Connection, 'interrupt'>): () => void {
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

/** Opens a pool of `size` connections. */
export async function openPool(connect: () => Promise<Connection>, options: PoolOptions): Promise<QueryPool> {
  return new Pool(await Promise.all(Array.from({ length: options.size }, connect)), options);
}
