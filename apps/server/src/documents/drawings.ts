import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { FromThread, ToThread } from './drawing-messages.ts';
import { DrawingWorker } from './drawing-worker.ts';

/** How long a user waits for a rendered page; then the browser renders it alone. */
export const WITHIN_MS = 2_000;
/** A rendering that takes longer is abandoned. */
const GIVEN_UP_MS = 10_000;
/** A thread that does not answer for this long after an abandoned rendering hangs. On a busy machine one rendering may take seconds. */
const HANGS_MS = 20_000;
const IDLE_MS = 120_000;
/** Further renderings wait in the queue. */
const MOST_AT_ONCE = 8;
const MOST_WAITING = 64;

/** Fetches an answer for a page with the rights of its user. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

interface Order {
  readonly address: string;
  readonly window: Viewport;
  readonly ask: Ask;
  readonly done: (page: RenderedPage | null) => void;
}

interface Drawing extends Order {
  readonly began: number;
  readonly givenUp: NodeJS.Timeout;
}

/** Renders pages in a worker thread, so that the server keeps answering. The thread ends when it is idle, since it needs about 80 MB. */
export class Drawings {
  readonly #module: string;
  readonly #running = new Map<number, Drawing>();
  readonly #waiting = new Set<Order>();
  readonly #breaker = new CircuitBreaker();
  #thread: DrawingWorker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #hangs: NodeJS.Timeout | null = null;
  #begun = 0;
  #threads = 0;

  constructor(
    private readonly script: string,
    shellFolder: string,
  ) {
    this.#module = join(shellFolder, '.drawing', 'draw.js');
  }

  /** The number of renderings and threads started so far. */
  get counts(): { readonly drawings: number; readonly threads: number } {
    return { drawings: this.#begun, threads: this.#threads };
  }

  /** Starts the thread before the first page is opened. */
  load(): void {
    if (!existsSync(this.#module)) return;
    this.#thread ??= this.#beginThread();
    this.#endWhenIdle();
  }

  /** Returns null if the page cannot be rendered, or while the circuit breaker is open. */
  draw(address: string, window: Viewport, ask: Ask): Promise<RenderedPage | null> {
    if (!existsSync(this.#module) || !this.#breaker.mayTry()) return Promise.resolve(null);
    return new Promise((resolve) => {
      const order = { address, window, ask, done: resolve };
      if (this.#running.size < MOST_AT_ONCE) this.#begin(order);
      else this.#wait(order);
    });
  }

  /** Ends the thread; browsers render its unfinished pages. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#ended();
    await thread?.end();
  }

  #wait(order: Order): void {
    if (this.#waiting.size >= MOST_WAITING) return order.done(null);
    this.#waiting.add(order);
    // By then the user no longer waits.
    setTimeout(() => this.#waiting.delete(order) && order.done(null), WITHIN_MS).unref();
    return undefined;
  }

  #begin(order: Order): void {
    this.#begun += 1;
    const drawing = this.#begun;
    const givenUp = setTimeout(() => this.#giveUp(drawing), GIVEN_UP_MS).unref();
    this.#running.set(drawing, { ...order, began: performance.now(), givenUp });
    this.#tell({ kind: 'draw', drawing, address: order.address, window: order.window });
  }

  /** The thread continues if it was only slow: another one would be just as slow on the same busy machine. */
  #giveUp(drawing: number): void {
    this.#breaker.failed();
    this.#finish(drawing, null);
    this.#hangs ??= setTimeout(() => void this.close(), HANGS_MS).unref();
    this.#thread?.post({ kind: 'look' });
  }

  #tell(message: ToThread): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    this.#thread ??= this.#beginThread();
    this.#thread.post(message);
  }

  #beginThread(): DrawingWorker {
    this.#threads += 1;
    const thread: DrawingWorker = new DrawingWorker(
      this.script,
      pathToFileURL(this.#module).href,
      (message) => this.#thread === thread && this.#heard(message),
      () => {
        if (this.#thread !== thread) return;
        this.#breaker.failed();
        this.#ended();
      },
    );
    return thread;
  }

  #heard(message: FromThread): void {
    if (message.kind === 'alive') {
      if (this.#hangs) clearTimeout(this.#hangs);
      this.#hangs = null;
    } else if (message.kind === 'ask') this.#answer(message.drawing, message.question, message.address);
    else if (message.kind === 'drawn') this.#drawn(message.drawing, message.page);
  }

  #answer(drawing: number, question: number, address: string): void {
    const running = this.#running.get(drawing);
    if (!running) return;
    // A late answer must not start another thread.
    const answer = (status: number, body: string): void => {
      if (this.#running.get(drawing) === running) this.#tell({ kind: 'answer', question, status, body });
    };
    running.ask(address).then(
      ({ status, body }) => answer(status, body),
      () => answer(500, '{}'),
    );
  }

  #drawn(drawing: number, page: RenderedPage | null): void {
    const running = this.#running.get(drawing);
    const isLate = running !== undefined && performance.now() - running.began > WITHIN_MS;
    // An address without a page says nothing about the health of the worker.
    if (isLate) this.#breaker.failed();
    else if (page) this.#breaker.succeeded();
    this.#finish(drawing, page);
  }

  #finish(drawing: number, page: RenderedPage | null): void {
    const running = this.#running.get(drawing);
    this.#running.delete(drawing);
    if (!running) return;
    clearTimeout(running.givenUp);
    running.done(page);
    const [next] = this.#waiting;
    if (next && this.#waiting.delete(next)) this.#begin(next);
    if (this.#running.size === 0) this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  #ended(): void {
    this.#thread = null;
    for (const timer of [this.#idle, this.#hangs]) if (timer) clearTimeout(timer);
    this.#idle = null;
    this.#hangs = null;
    const orders = [...this.#running.values(), ...this.#waiting];
    for (const { givenUp } of this.#running.values()) clearTimeout(givenUp);
    this.#running.clear();
    this.#waiting.clear();
    for (const { done } of orders) done(null);
  }
}
