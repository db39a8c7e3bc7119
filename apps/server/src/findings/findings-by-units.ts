import type { Warehouse } from '@pendapa/warehouse';
import type { ReadableData } from '../access/readable-data.ts';
import { FindingsCache, type FindingsOptions } from './findings-cache.ts';

interface Options extends Pick<FindingsOptions, 'onFailure'> {
  readonly warehouse: Warehouse;
  readonly dataFolder: string;
}

/** Sets of units whose findings are cached; more are searched again when they are asked for. */
const MAX_SETS = 50;

/**
 * Findings of the whole agency, and those that only rows of some units make: comparisons with other units would tell of them.
 * The latter are in memory only, one search for each set of units.
 */
export class FindingsByUnits {
  readonly #bySet = new Map<string, FindingsCache>();

  constructor(
    private readonly ofAgency: FindingsCache,
    private readonly options: Options,
  ) {}

  cacheOf(data: ReadableData): FindingsCache {
    const units = data.unitsOfFigures;
    if (units === null) return this.ofAgency;
    const key = JSON.stringify(units);
    const cache = this.#bySet.get(key) ?? this.#begin(data);
    this.#bySet.delete(key);
    this.#bySet.set(key, cache);
    this.#forgetOldest();
    return cache;
  }

  async close(): Promise<void> {
    await Promise.all([this.ofAgency, ...this.#bySet.values()].map((cache) => cache.close()));
  }

  #begin(data: ReadableData): FindingsCache {
    const { warehouse, dataFolder, onFailure } = this.options;
    const { status, settings, revision, generation, settled, waitForCooldown } = warehouse;
    const served = { status, settings, revision, generation, settled, waitForCooldown, answer: data.answer.bind(data) };
    return new FindingsCache(served, dataFolder, { isStored: false, ...(onFailure === undefined ? {} : { onFailure }) });
  }

  #forgetOldest(): void {
    const [oldest] = this.#bySet;
    if (oldest === undefined || this.#bySet.size <= MAX_SETS) return;
    this.#bySet.delete(oldest[0]);
    void oldest[1].close();
  }
}
