import { Worker } from 'node:worker_threads';
import type { FromWorker, RenderWorkerData, ToWorker } from './render-messages.ts';

const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };
/** Longer than any machine takes to read two files. */
const LOAD_TIMEOUT_MS = 30_000;

/** The thread that renders, from start to end. */
export class RenderWorker {
  readonly #worker: Worker;
  readonly #loaded: Promise<unknown>;

  constructor(script: string, module: string, onMessage: (message: FromWorker) => void, onEnd: () => void) {
    const workerData: RenderWorkerData = { module };
    this.#worker = new Worker(script, { workerData, resourceLimits: LIMITS });
    this.#worker.unref();
    this.#loaded = new Promise<void>((resolve) => {
      this.#worker.on('message', (message: FromWorker) => {
        if (message.kind === 'loaded') resolve();
        else onMessage(message);
      });
      // A thread that fails, for example for lack of memory, loses its renderings. The next page starts another thread.
      this.#worker.on('error', () => undefined);
      this.#worker.on('exit', () => {
        resolve();
        onEnd();
      });
      setTimeout(resolve, LOAD_TIMEOUT_MS).unref();
    });
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  /** Ends the thread once it has read its files: Node leaves files open that a thread reads when it is terminated. */
  async end(): Promise<void> {
    await this.#loaded;
    await this.#worker.terminate();
  }
}
