import type { DuckDBConnection, DuckDBPreparedStatement, DuckDBValue } from '@duckdb/node-api';
import { answered, type Row } from '../duck.ts';

/**
 * The statements of one connection that were planned before, the least recently used leaving first: to plan a question again with
 * another unit or tax would take a third of its processor time.
 */
export class KeptStatements {
  readonly #kept = new Map<string, DuckDBPreparedStatement>();

  constructor(
    private readonly connection: DuckDBConnection,
    private readonly most: number,
  ) {}

  /** Runs one statement with bound values and returns its rows. */
  readonly query = async (sql: string, values: readonly DuckDBValue[]): Promise<Row[]> => {
    const statement = this.#kept.get(sql) ?? (await this.connection.prepare(sql));
    // While it runs nobody else can let it go; what failed is planned anew.
    this.#kept.delete(sql);
    let rows: Row[];
    try {
      rows = await answered(statement, values);
    } catch (error) {
      statement.destroySync();
      throw error;
    }
    this.#keep(sql, statement);
    return rows;
  };

  /** Lets all statements go: those of what is no longer served would hold it. */
  readonly clear = (): void => {
    for (const statement of this.#kept.values()) statement.destroySync();
    this.#kept.clear();
  };

  #keep(sql: string, statement: DuckDBPreparedStatement): void {
    this.#kept.get(sql)?.destroySync();
    this.#kept.set(sql, statement);
    if (this.#kept.size <= this.most) return;
    for (const [oldest, leaving] of this.#kept) {
      leaving.destroySync();
      this.#kept.delete(oldest);
      return;
    }
  }
}
