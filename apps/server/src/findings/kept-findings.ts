import { setTimeout as pause } from 'node:timers/promises';
import type { Findings } from '@pendapa/contracts';
import { FindingsSchema } from '@pendapa/contracts/wire';
import { readFindingsFile, writeFindingsFile } from '@pendapa/warehouse';
import { Value } from 'typebox/value';
import { Search, Superseded, type Served } from './find-findings.ts';
import { findingsKeyOf, type FindingsKey } from './findings-key.ts';

export type FindingsState =
  | { readonly state: 'ready'; readonly found: Findings; readonly key: FindingsKey }
  | { readonly state: 'pending' }
  /** `retryAt` is on the clock of `performance.now()`. */
  | { readonly state: 'failed'; readonly retryAt: number };

/** After each failure the next try waits longer, in ms. */
const PAUSES: readonly number[] = [5_000, 30_000, 120_000, 600_000];

export interface FindingsOptions {
  /** Told of each try that failed. */
  readonly onFailure?: (error: unknown) => void;
  readonly pauses?: readonly number[];
}

const PENDING: FindingsState = { state: 'pending' };

/**
 * The findings of what is served: worked out once for a generation and settings, in the background, and kept on the disk with the
 * generation. Nobody who asks waits for them or begins them again.
 */
export class KeptFindings {
  #revision: string | null = null;
  #state: FindingsState = PENDING;
  #work: Promise<void> = Promise.resolve();
  #ended = new AbortController();
  #closed = false;

  constructor(
    private readonly warehouse: Served,
    private readonly dataFolder: string,
    private readonly options: FindingsOptions = {},
  ) {}

  /** What is known now; begins what was not begun. */
  now(): FindingsState {
    this.begin();
    return this.#state;
  }

  /** What is known as soon as it is ready, or after so many ms. */
  async within(ms: number): Promise<FindingsState> {
    if (this.now().state === 'pending') await Promise.race([this.#work, pause(ms, undefined, { ref: false })]);
    return this.now();
  }

  /** Begins to work out what is not known of what is served now; does nothing where that is under way or done. */
  begin(): void {
    const revision = this.warehouse.revision();
    if (this.#closed || revision === this.#revision) return;
    this.#ended.abort();
    this.#ended = new AbortController();
    this.#revision = revision;
    this.#state = PENDING;
    const { signal } = this.#ended;
    // One search at a time: the one before ends with its question.
    this.#work = this.#work.then(() => this.#run(signal));
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#ended.abort();
    await this.#work;
  }

  async #run(signal: AbortSignal): Promise<void> {
    const search = new Search(this.warehouse, signal);
    const { pauses = PAUSES, onFailure } = this.options;
    for (let failures = 0; !signal.aborted; failures += 1) {
      try {
        const state = (await this.#read()) ?? (await this.#find(search));
        if (!signal.aborted) this.#state = state;
        return;
      } catch (error) {
        if (signal.aborted) return;
        // Whoever asks next begins with what is served then.
        if (error instanceof Superseded) return void (this.#revision = null);
        onFailure?.(error);
        const ms = pauses[Math.min(failures, pauses.length - 1)] ?? 0;
        this.#state = { state: 'failed', retryAt: performance.now() + ms };
        await pause(ms, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #read(): Promise<FindingsState | null> {
    const key = await findingsKeyOf(this.warehouse);
    const text = await readFindingsFile(this.dataFolder, key.generation);
    if (text === null) return null;
    const kept = JSON.parse(text) as { readonly key?: unknown; readonly found?: unknown };
    if (JSON.stringify(kept.key) !== JSON.stringify(key) || !Value.Check(FindingsSchema, kept.found)) return null;
    return { state: 'ready', found: kept.found, key };
  }

  async #find(search: Search): Promise<FindingsState> {
    const found = await search.finish();
    const key = await findingsKeyOf(this.warehouse);
    // What cannot be written is kept in memory, and worked out again by the next process.
    await writeFindingsFile(this.dataFolder, key.generation, JSON.stringify({ key, found })).catch((error: unknown) =>
      this.options.onFailure?.(error),
    );
    return { state: 'ready', found, key };
  }
}

const kept = new WeakMap<Served, KeptFindings>();

/** The one keeper of a warehouse's findings. */
export function keptFindingsOf(warehouse: Served, dataFolder: string, options?: FindingsOptions): KeptFindings {
  const findings = kept.get(warehouse) ?? new KeptFindings(warehouse, dataFolder, options);
  kept.set(warehouse, findings);
  return findings;
}
