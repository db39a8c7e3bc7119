import type { DuckDBConnection } from '@duckdb/node-api';
import type { CalendarDate } from '@pendapa/contracts';
import type { Connections } from '../connections.ts';
import { execute, integer, one } from '../duck.ts';
import { clearStoodSql, STOOD_NAMES, stoodSql, type StoodTable } from '../obligations-then.ts';
import { refusal } from '../query-error.ts';
import type { Reading } from '../questions/explain.ts';
import type { StoodRelation } from '../questions/resolve.ts';
import { interruptOn } from './query-pool.ts';

/** Days that readers compare with: the same day of last year, and those that follow from the periods that they choose. */
const MOST_DAYS = 16;

const RELATIONS: ReadonlySet<string> = new Set(STOOD_NAMES.map((name): StoodRelation => `${name}_stood`));
export const isStood = (table: string): table is StoodRelation => RELATIONS.has(table);

interface Day {
  readonly made: Promise<void>;
  readonly rows: Map<string, number>;
  users: number;
}

/**
 * By how much the sums of duties of one generation were others on an earlier day, when less of them had been paid, filed and cancelled.
 * A day is worked out when the first question asks for it, and kept in memory.
 */
export class AsItStood {
  readonly #days = new Map<CalendarDate, Day>();
  readonly #ending = new AbortController();
  #making: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly schema: string,
    private readonly aside: Connections,
  ) {}

  readonly relationOf = (table: StoodRelation, on: CalendarDate): string => `${this.schema}.${table}_${on.replaceAll('-', '')}`;

  /** 0 for a day that is not worked out yet. */
  readonly rowsIn = (table: StoodRelation, on: CalendarDate): Pick<Reading, 'rows' | 'read'> => {
    const rows = this.#days.get(on)?.rows.get(table) ?? 0;
    return { rows, read: rows };
  };

  /** Works out a day for the questions to come; one that fails is worked out again for the next. */
  readonly prepare = (on: CalendarDate): void => {
    this.#dayOf(on).made.catch(() => undefined);
  };

  /** Works out a day, and keeps it until `work` is done; QueryError `busy` where the generation is taken down meanwhile. */
  readonly use = async <T>(on: CalendarDate, work: () => Promise<T>): Promise<T> => {
    const day = this.#dayOf(on);
    day.users += 1;
    try {
      await day.made;
      return await work();
    } finally {
      day.users -= 1;
    }
  };

  /** Interrupts what is worked out, and waits for its end. */
  readonly end = async (): Promise<void> => {
    this.#ending.abort(refusal('busy'));
    await this.#making;
  };

  #dayOf(on: CalendarDate): Day {
    const known = this.#days.get(on);
    if (known) return known;
    const rows = new Map<string, number>();
    const leaving = [...this.#days].find(([, { users }]) => users === 0 && this.#days.size >= MOST_DAYS)?.[0];
    if (leaving !== undefined) this.#days.delete(leaving);
    const made = this.aside.use((connection) => this.#make(connection, on, rows, leaving));
    const settled = made.catch(() => this.#days.delete(on));
    this.#making = Promise.all([this.#making, settled]);
    const day = { made, rows, users: 0 };
    this.#days.set(on, day);
    return day;
  }

  async #make(connection: DuckDBConnection, on: CalendarDate, rows: Map<string, number>, leaving: CalendarDate | undefined): Promise<void> {
    const { signal } = this.#ending;
    const stopInterrupting = interruptOn(signal, connection);
    const targetOf = (name: StoodTable) => this.relationOf(`${name}_stood`, on);
    try {
      if (leaving !== undefined) await execute(connection, ...this.#dropSql(leaving));
      for (const statement of stoodSql(this.schema, on, targetOf)) {
        signal.throwIfAborted();
        await execute(connection, statement);
      }
      for (const name of STOOD_NAMES) {
        const [count] = await one(connection, `SELECT count(*) FROM ${targetOf(name)}`);
        rows.set(`${name}_stood`, integer(count));
      }
    } catch (error) {
      stopInterrupting();
      await execute(connection, ...this.#dropSql(on));
      throw signal.aborted ? signal.reason : error;
    } finally {
      stopInterrupting();
      await execute(connection, ...clearStoodSql(this.schema));
    }
  }

  #dropSql(on: CalendarDate): string[] {
    return STOOD_NAMES.map((name) => `DROP TABLE IF EXISTS ${this.relationOf(`${name}_stood`, on)}`);
  }
}
