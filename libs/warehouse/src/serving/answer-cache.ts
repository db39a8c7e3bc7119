import type { Answer } from '@pendapa/contracts';
import { LRUCache } from 'lru-cache';

interface SharedRun {
  readonly result: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
}

export interface CacheLimits {
  readonly answers: number;
  /** Limit of the number of values in all cached answers, as a measure of their size. */
  readonly values: number;
}

const sizeOf = ({ columns }: Answer): number => columns.reduce((sum, { values }) => sum + values.length, 1);

/**
 * Least-recently-used cache of answers; equal queries that arrive together share one run.
 * The run is aborted when all its callers have left.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #runs = new Map<string, SharedRun>();

  constructor({ answers, values }: CacheLimits) {
    this.#answers = new LRUCache({ max: answers, maxSize: values, sizeCalculation: sizeOf });
  }

  async get(key: string, run: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const cached = this.#answers.get(key);
    if (cached) return cached;
    return this.#join(this.#runs.get(key) ?? this.#startRun(key, run), signal);
  }

  clear(): void {
    this.#answers.clear();
  }

  #startRun(key: string, run: (signal: AbortSignal) => Promise<Answer>): SharedRun {
    const controller = new AbortController();
    const result = run(controller.signal)
      .then((answer) => {
        this.#answers.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.#runs.get(key) === shared) this.#runs.delete(key);
      });
    const shared: SharedRun = { result, controller, waiting: 0 };
    this.#runs.set(key, shared);
    controller.signal.addEventListener('abort', () => {
      // Later callers start a new run instead of joining an aborted one.
      if (this.#runs.get(key) === shared) this.#runs.delete(key);
    });
    return shared;
  }

  #join(shared: SharedRun, signal: AbortSignal | undefined): Promise<Answer> {
    shared.waiting += 1;
    const leave = () => {
      shared.waiting -= 1;
      if (shared.waiting === 0) shared.controller.abort(signal?.reason);
    };
    if (!signal) return shared.result;
    return new Promise((resolve, reject) => {
      const leaveAndReject = () => {
        leave();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leaveAndReject, { once: true });
      shared.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', leaveAndReject));
    });
  }
}
