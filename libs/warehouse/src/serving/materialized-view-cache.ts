import type { DuckDBConnection } from '@duckdb/node-api';
import { execute, integer, firstRow } from '../engine/duck.ts';
import { createQueryError } from '../queries/query-error.ts';
import type { Reading } from '../queries/explain.ts';
import type { ViewDefinition } from '../rollups/on-demand.ts';
import { checkpointMemory } from './engine.ts';
import { interruptOnAbort, toQueryError } from './query-pool.ts';

/** Runs a build until it ends or is aborted; ends as `QueryPool.run` does. */
export type ScheduleBuild = (build: (ended: AbortSignal) => Promise<void>, signal: AbortSignal) => Promise<void>;

/** The caller: how its builds are scheduled, and when it leaves. */
export interface ViewRequester {
  readonly scheduleBuild: ScheduleBuild;
  readonly signal?: AbortSignal | undefined;
}

/** Room for the days that users compare with; some queries need two views. */
const MAX_VIEWS = 24;

interface CachedView {
  readonly definition: ViewDefinition;
  readonly done: Promise<void>;
  readonly abortController: AbortController;
  /** Resolves when its tables are dropped after a failure or an eviction. */
  dropped: Promise<unknown>;
  users: number;
}

/** Waits for a promise until the caller leaves. */
function waitOrAbort(promise: Promise<unknown>, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Views of one generation that only few queries need. */
export interface MaterializedViews {
  /** Returns 0 rows for a relation that is not built. */
  readonly rowsIn: (relation: string) => Pick<Reading, 'rows' | 'read'>;
  /**
   * Runs `work` while the views exist.
   * @throws QueryError if a view cannot be built
   */
  readonly use: <T>(definitions: readonly ViewDefinition[], work: () => Promise<T>, requester: ViewRequester) => Promise<T>;
}

/**
 * Builds views when a query first needs them and keeps them in memory until others replace them.
 * Callers that need the same view share its build; it is aborted when all of them have left.
 */
export class MaterializedViewCache implements MaterializedViews {
  readonly #views = new Map<string, CachedView>();
  readonly #rows = new Map<string, number>();
  readonly #stopping = new AbortController();
  #running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connect: () => Promise<DuckDBConnection>,
    private readonly maxViews = MAX_VIEWS,
  ) {}

  readonly rowsIn = (relation: string): Pick<Reading, 'rows' | 'read'> => {
    const rows = this.#rows.get(relation) ?? 0;
    return { rows, read: rows };
  };

  /** Builds a view without a timeout before a query needs it; after a failure the next query builds it. */
  readonly prepare = (definition: ViewDefinition): Promise<void> => {
    const unlimited: ScheduleBuild = (work, abortController) => work(abortController);
    return this.use([definition], () => Promise.resolve(), { scheduleBuild: unlimited }).catch(() => undefined);
  };

  /**
   * Builds the views and keeps them until `work` is done.
   * @throws QueryError `busy` if the generation closes meanwhile
   */
  readonly use = async <T>(
    definitions: readonly ViewDefinition[],
    work: () => Promise<T>,
    { scheduleBuild, signal }: ViewRequester,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const views = definitions.map((definition) => this.#startBuild(definition, scheduleBuild));
    for (const view of views) view.users += 1;
    try {
      const all = Promise.all(views.map(({ done }) => done));
      await (signal ? waitOrAbort(all, signal) : all);
      return await work();
    } finally {
      for (const view of views) this.#release(view);
    }
  };

  /** Aborts running builds and waits for their end. */
  readonly stop = async (): Promise<void> => {
    this.#stopping.abort(createQueryError('busy'));
    await this.#running;
  };

  #startBuild(definition: ViewDefinition, scheduleBuild: ScheduleBuild): CachedView {
    const [key] = definition.tables;
    const cached = this.#views.get(key);
    if (cached && !cached.abortController.signal.aborted) return cached;
    this.#stopping.signal.throwIfAborted();
    const abortController = new AbortController();
    const ending = AbortSignal.any([abortController.signal, this.#stopping.signal]);
    // An aborted build has tables of the same names.
    const done = Promise.resolve(cached?.dropped).then(() => scheduleBuild((ended) => this.#build(definition, ended), ending));
    const dropped = done.catch(() => this.#remove(view));
    const view: CachedView = { definition, done, abortController, dropped, users: 0 };
    this.#views.set(key, view);
    this.#running = Promise.all([this.#running, dropped]);
    return view;
  }

  #release(view: CachedView): void {
    view.users -= 1;
    if (view.users === 0 && !this.#isReady(view)) view.abortController.abort(createQueryError('busy'));
  }

  #isReady({ definition }: CachedView): boolean {
    return this.#rows.has(definition.tables[0]);
  }

  #remove(view: CachedView): void {
    const [key] = view.definition.tables;
    if (this.#views.get(key) === view) this.#views.delete(key);
  }

  /** Uses its own connection, whose temporary tables vanish with it. */
  async #build(definition: ViewDefinition, ended: AbortSignal): Promise<void> {
    const connection = await this.connect();
    const stopInterrupting = interruptOnAbort(ended, connection);
    try {
      for (const statement of definition.statements) {
        ended.throwIfAborted();
        await execute(connection, statement);
      }
      const counts: number[] = [];
      for (const table of definition.tables) counts.push(integer((await firstRow(connection, `SELECT count(*) FROM ${table}`))[0]));
      ended.throwIfAborted();
      definition.tables.forEach((table, index) => this.#rows.set(table, counts[index] ?? 0));
      stopInterrupting();
      await checkpointMemory(connection);
      await this.#evict(connection);
    } catch (error) {
      stopInterrupting();
      await this.#drop(connection, definition);
      throw ended.aborted ? ended.reason : toQueryError(error);
    } finally {
      connection.closeSync();
    }
  }

  /** Drops the oldest unused view if there are too many. */
  async #evict(connection: DuckDBConnection): Promise<void> {
    const oldest =
      this.#views.size > this.maxViews ? [...this.#views.values()].find((view) => view.users === 0 && this.#isReady(view)) : undefined;
    if (!oldest) return;
    oldest.abortController.abort(createQueryError('busy'));
    oldest.dropped = this.#drop(connection, oldest.definition);
    await oldest.dropped;
    this.#remove(oldest);
  }

  async #drop(connection: DuckDBConnection, { tables }: ViewDefinition): Promise<void> {
    for (const table of tables) this.#rows.delete(table);
    await execute(connection, ...tables.map((table) => `DROP TABLE IF EXISTS ${table}`));
  }
}
