import type { DuckDBConnection } from '@duckdb/node-api';
import { execute } from './duck.ts';

/**
 * Divides the processors among the connections of an engine that work at the same time.
 * A single connection gets all threads of the engine; several have one thread each and share the rest.
 * Connections wait actively, so more threads than processors would cost up to a third of all processor time.
 */
export class Processors {
  /** The connection that fills the draft works until it is published. */
  #workingConnections = 1;
  #threads: number;
  #dividing: Promise<void> = Promise.resolve();

  constructor(
    /** Used for nothing else, so that it never waits for a statement. */
    private readonly connection: DuckDBConnection,
    private readonly all: number,
  ) {
    this.#threads = all;
  }

  /** Counts a connection as working until its work is done. */
  async atWork<T>(work: () => Promise<T>): Promise<T> {
    this.#change(1);
    try {
      return await work();
    } finally {
      this.#change(-1);
    }
  }

  /** Counts a working connection as idle while it waits for others. */
  async atRest<T>(wait: () => Promise<T>): Promise<T> {
    this.#change(-1);
    try {
      return await wait();
    } finally {
      this.#change(1);
    }
  }

  /** Resolves when the engine has the current number of threads. */
  settled(): Promise<void> {
    return this.#dividing;
  }

  async close(): Promise<void> {
    await this.settled();
    this.connection.closeSync();
  }

  #change(by: number): void {
    this.#workingConnections += by;
    this.#dividing = this.#dividing.then(() => this.#divide());
  }

  async #divide(): Promise<void> {
    // Work that directly follows other work changes nothing.
    await new Promise((resolve) => setImmediate(resolve));
    const threads = Math.max(1, this.all - Math.max(0, this.#workingConnections - 1));
    if (threads === this.#threads) return;
    this.#threads = threads;
    // If it fails, the work continues with the number before.
    await execute(this.connection, `SET threads = ${String(threads)}`).catch(() => undefined);
  }
}
