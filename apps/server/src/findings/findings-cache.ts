import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from '@pendapa/contracts';
import { FindingsSchema } from '@pendapa/contracts/wire';
import { readFindingsFile, writeFindingsFile } from '@pendapa/warehouse';
import { Value } from 'typebox/value';
import { Search, Superseded, type Served } from './find-findings.ts';
import { findingsKeyOf, type FindingsKey } from './findings-key.ts';

interface Ready {
  readonly state: 'ready';
  readonly found: Findings;
  readonly key: FindingsKey;
}

export type FindingsState =
  | Ready
  | { readonly state: 'pending' }
  /** `retryAt` is a time of `performance.now()`. */
  | { readonly state: 'failed'; readonly retryAt: number };

/** Pauses between failed attempts, in ms; the last one repeats. */
const PAUSES: readonly number[] = [5_000, 30_000, 120_000, 600_000];

const pauseAfter = (failures: number, pauses: readonly number[]): number => pauses[Math.min(failures, pauses.length - 1)] ?? 0;

export interface FindingsOptions {
  /** Runs after each failed attempt. */
  readonly onFailure?: (error: unknown) => void;
  readonly pauses?: readonly number[];
  /** False for findings that stay in memory; true by default. */
  readonly isStored?: boolean;
}

const PENDING: FindingsState = { state: 'pending' };

/**
 * Findings of the served data. They are computed once per generation and settings, in the background, and cached on disk.
 * Requests neither wait for them nor start them twice.
 */
export class FindingsCache {
  #revision: string | null = null;
  #state: FindingsState = PENDING;
  #work: Promise<void> = Promise.resolve();
  #ended = new AbortController();
  #isClosed = false;

  constructor(
    private readonly warehouse: Served,
    private readonly dataFolder: string,
    private readonly options: FindingsOptions = {},
  ) {}

  /** Returns the current state; starts the computation if necessary. */
  currentState(): FindingsState {
    this.begin();
    return this.#state;
  }

  /** Returns the state as soon as the findings are ready, at the latest after `ms`. */
  async waitFor(ms: number): Promise<FindingsState> {
    if (this.currentState().state === 'pending') await Promise.race([this.#work, pause(ms, undefined, { ref: false })]);
    return this.currentState();
  }

  /** Starts to compute the findings of the served data, unless they exist or are being computed. */
  begin(): void {
    const revision = this.warehouse.revision();
    if (this.#isClosed || revision === this.#revision) return;
    this.#ended.abort();
    this.#ended = new AbortController();
    this.#revision = revision;
    this.#state = PENDING;
    const { signal } = this.#ended;
    // One search at a time: the previous one ends with its running query.
    this.#work = this.#work.then(() => this.#run(signal));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#ended.abort();
    await this.#work;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const search = new Search(this.warehouse, signal);
    const { pauses = PAUSES, onFailure } = this.options;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const cached = await this.#read();
        const state = cached ?? (await this.#find(search));
        const isWritten = cached !== null || (await this.#write(state));
        if (!signal.aborted) this.#state = state;
        if (!isWritten) void this.#writeLater(state, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        // The next request starts with the data that are served then.
        if (error instanceof Superseded) return void (this.#revision = null);
        onFailure?.(error);
        const ms = pauseAfter(failures, pauses);
        this.#state = { state: 'failed', retryAt: performance.now() + ms };
        await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #read(): Promise<Ready | null> {
    if (this.options.isStored === false) return null;
    const key = await findingsKeyOf(this.warehouse);
    const text = await readFindingsFile(this.dataFolder, key.generation);
    if (text === null) return null;
    const stored = JSON.parse(text) as { readonly key?: unknown; readonly found?: unknown };
    if (JSON.stringify(stored.key) !== JSON.stringify(key) || !Value.Check(FindingsSchema, stored.found)) return null;
    return { state: 'ready', found: stored.found, key };
  }

  async #find(search: Search): Promise<Ready> {
    const found = await search.finish();
    return { state: 'ready', found, key: await findingsKeyOf(this.warehouse) };
  }

  #write({ key, found }: Ready): Promise<boolean> {
    if (this.options.isStored === false) return Promise.resolve(true);
    return writeFindingsFile(this.dataFolder, key.generation, JSON.stringify({ key, found })).then(
      () => true,
      () => false,
    );
  }

  /** If the disk is full, findings stay in memory until they can be written. `/readyz` reports the disk. */
  async #writeLater(state: Ready, signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; failures += 1) {
      await pause(pauseAfter(failures, this.options.pauses ?? PAUSES), undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted && (await this.#write(state))) return;
    }
  }
}

const caches = new WeakMap<Served, FindingsCache>();

/** Returns the cache of a warehouse's findings; there is one per warehouse. */
export function findingsCacheOf(warehouse: Served, dataFolder: string, options?: FindingsOptions): FindingsCache {
  const findings = caches.get(warehouse) ?? new FindingsCache(warehouse, dataFolder, options);
  caches.set(warehouse, findings);
  return findings;
}
