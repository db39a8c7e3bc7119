import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import { emptyFolder } from '../data-folder/empty-folder.ts';
import { damagedFileError } from '../data-folder/damaged-file.ts';
import { generationNumbers, readCurrent, readGeneration } from '../generations/generations.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { extentOf } from '../generations/manifest.ts';
import { storedIn } from '../rollups/published-tables.ts';
import { checkpointMemory } from './engine.ts';
import type { QueryScheduler } from './query-scheduler.ts';
import { MEMORY_ROLLUPS } from '../rollups/all-rollups.ts';
import { PartsMonitor } from './parts-monitor.ts';
import { defaultNeeds, viewDefinitionOf } from '../rollups/on-demand.ts';
import {
  closeGeneration,
  openGeneration,
  servedParts,
  type QueryableGeneration,
  type AttachedParts,
  type Generations,
  type ServedGeneration,
} from './served-generation.ts';

interface LeasedGeneration {
  readonly served: ServedGeneration;
  leases: number;
  retired: boolean;
}

const toUserError = (error: unknown, file: string): UserError => (error instanceof UserError ? error : damagedFileError(file, error));

function paymentsIn({ manifest }: ServedGeneration): number {
  const extent = extentOf(manifest);
  return extent === null ? 0 : storedIn(manifest, 'payments', extent).rows;
}

/**
 * Serves one generation at a time and follows the data folder.
 * A caller keeps its generation; an old one closes when its last caller leaves, so no answer mixes two.
 */
export class GenerationsServer implements Generations {
  readonly kind = 'folder';
  readonly #attached: AttachedParts = new Map();
  /** Generations that could not be opened or are damaged, with the reason. */
  readonly #refused = new Map<number, UserError>();
  #current: LeasedGeneration | null = null;
  /** The current generation and older ones that are not closed yet. */
  readonly #open = new Set<ServedGeneration>();
  #changing: Promise<unknown> = Promise.resolve();
  #damage: UserError | null = null;
  readonly #watch: PartsMonitor;
  #isClosed = false;

  constructor(
    private readonly dataFolder: string,
    private readonly connection: DuckDBConnection,
    /** Opens the connections that build materialized views. */
    private readonly connect: () => Promise<DuckDBConnection>,
    /** Tables with fewer rows are not pinned and get no rollups in memory. */
    private readonly minRowsInMemory: number,
    private readonly scheduler: Pick<QueryScheduler, 'clearStatements' | 'waitForCooldown'>,
  ) {
    this.#watch = new PartsMonitor(pathsOf(dataFolder).parts);
  }

