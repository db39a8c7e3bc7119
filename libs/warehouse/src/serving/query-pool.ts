import type { DuckDBConnection, DuckDBInstance, DuckDBValue } from '@duckdb/node-api';
import type { Row } from '../duck.ts';
import { refusal } from '../query-error.ts';
import { KeptStatements } from './kept-statements.ts';

export type Ask = (sql: string, values: readonly DuckDBValue[]) => Promise<Row[]>;

export interface QueryPool {
  /**
   * Lends one connection to `work`. Ends in QueryError `busy` where too many wait, in `too-slow` after the time limit, and in the
   * signal's reason where the caller goes away; the engine is interrupted in both latter cases.
   */
  readonly run: <T>(work: (ask: Ask) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Lets the statements go that were planned for what is no longer served. */
  readonly forget: () => void;
  /** Interrupts what runs, waits for it, and closes the connections. */
  readonly close: () => Promise<void>;
}

export interface PoolOptions {
  readonly size: number;
  readonly queueLength: number;
  readonly timeoutMs: number;
  /** Planned statements that each connection keeps. */
  readonly keptStatements: number;
}

const INTERRUPT_EVERY_MS = 10;

interface Lent {
  readonly connection: DuckDBConnection;
  readonly statements: KeptStatements;
}

interface Waiter {
  readonly give: (lent: Lent) => void;
  readonly fail: (error: unknown) => void;
}

class Pool implements QueryPool {
  readonly #idle: Lent[];
  readonly #all: readonly Lent[];
  readonly #waiting: Waiter[] = [];
  readonly #running = new Map<Promise<unknown>, AbortController>();
  #closed = false;

  constructor(
    connections: readonly DuckDBConnection[],
    private readonly options: PoolOptions,
  ) {
    this.#all = connections.map((connection) => ({ connection, statements: new KeptStatements(connection, options.keptStatements) }));
    this.#idle = [...this.#all];
  }

  readonly run = async <T>(work: (ask: Ask) => Promise<T>, signal?: AbortSignal): Promise<T> => {
    signal?.throwIfAborted();
    const lent = await this.#lease(signal);
    // The pool may have been closed, and with it the connection, between the lending and now.
    if (this.#closed) throw refusal('busy');
    const ended = new AbortController();
    const running = this.#limited(lent, work, ended, signal);
    const settled = running.then(
      () => undefined,
      () => undefined,
    );
    this.#running.set(settled, ended);
    try {
      return await running;
    } finally {
      this.#running.delete(settled);
      this.#giveBack(lent);
    }
  };

  readonly close = async (): Promise<void> => {
    if (this.#closed) return;
    this.#closed = true;
    for (const waiter of this.#waiting.splice(0)) waiter.fail(refusal('busy'));
    // A connection closed during a query leaves the query's promise unsettled for ever: interrupt, wait, then close.
    for (const ended of this.#running.values()) ended.abort(refusal('busy'));
    await Promise.all(this.#running.keys());
    this.forget();
    for (const { connection } of this.#all) connection.closeSync();
  };

  readonly forget = (): void => {
    for (const { statements } of this.#all) statements.clear();
  };

  #lease(signal: AbortSignal | undefined): Promise<Lent> {
    if (this.#closed) return Promise.reject(refusal('busy'));
    const free = this.#idle.pop();
    if (free) return Promise.resolve(free);
    if (this.#waiting.length >= this.options.queueLength) return Promise.reject(refusal('busy'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(signal?.reason as Error);
      };
      const waiter: Waiter = {
        give: (lent) => {
          signal?.removeEventListener('abort', leave);
          resolve(lent);
        },
        fail: reject,
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiter);
    });
  }

  #giveBack(lent: Lent): void {
    const next = this.#waiting.shift();
    if (next) next.give(lent);
    else this.#idle.push(lent);
  }

  /** The time limit belongs to the lease, so that it can never interrupt the next holder of the connection. */
  async #limited<T>(
    { connection, statements }: Lent,
    work: (ask: Ask) => Promise<T>,
    ended: AbortController,
    signal: AbortSignal | undefined,
  ): Promise<T> {
    const { timeoutMs } = this.options;
    const timer = setTimeout(() => ended.abort(refusal('too-slow', { seconds: String(Math.ceil(timeoutMs / 1000)) })), timeoutMs);
    const leave = () => ended.abort(signal?.reason);
    signal?.addEventListener('abort', leave, { once: true });
    const stopInterrupting = interruptOn(ended.signal, connection);
    if (signal?.aborted) leave();
    try {
      return await work(async (sql, values) => {
        ended.signal.throwIfAborted();
        try {
          return await statements.query(sql, values);
        } finally {
          ended.signal.throwIfAborted();
        }
      });
    } finally {
      clearTimeout(timer);
      stopInterrupting();
      signal?.removeEventListener('abort', leave);
    }
  }
}

// An interrupt that arrives between two steps of the engine is forgotten when the next step begins: it is repeated until the
// query has ended.
export function interruptOn(signal: AbortSignal, connection: DuckDBConnection): () => void {
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

export async function openPool(instance: DuckDBInstance, options: PoolOptions): Promise<QueryPool> {
  return new Pool(await Promise.all(Array.from({ length: options.size }, () => instance.connect())), options);
}
