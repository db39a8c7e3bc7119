import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { DrawnPage, ReadersWindow } from '@pendapa/contracts';
import type { DrawingThreadData, FromThread, ToThread } from './drawing-messages.ts';

/** Whoever opens a page waits so long for its drawing; then the browser draws it alone. */
const WITHIN_MS = 2_000;
/** A thread that is silent for so long hangs. */
const HANGS_MS = 10_000;
const IDLE_MS = 120_000;
/** Beyond these the browsers have more time for it than the server. */
const MOST_AT_ONCE = 8;
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** Answers what a page asks, with the rights of the reader for whom it is drawn. */
export type Ask = (address: string) => Promise<{ readonly status: number; readonly body: string }>;

interface Drawing {
  readonly ask: Ask;
  readonly done: (page: DrawnPage | null) => void;
  readonly hangs: NodeJS.Timeout;
}

/**
 * Draws pages beside the thread that answers, by what the shell's build made for it. The thread begins with the first page and ends when
 * nobody has opened one for a while, since it holds some 80 MB.
 */
export class Drawings {
  readonly #module: string;
  readonly #running = new Map<number, Drawing>();
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #begun = 0;

  constructor(
    private readonly script: string,
    shellFolder: string,
  ) {
    this.#module = join(shellFolder, '.drawing', 'draw.js');
  }

  /** Null where the page cannot be drawn, or not in time. */
  draw(address: string, window: ReadersWindow, ask: Ask): Promise<DrawnPage | null> {
    if (this.#running.size >= MOST_AT_ONCE || !existsSync(this.#module)) return Promise.resolve(null);
    this.#begun += 1;
    const drawing = this.#begun;
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(null), WITHIN_MS).unref();
      const hangs = setTimeout(() => void this.close(), HANGS_MS).unref();
      const done = (page: DrawnPage | null): void => {
        clearTimeout(late);
        resolve(page);
      };
      this.#running.set(drawing, { ask, done, hangs });
      this.#tell({ kind: 'draw', drawing, address, window });
    });
  }

  async close(): Promise<void> {
    const thread = this.#thread;
    this.#ended();
    await thread?.terminate();
  }

  #tell(message: ToThread): void {
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    this.#thread ??= this.#begin();
    this.#thread.postMessage(message);
  }

  #begin(): Worker {
    const workerData: DrawingThreadData = { module: pathToFileURL(this.#module).href };
    const thread = new Worker(this.script, { workerData, resourceLimits: LIMITS });
    thread.unref();
    thread.on('message', (message: FromThread) => this.#heard(message));
    // A thread that breaks, out of memory say, takes its drawings with it; the next page begins another one.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.#thread === thread) this.#ended();
    });
    return thread;
  }

  #heard(message: FromThread): void {
    const running = this.#running.get(message.drawing);
    if (!running) return;
    if (message.kind === 'ask') {
      const { question } = message;
      // An answer that comes after the end of its drawing must not begin another thread.
      const answer = (status: number, body: string): void => {
        if (this.#running.get(message.drawing) === running) this.#tell({ kind: 'answer', question, status, body });
      };
      running.ask(message.address).then(
        ({ status, body }) => answer(status, body),
        () => answer(500, '{}'),
      );
      return;
    }
    this.#finish(message.drawing, message.page);
    if (this.#running.size === 0) this.#idle = setTimeout(() => void this.close(), IDLE_MS).unref();
  }

  #finish(drawing: number, page: DrawnPage | null): void {
    const running = this.#running.get(drawing);
    this.#running.delete(drawing);
    if (!running) return;
    clearTimeout(running.hangs);
    running.done(page);
  }

  #ended(): void {
    this.#thread = null;
    if (this.#idle) clearTimeout(this.#idle);
    this.#idle = null;
    for (const drawing of [...this.#running.keys()]) this.#finish(drawing, null);
  }
}
