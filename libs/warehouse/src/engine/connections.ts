import type { DuckDBConnection } from '@duckdb/node-api';

/** Pool of connections, opened on demand. Each has one user at a time; requests wait in order. */
export class Connections {
  readonly #open: DuckDBConnection[] = [];
  readonly #idle: DuckDBConnection[] = [];
  readonly #waiting: ((connection: DuckDBConnection) => void)[] = [];
  #left: number;

  constructor(
    maxConnections: number,
    private readonly connect: () => Promise<DuckDBConnection>,
  ) {
    this.#left = maxConnections;
  }

  async use<T>(work: (connection: DuckDBConnection) => Promise<T>): Promise<T> {
    const connection = await this.#take();
    try {
      return await work(connection);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(connection);
      else this.#idle.push(connection);
    }
  }

  interrupt(): void {
    for (const connection of this.#open) connection.interrupt();
  }

  /** Closes all connections; none may be in use. */
  close(): void {
    for (const connection of this.#open.splice(0)) connection.closeSync();
  }

  async #take(): Promise<DuckDBConnection> {
    const idle = this.#idle.shift();
    if (idle) return idle;
    if (this.#left === 0) return new Promise((resolve) => this.#waiting.push(resolve));
    this.#left -= 1;
    const connection = await this.connect();
    this.#open.push(connection);
    return connection;
  }
}
