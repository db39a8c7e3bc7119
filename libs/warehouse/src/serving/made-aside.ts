import type { DuckDBConnection } from '@duckdb/node-api';
import type { Connections } from '../connections.ts';
import { execute, integer, one } from '../duck.ts';
import { refusal } from '../query-error.ts';
import type { Reading } from '../questions/explain.ts';
import { interruptOn } from './query-pool.ts';

/** How tables are worked out of single rows. */
export interface Recipe {
  /** The relations that are made; the first one names the recipe. */
  readonly tables: readonly [string, ...string[]];
  readonly statements: readonly string[];
  /** The statements afterwards, whether they failed or not. */
  readonly clearing: readonly string[];
}

/** Days that readers compare with: the same day of last year, and those that follow from the periods that they choose. */
const MOST = 16;

interface Made {
  readonly recipe: Recipe;
  readonly done: Promise<void>;
  users: number;
}

/**
 * What few questions to one generation need, worked out when the first of them asks for it, one after the other on a connection of
 * their own, and kept in memory until others have taken its place.
 */
export class MadeAside {
  readonly #made = new Map<string, Made>();
  readonly #rows = new Map<string, number>();
  readonly #ending = new AbortController();
  #making: Promise<unknown> = Promise.resolve();

  constructor(private readonly aside: Connections) {}

  /** 0 for a relation that is not worked out yet. */
  readonly rowsIn = (relation: string): Pick<Reading, 'rows' | 'read'> => {
    const rows = this.#rows.get(relation) ?? 0;
    return { rows, read: rows };
  };

  /** Works out what questions will ask for; what fails is worked out again for the next one. */
  readonly prepare = (recipe: Recipe): void => {
    this.#begin(recipe).done.catch(() => undefined);
  };

  /** Works out what is needed, and keeps it until `work` is done; QueryError `busy` where the generation is taken down meanwhile. */
  readonly use = async <T>(recipes: readonly Recipe[], work: () => Promise<T>): Promise<T> => {
    const needed = recipes.map((recipe) => this.#begin(recipe));
    for (const one of needed) one.users += 1;
    try {
      await Promise.all(needed.map(({ done }) => done));
      return await work();
    } finally {
      for (const one of needed) one.users -= 1;
    }
  };

  /** Interrupts what is worked out, and waits for its end. */
  readonly end = async (): Promise<void> => {
    this.#ending.abort(refusal('busy'));
    await this.#making;
  };

  #begin(recipe: Recipe): Made {
    const [key] = recipe.tables;
    const known = this.#made.get(key);
    if (known) return known;
    this.#ending.signal.throwIfAborted();
    const leaving = this.#made.size < MOST ? undefined : [...this.#made.values()].find(({ users }) => users === 0)?.recipe;
    if (leaving) this.#made.delete(leaving.tables[0]);
    const done = this.aside.use((connection) => this.#make(connection, recipe, leaving));
    const settled = done.catch(() => this.#made.delete(key));
    this.#making = Promise.all([this.#making, settled]);
    const made = { recipe, done, users: 0 };
    this.#made.set(key, made);
    return made;
  }

  async #make(connection: DuckDBConnection, recipe: Recipe, leaving: Recipe | undefined): Promise<void> {
    const { signal } = this.#ending;
    const stopInterrupting = interruptOn(signal, connection);
    try {
      if (leaving) await this.#drop(connection, leaving);
      for (const statement of recipe.statements) {
        signal.throwIfAborted();
        await execute(connection, statement);
      }
      for (const table of recipe.tables) this.#rows.set(table, integer((await one(connection, `SELECT count(*) FROM ${table}`))[0]));
    } catch (error) {
      stopInterrupting();
      await this.#drop(connection, recipe);
      throw signal.aborted ? signal.reason : error;
    } finally {
      stopInterrupting();
      await execute(connection, ...recipe.clearing);
    }
  }

  async #drop(connection: DuckDBConnection, { tables }: Recipe): Promise<void> {
    for (const table of tables) this.#rows.delete(table);
    await execute(connection, ...tables.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
