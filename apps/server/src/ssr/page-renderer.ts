import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderedPage, Viewport } from '@pendapa/contracts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { FromWorker, ToWorker } from './render-messages.ts';
import { RenderWorker } from './render-worker.ts';

/** How long a user waits for a rendered page; then the browser renders it alone. */
export const MAX_WAIT_MS = 2_000;
/** A rendering that takes longer is abandoned. */
const ABANDON_AFTER_MS = 10_000;
/** A thread that does not answer for this long after an abandoned rendering hangs. On a busy machine one rendering may take seconds. */
const HANG_TIMEOUT_MS = 20_000;
const IDLE_MS = 120_000;
/** Further renderings wait in the queue. */
const MAX_CONCURRENT = 8;
const MAX_WAITING = 64;

/** Fetches an answer for a page with the rights of its user. */
export type FetchAnswer = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

interface RenderJob {
  readonly address: string;
  readonly viewport: Viewport;
  readonly fetchAnswer: FetchAnswer;
  readonly resolve: (page: RenderedPage | null) => void;
}

interface RunningJob extends RenderJob {
  readonly startedAt: number;
  readonly abandonTimer: NodeJS.Timeout;
}

/** Renders pages in a worker thread, so that the server keeps answering. The thread ends when it is idle, since it needs about 80 MB. */
export class PageRenderer {
  readonly #module: string;
  readonly #running = new Map<number, RunningJob>();
  readonly #waiting = new Set<RenderJob>();
  readonly #breaker = new CircuitBreaker();
  #thread: RenderWorker | null = null;
  #idleTimer: NodeJS.Timeout | null = null;
  #hangTimer: NodeJS.Timeout | null = null;
  #started = 0;
  #threads = 0;

  constructor(
    private readonly script: string,
    shellFolder: string,
  ) {
    this.#module = join(shellFolder, '.ssr', 'render-page.js');
  }

  /** The number of renderings and threads started so far. */
  get counts(): { readonly renderings: number; readonly threads: number } {
    return { renderings: this.#started, threads: this.#threads };
  }

  /** Starts the thread before the first page is opened. */
  load(): void {
    if (!existsSync(this.#module)) return;
    this.#thread ??= this.#startThread();
    this.#endWhenIdle();
  }

  /** Returns null if the page cannot be rendered, or while the circuit breaker is open. */
  render(address: string, viewport: Viewport, fetchAnswer: FetchAnswer): Promise<RenderedPage | null> {
    if (!existsSync(this.#module) || !this.#breaker.canTry()) return Promise.resolve(null);
    return new Promise((resolve) => {
      const job = { address, viewport, fetchAnswer, resolve };
      if (this.#running.size < MAX_CONCURRENT) this.#start(job);
      else this.#wait(job);
    });
  }

  /** Ends the thread; browsers render its unfinished pages. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#reset();
    await thread?.end();
  }

  #wait(job: RenderJob): void {
    if (this.#waiting.size >= MAX_WAITING) return job.resolve(null);
    this.#waiting.add(job);
    // By then the user no longer waits.
    setTimeout(() => this.#waiting.delete(job) && job.resolve(null), MAX_WAIT_MS).unref();
    return undefined;
  }

  #start(job: RenderJob): void {
    this.#started += 1;
    const renderId = this.#started;
    const abandonTimer = setTimeout(() => this.#abandon(renderId), ABANDON_AFTER_MS).unref();
    this.#running.set(renderId, { ...job, startedAt: performance.now(), abandonTimer });
    this.#send({ kind: 'render', renderId, address: job.address, viewport: job.viewport });
  }

  /** The thread continues if it was only slow: another one would be just as slow on the same busy machine. */
  #abandon(renderId: number): void {
    this.#breaker.recordFailure();
    this.#finish(renderId, null);
    this.#hangTimer ??= setTimeout(() => void this.close(), HANG_TIMEOUT_MS).unref();
    this.#thread?.post({ kind: 'ping' });
  }

  #send(message: ToWorker): void {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#idleTimer = null;
    this.#thread ??= this.#startThread();
    this.#thread.post(message);
  }

  #startThread(): RenderWorker {
    this.#threads += 1;
    const thread: RenderWorker = new RenderWorker(
      this.script,
      pathToFileURL(this.#module).href,
      (message) => this.#thread === thread && this.#onMessage(message),
      () => {
        if (this.#thread !== thread) return;
        this.#breaker.recordFailure();
        this.#reset();
      },
    );
    return thread;
  }

  #onMessage(message: FromWorker): void {
    if (message.kind === 'alive') {
      if (this.#hangTimer) clearTimeout(this.#hangTimer);
      this.#hangTimer = null;
    } else if (message.kind === 'fetch') this.#answer(message.renderId, message.requestId, message.address);
    else if (message.kind === 'rendered') this.#onRendered(message.renderId, message.page);
  }

  #answer(renderId: number, requestId: number, address: string): void {
    const running = this.#running.get(renderId);
    if (!running) return;
    // A late answer must not start another thread.
    const answer = (status: number, body: string): void => {
      if (this.#running.get(renderId) === running) this.#send({ kind: 'answer', requestId, status, body });
    };
    running.fetchAnswer(address).then(
      ({ status, body }) => answer(status, body),
      () => answer(500, '{}'),
    );
  }

  #onRendered(renderId: number, page: RenderedPage | null): void {
    const running = this.#running.get(renderId);
    const isLate = running !== undefined && performance.now() - running.startedAt > MAX_WAIT_MS;
    // An address without a page says nothing about the health of the worker.
    if (isLate) this.#breaker.recordFailure();
    else if (page) this.#breaker.recordSuccess();
    this.#finish(renderId, page);
  }

  #finish(renderId: number, page: RenderedPage | null): void {
    const running = this.#running.get(renderId);
    this.#running.delete(renderId);
    if (!running) return;
    clearTimeout(running.abandonTimer);
    running.resolve(page);
    const [next] = this.#waiting;
    if (next && this.#waiting.delete(next)) this.#start(next);
    if (this.#running.size === 0) this.#endWhenIdle();
  }

  #endWhenIdle(): void {
    if (this.#idleTimer) clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  #reset(): void {
    this.#thread = null;
    for (const timer of [this.#idleTimer, this.#hangTimer]) if (timer) clearTimeout(timer);
    this.#idleTimer = null;
    this.#hangTimer = null;
    const jobs = [...this.#running.values(), ...this.#waiting];
    for (const { abandonTimer } of this.#running.values()) clearTimeout(abandonTimer);
    this.#running.clear();
    this.#waiting.clear();
    for (const { resolve } of jobs) resolve(null);
  }
}
