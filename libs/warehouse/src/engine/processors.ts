import type { DuckDBConnection } from '@duckdb/node-api';
import { execute } from './duck.ts';

/**
 * Divides the processors among the connections of an engine that are at work at a time: one that works alone is helped by the engine's
 * threads, several that work each have their own. A connection waits for helpers without sleeping, so that more threads than processors
 * cost up to a third of all processor time.
 */
export class Processors {
  /** Whoever fills the draft works on its connection until it is published. */
  #atWork = 1;
  #threads: number;
  #dividing: Promise<void> = Promise.resolve();

  constructor(
    /** Nothing else is asked of it, so that it never waits for a statement. */
    private readonly connection: DuckDBConnection,
    private readonly all: number,
  ) {
    this.#threads = all;
  }

  /** Counts a connection as at work until its work is done. */
  async atWork<T>(work: () => Promise<T>): Promise<T> {
    this.#change(1);
    try {
      return await work();
    } finally {
      this.#change(-1);
    }
  }

  /** Counts a connection that is at work as resting while it waits for others. */
  async atRest<T>(wait: () => Promise<T>): Promise<T> {
    this.#change(-1);
    try {
      return await wait();
    } finally {
      this.#change(1);
    }
  }

  /** Resolves when the engine's threads are divided as of now. */
  settled(): Promise<void> {
    return this.#dividing;
  }

  async close(): Promise<void> {
    await this.settled();
    this.connection.closeSync();
  }

  #change(by: number): void {
    this.#atWork += by;
    this.#dividing = this.#dividing.then(() => this.#divide());
  }

  async #divide(): Promise<void> {
    // Work that follows work at once shall not change anything.
    await new Promise((resolve) => setImmediate(resolve));
    const threads = Math.max(1, this.all - Math.max(0, this.#atWork - 1));
    if (threads === this.#threads) return;
    this.#threads = threads;
    // Another division costs time and nothing else: what is at work goes on with the one before.
    await execute(this.connection, `SET threads = ${String(threads)}`).catch(() => undefined);
  }
}
