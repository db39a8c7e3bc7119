import type { DuckDBConnection } from '@duckdb/node-api';
import { UserError } from '@pendapa/contracts';
import { damaged, generationNumbers, readCurrent, readGeneration } from '../generations/generations.ts';
import { pathsOf } from '../data-folder/paths.ts';
import { extentOf } from '../generations/manifest.ts';
import { storedIn } from '../generations/published-views.ts';
import { PAYER_SPLIT_NAMES } from '../derived/payer-splits.ts';
import { packKept } from './engine.ts';
import { HELD_TABLES } from './held-rows.ts';
import type { Lanes } from './lanes.ts';
import { MONTH_TABLE_NAMES } from './month-sums.ts';
import { TO_DATE_NAMES } from './to-date.ts';
import { PartsWatch } from './parts-watch.ts';
import { recipeOf } from '../aside/recipes.ts';
import { usualNeeds } from '../aside/usual-needs.ts';
import {
  closeGeneration,
  openGeneration,
  servedParts,
  type AskedGeneration,
  type Attached,
  type Generations,
  type ServedGeneration,
} from './served-generation.ts';

interface Held {
  readonly served: ServedGeneration;
  leases: number;
  retired: boolean;
}

export const emptyFolder = (dataFolder: string) =>
  new UserError({
    id: `Folder data "${dataFolder}" belum berisi data. Impor ekstrak dengan "pendapa import", atau buat data contoh dengan "pendapa sample".`,
    en: `The data folder "${dataFolder}" holds no data yet. Import an extract with "pendapa import", or make sample data with "pendapa sample".`,
  });

const asSpoken = (error: unknown, file: string): UserError => (error instanceof UserError ? error : damaged(file, error));

function paymentsIn({ manifest }: ServedGeneration): number {
  const extent = extentOf(manifest);
  return extent === null ? 0 : storedIn(manifest, 'payments', extent).rows;
}

/**
 * Serves one generation at a time and follows the data folder. A caller keeps the generation it began with: the one before is
 * taken down when its last caller has left, so that no answer mixes two.
 */
export class GenerationsServer implements Generations {
  readonly kind = 'folder';
  readonly #attached: Attached = new Map();
  /** Generations that could not be opened or turned out damaged, with the reason. */
  readonly #refused = new Map<number, UserError>();
  #current: Held | null = null;
  /** The current one, and those before it that are not taken down yet. */
  readonly #open = new Set<ServedGeneration>();
  #changing: Promise<unknown> = Promise.resolve();
  #damage: UserError | null = null;
  readonly #watch: PartsWatch;
  #closed = false;

  constructor(
    private readonly dataFolder: string,
    private readonly connection: DuckDBConnection,
    /** Opens connections by which is worked out what a question has to wait for. */
    private readonly connect: () => Promise<DuckDBConnection>,
    /** Of tables with fewer rows nothing is held in memory. */
    private readonly heldFrom: number,
    private readonly lanes: Pick<Lanes, 'forget' | 'whenQuiet'>,
  ) {
    this.#watch = new PartsWatch(pathsOf(dataFolder).parts);
  }