  get current(): ServedGeneration {
    if (!this.#current) throw new Error('No generation is open.');
    return this.#current.served;
  }

  /** Why an older generation than the published one is served; null if there is no fault. */
  get damage(): UserError | null {
    return this.#damage;
  }

  /**
   * Serves the published generation, or the newest older one that opens.
   * @throws UserError if none opens
   */
  follow(): Promise<void> {
    return this.#runExclusive(async () => {
      const published = await readCurrent(this.dataFolder);
      if (published === null) throw emptyFolder(this.dataFolder);
      const older = (await generationNumbers(this.dataFolder)).filter((generation) => generation < published);
      let failure: UserError | null = null;
      for (const generation of [published, ...older]) {
        const refused = this.#refused.get(generation);
        failure ??= refused ?? null;
        if (refused) continue;
        if (this.#current?.served.manifest.generation === generation) break;
        try {
          await this.#serve(generation);
          break;
        } catch (error) {
          const fault = toUserError(error, String(generation));
          this.#refused.set(generation, fault);
          failure ??= fault;
        }
      }
      this.#damage = failure;
      if (!this.#current) throw failure ?? emptyFolder(this.dataFolder);
    });
  }

  /** Drops a generation with a damaged block and serves the one before; without an older one it stays. */
  abandon(served: QueryableGeneration, cause: unknown): Promise<void> {
    const { generation } = served.manifest;
    this.#refused.set(generation, damagedFileError(String(generation), cause));
    return this.follow();
  }

  /** Drops every generation with a changed part; if all have it, the served one stays. */
  async examine(): Promise<void> {
    const found = await this.#watch.check(servedParts(this.current.manifest));
    if (found.length === 0) return;
    for (const generation of await generationNumbers(this.dataFolder)) {
      const manifest = await readGeneration(this.dataFolder, generation).catch(() => null);
      const own = found.find(({ file }) => manifest?.parts.some((part) => part.file === file));
      if (own) this.#refused.set(generation, damagedFileError(own.file));
    }
    await this.follow();
  }

  async use<T>(work: (served: ServedGeneration) => Promise<T>): Promise<T> {
    const leased = this.#current;
    if (!leased) throw new Error('No generation is open.');
    leased.leases += 1;
    try {
      return await work(leased.served);
    } finally {
      leased.leases -= 1;
      if (leased.retired && leased.leases === 0) this.#close(leased);
    }
  }

  async settled(): Promise<void> {
    await this.#changing;
  }

  /** Waits for the current change and starts no other, so that the connection can be closed. */
  async close(): Promise<void> {
    this.#isClosed = true;
    // A connection must not close while it builds a view; the current change may open one more.
    await this.#stopViews();
    await this.#changing;
    await this.#stopViews();
  }

  async #stopViews(): Promise<void> {
    await Promise.all([...this.#open].flatMap(({ views, lists }) => [views.stop(), lists.stop()]));
  }

  async #serve(generation: number): Promise<void> {
    const manifest = await readGeneration(this.dataFolder, generation);
    const served = await openGeneration(this.connection, this.connect, manifest, pathsOf(this.dataFolder).parts, this.#attached);
    this.#open.add(served);
    const before = this.#current;
    this.#current = { served, leases: 0, retired: false };
    if (before) this.#retire(before);
    // Queries run meanwhile on the daily sums.
    this.#runExclusive(() => this.#buildRollups(served)).catch(() => undefined);
  }

  /** Builds one rollup at a time with a cooldown after each while users query, so that they keep the processor. */
  async #buildRollups(served: ServedGeneration): Promise<void> {
    const { views, memory } = served;
    const dates = { asOf: served.asOf, since: served.manifest.since };
    const needs = paymentsIn(served) >= this.minRowsInMemory ? defaultNeeds(dates) : [];
    const steps = [
      ...MEMORY_ROLLUPS.map((name) => () => memory.build(this.connection, name, this.minRowsInMemory)),
      ...needs.map((need) => () => views.prepare(viewDefinitionOf(served, need))),
    ];
    for (const step of steps) {
      if (this.#isClosed || !(await this.#isNewest(served))) return;
      const began = performance.now();
      // If a rollup fails, by an overflow for example, queries read the parts.
      await step().catch(() => undefined);
      await checkpointMemory(this.connection);
      await this.scheduler.waitForCooldown(performance.now() - began);
    }
  }

  /** Returns false if another generation is published: it does not wait for rollups of the old one. */
  async #isNewest(served: ServedGeneration): Promise<boolean> {
    const published = await readCurrent(this.dataFolder).catch(() => null);
    const isPublished = published === null || published === served.manifest.generation || this.#refused.has(published);
    return isPublished && this.#current?.served === served;
  }

  #retire(leased: LeasedGeneration): void {
    leased.retired = true;
    if (leased.leases === 0) this.#close(leased);
  }

  /** A failed detach costs memory until the process ends and harms no answer. */
  #close({ served }: LeasedGeneration): void {
    this.#runExclusive(async () => {
      // Prepared statements keep the closed tables in use.
      this.scheduler.clearStatements();
      await closeGeneration(this.connection, served, this.#attached);
      this.#open.delete(served);
    }).catch(() => undefined);
  }

  /** Attaching and detaching share one connection and the use counts, so they never overlap. */
  #runExclusive(work: () => Promise<void>): Promise<void> {
    const next = this.#changing.then(() => (this.#isClosed ? undefined : work()));
    this.#changing = next.catch(() => undefined);
    return next;
  }
}
