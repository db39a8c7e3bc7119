import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';
import { runPrepared, type Row, type RunSql } from '../engine/duck.ts';
import type { QueueName } from './query-scheduler.ts';
import type { Connection } from './query-pool.ts';

/** Estimated memory of a prepared statement in bytes: a base, and an amount for each character of SQL. */
const ESTIMATED_BYTES = { any: 200_000, character: 60 } as const;
/** A larger share of the cache is not stored: preparing it again costs less than what it would evict. */
const MAX_SHARE = 1 / 10;
/**
 * DuckDB keeps the last result of a prepared statement in memory.
 * Slower statements, in ms, have large results, and preparing them again is cheap in comparison.
 */
const MAX_RUN_MS = 50;

/** Cache size in bytes of each connection. */
export const STATEMENT_CACHE_BYTES: Readonly<Record<QueueName, number>> = { fast: 25_000_000, slow: 10_000_000 };

const bytesOf = (sql: string): number => ESTIMATED_BYTES.any + ESTIMATED_BYTES.character * sql.length;

/** Least-recently-used cache of prepared statements of one connection; preparing takes a third of a query's processor time. */
export class PreparedStatementCache {
  readonly #statements = new Map<string, DuckDBPreparedStatement>();
  #bytes = 0;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly maxBytes: number,
  ) {}

  /** Runs one statement with bound values and returns its rows. It is not cached if it runs `once`. */
  readonly query: RunSql = async (sql, values, use) => {
    // A running statement leaves the cache, so that nobody can destroy it; a failed one is prepared again.
    const statement = this.#take(sql) ?? (await this.connection.prepare(sql));
    const began = performance.now();
    let rows: Row[];
    try {
      rows = await runPrepared(statement, values);
    } catch (error) {
      statement.destroySync();
      throw error;
    }
    if (use === 'once' || performance.now() - began > MAX_RUN_MS) statement.destroySync();
    else this.#store(sql, statement);
    return rows;
  };

  /** Destroys all statements, so that tables of a closed generation are released. */
  readonly clear = (): void => {
    for (const sql of this.#statements.keys()) this.#take(sql)?.destroySync();
  };

  #take(sql: string): DuckDBPreparedStatement | undefined {
    const statement = this.#statements.get(sql);
    if (statement && this.#statements.delete(sql)) this.#bytes -= bytesOf(sql);
    return statement;
  }

  #store(sql: string, statement: DuckDBPreparedStatement): void {
    if (bytesOf(sql) > this.maxBytes * MAX_SHARE) {
      statement.destroySync();
      return;
    }
    this.#take(sql)?.destroySync();
    this.#statements.set(sql, statement);
    this.#bytes += bytesOf(sql);
    for (const oldest of this.#statements.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#take(oldest)?.destroySync();
    }
  }
}

/** Wraps a connection with a statement cache of `maxBytes`. */
export function withStatementCache(connection: DuckDBConnection, maxBytes: number): Connection {
  const { query, clear } = new PreparedStatementCache(connection, maxBytes);
  return { runSql: query, interrupt: () => connection.interrupt(), clearStatements: clear, close: () => connection.closeSync() };
}
