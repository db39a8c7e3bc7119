import { setTimeout as sleep } from 'node:timers/promises';
import type { Warehouse } from '@pendapa/warehouse';
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Health } from './health.ts';
import { refuse } from '../responses/request-refused.ts';

/** How long a request waits for the data to open; then it is refused with 503 and may be repeated. */
const MAX_WAIT_MS = 3_000;

const refuseStarting = (): never => refuse(503, 'starting');

/** Opens a warehouse while the server already listens. */
export class OpeningWarehouse {
  #warehouse: Warehouse | null = null;
  /** Settles as `open` settles. */
  readonly whenOpen: Promise<Warehouse>;

  constructor(
    open: () => Promise<Warehouse>,
    private readonly waitsMs = MAX_WAIT_MS,
  ) {
    this.whenOpen = open().then((warehouse) => (this.#warehouse = warehouse));
    // The server awaits this promise and reports the failure; this handler only prevents an unhandled rejection.
    this.whenOpen.catch(() => undefined);
  }

  get isOpen(): boolean {
    return this.#warehouse !== null;
  }

  /** Passes every call to the warehouse. Throws `Refused` (503 `starting`) until it is open. */
  readonly warehouse: Warehouse = {
    status: () => this.#get().status(),
    answer: (...args) => this.#get().answer(...args),
    explain: (question) => this.#get().explain(question),
    dimension: (...args) => this.#get().dimension(...args),
    workingDays: (period) => this.#get().workingDays(period),
    cases: (...args) => this.#get().cases(...args),
    wholeList: (...args) => this.#get().wholeList(...args),
    listChoices: (...args) => this.#get().listChoices(...args),
    chosenCases: (...args) => this.#get().chosenCases(...args),
    presentDebts: (...args) => this.#get().presentDebts(...args),
    explainCases: (list) => this.#get().explainCases(list),
    isTaxpayerOf: (...args) => this.#get().isTaxpayerOf(...args),
    record: (...args) => this.#get().record(...args),
    taxDueRules: () => this.#get().taxDueRules(),
    references: () => this.#get().references(),
    settings: () => this.#get().settings(),
    generation: () => this.#get().generation(),
    revision: () => this.#get().revision(),
    damage: () => this.#warehouse?.damage() ?? null,
    trouble: () => this.#warehouse?.trouble() ?? null,
    settled: () => this.#get().settled(),
    waitForCooldown: (workedMs) => this.#get().waitForCooldown(workedMs),
    refresh: () => this.#get().refresh(),
    close: async () => {
      const warehouse = await this.whenOpen.catch(() => null);
      await warehouse?.close();
    },
  };

  /** Lets a request continue once the data are open; refuses with 503 `starting` after `waitsMs`. */
  readonly waitUntilOpen: onRequestAsyncHookHandler = async (request) => {
    if (this.#warehouse) return;
    const { signal } = request;
    await Promise.race([this.whenOpen, sleep(this.waitsMs, undefined, { signal })]).catch(() => undefined);
    this.#get();
  };

  #get(): Warehouse {
    return this.#warehouse ?? refuseStarting();
  }
}

/** Sets the state `starting` of `/readyz` until the data are open. */
export function reportStarting({ isOpen, whenOpen }: OpeningWarehouse, health: Health): void {
  health.set('starting', !isOpen);
  void whenOpen.then(
    () => health.set('starting', false),
    () => undefined,
  );
}
