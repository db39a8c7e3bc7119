import type { DuckDBConnection, DuckDBPreparedStatement } from '@duckdb/node-api';
import { answered, type Row } from '../engine/duck.ts';
import type { Lane } from './lanes.ts';
import type { Connection } from './query-pool.ts';

/** What the engine holds for a planned statement, in bytes: about so many for any, and for each character of its text. */
const BYTES = { any: 200_000, character: 60 } as const;
/** A statement that takes more than this part of all is not kept: to plan it anew costs less than to plan all that would leave for it. */
const LARGEST_PART = 1 / 10;
/**
 * The engine holds with a planned statement what its last run worked out, groups and all, as long as the statement is kept. What took longer, in ms,
 * than this worked out much, and to plan it anew is a small part of its time.
 */
const LONGEST_RUN = 50;

/** What the planned statements of each connection may hold. */
export const KEPT_BYTES: Readonly<Record<Lane, number>> = { fast: 25_000_000, slow: 10_000_000 };

const bytesOf = (sql: string): number => BYTES.any + BYTES.character * sql.length;

/**
 * The statements of one connection that were planned before, the least recently used leaving first: to plan a question again with
 * another unit or tax would take a third of its processor time.
 */
export class KeptStatements {
  readonly #kept = new Map<string, DuckDBPreparedStatement>();
  #bytes = 0;

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly mostBytes: number,
  ) {}

  /** Runs one statement with bound values and returns its rows. */
  readonly query = async (sql: string, values: readonly string[]): Promise<Row[]> => {
    // While it runs nobody else can let it go; what failed is planned anew.
    const statement = this.#take(sql) ?? (await this.connection.prepare(sql));
    const began = performance.now();
    let rows: Row[];
    try {
      rows = await answered(statement, values);
    } catch (error) {
      statement.destroySync();
      throw error;
    }
    if (performance.now() - began > LONGEST_RUN) statement.destroySync();
    else this.#keep(sql, statement);
    return rows;
  };

  /** Lets all statements go: those of what is no longer served would hold it. */
  readonly clear = (): void => {
    for (const sql of this.#kept.keys()) this.#take(sql)?.destroySync();
  };

  #take(sql: string): DuckDBPreparedStatement | undefined {
    const statement = this.#kept.get(sql);
    if (statement && this.#kept.delete(sql)) this.#bytes -= bytesOf(sql);
    return statement;
  }

  #keep(sql: string, statement: DuckDBPreparedStatement): void {
    if (bytesOf(sql) > this.mostBytes * LARGEST_PART) {
      statement.destroySync();
      return;
    }
    this.#take(sql)?.destroySync();
    this.#kept.set(sql, statement);
    this.#bytes += bytesOf(sql);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.mostBytes) break;
      this.#take(oldest)?.destroySync();
    }
  }
}

/** A connection that keeps what it planned, up to so many bytes. */
export function keptConnection(connection: DuckDBConnection, mostBytes: number): Connection {
  const { query, clear } = new KeptStatements(connection, mostBytes);
  return { ask: query, interrupt: () => connection.interrupt(), forget: clear, close: () => connection.closeSync() };
}
