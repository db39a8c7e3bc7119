import type { DuckDBConnection } from '@duckdb/node-api';

/** So many connections of an engine, opened as they are needed and used by one at a time, in the order in which they were asked for. */
export class Connections {
  readonly #open: DuckDBConnection[] = [];
  readonly #idle: DuckDBConnection[] = [];
  readonly #asking: ((connection: DuckDBConnection) => void)[] = [];
  #left: number;

  constructor(
    most: number,
    private readonly connect: () => Promise<DuckDBConnection>,
  ) {
    this.#left = most;
  }

  async use<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await this.#take();
    try {
      return await work(connection);
    } finally {
      const next = this.#asking.shift();
      if (next) next(connection);
      else this.#idle.push(connection);
    }
  }

  interrupt(): void {
    for (const connection of this.#open) connection.interrupt();
  }

  /** Only when nothing uses them any more. */
  close(): void {
    for (const connection of this.#open.splice(0)) connection.closeSync();
  }

  async #take(): Promise<DuckDBConnection> {
    const idle = this.#idle.shift();
    if (idle) return idle;
    if (this.#left === 0) return new Promise((resolve) => this.#asking.push(resolve));
    this.#left -= 1;
    const connection = await this.connect();
    this.#open.push(connection);
    return connection;
  }
}