  get current(): ServedGeneration {
    if (!this.#current) throw new Error('No generation is open.');
    return this.#current.served;
  }

  /** Why an older generation than the published one is served; null when all is well. */
  get damage(): UserError | null {
    return this.#damage;
  }

  /** Serves the published generation, or the newest before it that can be opened; UserError where none can. */
  follow(): Promise<void> {
    return this.#oneAtATime(async () => {
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
          const spoken = asSpoken(error, String(generation));
          this.#refused.set(generation, spoken);
          failure ??= spoken;
        }
      }
      this.#damage = failure;
      if (!this.#current) throw failure ?? emptyFolder(this.dataFolder);
    });
  }

  /** Gives up a generation in which a damaged block was met, and serves the one before; where there is none, it stays. */
  abandon(served: AskedGeneration, cause: unknown): Promise<void> {
    const { generation } = served.manifest;
    this.#refused.set(generation, damaged(String(generation), cause));
    return this.follow();
  }

  /** Gives up every generation with a part that is no longer as it was published; where all have it, the one that is served stays. */
  async examine(): Promise<void> {
    const found = await this.#watch.look(servedParts(this.current.manifest));
    if (found.length === 0) return;
    for (const generation of await generationNumbers(this.dataFolder)) {
      const manifest = await readGeneration(this.dataFolder, generation).catch(() => null);
      const own = found.find(({ file }) => manifest?.parts.some((part) => part.file === file));
      if (own) this.#refused.set(generation, damaged(own.file));
    }
    await this.follow();
  }

  async use<T>(work: (served: ServedGeneration) => Promise<T>): Promise<T> {
    const held = this.#current;
    if (!held) throw new Error('No generation is open.');
    held.leases += 1;
    try {
      return await work(held.served);
    } finally {
      held.leases -= 1;
      if (held.retired && held.leases === 0) this.#takeDown(held);
    }
  }

  async settled(): Promise<void> {
    await this.#changing;
  }

  /** Waits for the change under way; no other begins after it, so that the connection may be closed. */
  async close(): Promise<void> {
    this.#closed = true;
    // A connection must not be closed while something is worked out by it; the change under way may open one more.
    await this.#endAside();
    await this.#changing;
    await this.#endAside();
  }

  async #endAside(): Promise<void> {
    await Promise.all([...this.#open].map(({ aside }) => aside.end()));
  }

  async #serve(generation: number): Promise<void> {
    const manifest = await readGeneration(this.dataFolder, generation);
    const served = await openGeneration(this.connection, this.connect, manifest, pathsOf(this.dataFolder).parts, this.#attached);
    this.#open.add(served);
    const before = this.#current;
    this.#current = { served, leases: 0, retired: false };
    if (before) this.#retire(before);
    // Questions are answered meanwhile, from the sums by day.
    this.#oneAtATime(() => this.#addUp(served)).catch(() => undefined);
  }

  /** One step at a time and resting after each while readers ask: a processor and most of its time stay theirs. */
  async #addUp(served: ServedGeneration): Promise<void> {
    const { aside, cutMonth, months, held, toDate, yearPayers } = served;
    const dates = { asOf: served.asOf, since: served.manifest.since };
    const needs = paymentsIn(served) >= this.heldFrom ? usualNeeds(dates) : [];
    const steps = [
      () => cutMonth.make(this.connection, this.heldFrom),
      ...TO_DATE_NAMES.map((name) => () => toDate.make(this.connection, name, this.heldFrom, cutMonth)),
      ...PAYER_SPLIT_NAMES.map((split) => () => yearPayers.make(this.connection, split, this.heldFrom)),
      ...HELD_TABLES.map((table) => () => held.make(this.connection, table, this.heldFrom)),
      ...MONTH_TABLE_NAMES.map((table) => () => months.make(this.connection, table, this.heldFrom)),
      ...needs.map((need) => () => aside.prepare(recipeOf(served, need))),
    ];
    for (const step of steps) {
      if (this.#closed || !(await this.#isNewest(served))) return;
      const began = performance.now();
      // What cannot be added up, for sums beyond all bounds say, is read where it lies.
      await step().catch(() => undefined);
      await packKept(this.connection);
      await this.lanes.whenQuiet(performance.now() - began);
    }
  }

  /** False as soon as another generation is published: it is not kept waiting for sums of the one before. */
  async #isNewest(served: ServedGeneration): Promise<boolean> {
    const published = await readCurrent(this.dataFolder).catch(() => null);
    const isPublished = published === null || published === served.manifest.generation || this.#refused.has(published);
    return isPublished && this.#current?.served === served;
  }

  #retire(held: Held): void {
    held.retired = true;
    if (held.leases === 0) this.#takeDown(held);
  }

  /** What cannot be detached costs memory until the process ends and harms no answer. */
  #takeDown({ served }: Held): void {
    this.#oneAtATime(async () => {
      // Statements that were planned for it hold what is taken down.
      this.lanes.forget();
      await closeGeneration(this.connection, served, this.#attached);
      this.#open.delete(served);
    }).catch(() => undefined);
  }

  /** Attaching and detaching share one connection and the counts of users: they never overlap. */
  #oneAtATime(work: () => Promise<void>): Promise<void> {
    const next = this.#changing.then(() => (this.#closed ? undefined : work()));
    this.#changing = next.catch(() => undefined);
    return next;
  }
}
