import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, one } from '../engine/duck.ts';
import { refusal } from '../questions/query-error.ts';
import type { Reading } from '../questions/explain.ts';
import { packKept } from '../serving/engine.ts';
import { interruptOn, spoken } from '../serving/query-pool.ts';

/** How tables are worked out of single rows. */
export interface Recipe {
  /** The relations that are made; the first one names the recipe. */
  readonly tables: readonly [string, ...string[]];
  /** Whatever else they make is temporary. */
  readonly statements: readonly string[];
}

/** Lets something be worked out, until it is unwanted; ends as a pool's `run` does. */
export type Lend = (work: (ended: AbortSignal) => Promise<void>, unwanted: AbortSignal) => Promise<void>;

/** Who asks: by which right something is worked out for them, and when they leave. */
export interface Asker {
  readonly lend: Lend;
  readonly signal?: AbortSignal | undefined;
}

/** Days that readers compare with: the same day of last year, and those that follow from the periods that they choose; some need two of these. */
const MOST = 24;

interface Made {
  readonly recipe: Recipe;
  readonly done: Promise<void>;
  readonly unwanted: AbortController;
  /** Resolves once none of its tables is there, where it failed or made room. */
  gone: Promise<unknown>;
  users: number;
}

/** Waits, but not beyond the leaving of whoever asks. */
function unlessLeft(waited: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    void waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** What few questions to one generation need beside its tables. */
export interface Aside {
  /** 0 for a relation that is not ready. */
  readonly rowsIn: (relation: string) => Pick<Reading, 'rows' | 'read'>;
  /** Does `work` once what the recipes make is ready, and while it stays; QueryError where it will not be. */
  readonly use: <T>(recipes: readonly Recipe[], work: () => Promise<T>, asker: Asker) => Promise<T>;
}

/**
 * What few questions to one generation need, worked out when the first of them asks for it, and kept in memory until others have taken
 * its place. Those who ask for the same share it; it is given up when all of them have left.
 */
export class MadeAside implements Aside {
  readonly #made = new Map<string, Made>();
  readonly #rows = new Map<string, number>();
  readonly #ending = new AbortController();
  #making: Promise<unknown> = Promise.resolve();

  constructor(private readonly connect: () => Promise<DuckDBConnection>) {}

  readonly rowsIn = (relation: string): Pick<Reading, 'rows' | 'read'> => {
    const rows = this.#rows.get(relation) ?? 0;
    return { rows, read: rows };
  };

  /** Works out what questions will ask for, however long it takes; what fails is worked out again for the next one. */
  readonly prepare = (recipe: Recipe): Promise<void> => {
    const unlimited: Lend = (work, unwanted) => work(unwanted);
    return this.use([recipe], () => Promise.resolve(), { lend: unlimited }).catch(() => undefined);
  };

  /** Works out what is needed, and keeps it until `work` is done; QueryError `busy` where the generation is taken down meanwhile. */
  readonly use = async <T>(recipes: readonly Recipe[], work: () => Promise<T>, { lend, signal }: Asker): Promise<T> => {
    signal?.throwIfAborted();
    const needed = recipes.map((recipe) => this.#begin(recipe, lend));
    for (const one of needed) one.users += 1;
    try {
      const all = Promise.all(needed.map(({ done }) => done));
      await (signal ? unlessLeft(all, signal) : all);
      return await work();
    } finally {
      for (const one of needed) this.#leave(one);
    }
  };

  /** Interrupts what is worked out, and waits for its end. */
  readonly end = async (): Promise<void> => {
    this.#ending.abort(refusal('busy'));
    await this.#making;
  };

  #begin(recipe: Recipe, lend: Lend): Made {
    const [key] = recipe.tables;
    const known = this.#made.get(key);
    if (known && !known.unwanted.signal.aborted) return known;
    this.#ending.signal.throwIfAborted();
    const unwanted = new AbortController();
    const ending = AbortSignal.any([unwanted.signal, this.#ending.signal]);
    // What is being given up has tables of the same names.
    const done = Promise.resolve(known?.gone).then(() => lend((ended) => this.#make(recipe, ended), ending));
    const gone = done.catch(() => this.#forget(made));
    const made: Made = { recipe, done, unwanted, gone, users: 0 };
    this.#made.set(key, made);
    this.#making = Promise.all([this.#making, gone]);
    return made;
  }

  #leave(made: Made): void {
    made.users -= 1;
    if (made.users === 0 && !this.#isReady(made)) made.unwanted.abort(refusal('busy'));
  }

  #isReady({ recipe }: Made): boolean {
    return this.#rows.has(recipe.tables[0]);
  }

  #forget(made: Made): void {
    const [key] = made.recipe.tables;
    if (this.#made.get(key) === made) this.#made.delete(key);
  }

  /** By a connection of its own, with which everything temporary is gone. */
  async #make(recipe: Recipe, ended: AbortSignal): Promise<void> {
    const connection = await this.connect();
    const stopInterrupting = interruptOn(ended, connection);
    try {
      for (const statement of recipe.statements) {
        ended.throwIfAborted();
        await execute(connection, statement);
      }
      const counts: number[] = [];
      for (const table of recipe.tables) counts.push(integer((await one(connection, `SELECT count(*) FROM ${table}`))[0]));
      ended.throwIfAborted();
      recipe.tables.forEach((table, index) => this.#rows.set(table, counts[index] ?? 0));
      stopInterrupting();
      await packKept(connection);
      await this.#makeRoom(connection);
    } catch (error) {
      stopInterrupting();
      await this.#drop(connection, recipe);
      throw ended.aborted ? ended.reason : spoken(error);
    } finally {
      connection.closeSync();
    }
  }

  /** Drops the oldest of those that nobody uses, where there are too many. */
  async #makeRoom(connection: DuckDBConnection): Promise<void> {
    const leaving = this.#made.size > MOST ? [...this.#made.values()].find((made) => made.users === 0 && this.#isReady(made)) : undefined;
    if (!leaving) return;
    leaving.unwanted.abort(refusal('busy'));
    leaving.gone = this.#drop(connection, leaving.recipe);
    await leaving.gone;
    this.#forget(leaving);
  }

  async #drop(connection: DuckDBConnection, { tables }: Recipe): Promise<void> {
    for (const table of tables) this.#rows.delete(table);
    await execute(connection, ...tables.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
