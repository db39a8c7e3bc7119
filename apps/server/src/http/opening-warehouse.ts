import { setTimeout as sleep } from 'node:timers/promises';
import type { Warehouse } from '@pendapa/warehouse';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Health } from './health.ts';
import { refuse } from './refused.ts';

/** How long a request waits for the data to open; then it is refused with 503 and may be repeated. */
const WAITS_MS = 3_000;

const notOpen = (): never => refuse(503, 'starting');

/** Opens a warehouse while the server already listens. */
export class OpeningWarehouse {
  #opened: Warehouse | null = null;
  /** Settles as `open` settles. */
  readonly opened: Promise<Warehouse>;

  constructor(
    open: () => Promise<Warehouse>,
    private readonly waitsMs = WAITS_MS,
  ) {
    this.opened = open().then((warehouse) => (this.#opened = warehouse));
    // The server awaits this promise and reports the failure; this handler only prevents an unhandled rejection.
    this.opened.catch(() => undefined);
  }

  get isOpen(): boolean {
    return this.#opened !== null;
  }

  /** Passes every call to the warehouse. Throws `Refused` (503 `starting`) until it is open. */
  readonly warehouse: Warehouse = {
    status: () => this.#get().status(),
    answer: (...asked) => this.#get().answer(...asked),
    explain: (question) => this.#get().explain(question),
    dimension: (...asked) => this.#get().dimension(...asked),
    workingDays: (period) => this.#get().workingDays(period),
    cases: (...asked) => this.#get().cases(...asked),
    explainCases: (asked) => this.#get().explainCases(asked),
    record: (...asked) => this.#get().record(...asked),
    dues: () => this.#get().dues(),
    references: () => this.#get().references(),
    settings: () => this.#get().settings(),
    generation: () => this.#get().generation(),
    revision: () => this.#get().revision(),
    damage: () => this.#opened?.damage() ?? null,
    trouble: () => this.#opened?.trouble() ?? null,
    settled: () => this.#get().settled(),
    waitForCooldown: (workedMs) => this.#get().waitForCooldown(workedMs),
    refresh: () => this.#get().refresh(),
    close: async () => {
      const warehouse = await this.opened.catch(() => null);
      await warehouse?.close();
    },
  };

  /** Lets a request continue once the data are open; refuses with 503 `starting` after `waitsMs`. */
  readonly hold: onRequestAsyncHookHandler = async (request) => {
    if (this.#opened) return;
    const { signal } = request;
    await Promise.race([this.opened, sleep(this.waitsMs, undefined, { signal })]).catch(() => undefined);
    this.#get();
  };

  #get(): Warehouse {
    return this.#opened ?? notOpen();
  }
}

/** Sets the state `starting` of `/readyz` until the data are open. */
export function startingUntil({ isOpen, opened }: OpeningWarehouse, health: Health): void {
  health.set('starting', !isOpen);
  void opened.then(
    () => health.set('starting', false),
    () => undefined,
  );
}
