import type { Answer } from '@pendapa/contracts';

interface Flight {
  readonly result: Promise<Answer>;
  readonly controller: AbortController;
  waiting: number;
}

export interface CacheLimits {
  readonly answers: number;
  /** Over all kept answers, as a measure of their size. */
  readonly values: number;
}

const sizeOf = ({ columns }: Answer): number => columns.reduce((sum, { values }) => sum + values.length, 1);

/**
 * Keeps the answers that were asked for last, and lets equal questions that arrive together share one query. The query is given
 * up only when everybody who waits for it has gone.
 */
export class AnswerCache {
  readonly #kept = new Map<string, Answer>();
  readonly #flights = new Map<string, Flight>();
  #values = 0;

  constructor(private readonly limits: CacheLimits) {}

  async get(key: string, make: (signal: AbortSignal) => Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    const kept = this.#kept.get(key);
    if (kept) {
      // Moved to the end: the first of the map is the one that was not asked for the longest.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    return this.#join(this.#flights.get(key) ?? this.#begin(key, make), signal);
  }

  clear(): void {
    this.#kept.clear();
    this.#values = 0;
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<Answer>): Flight {
    const controller = new AbortController();
    const result = make(controller.signal)
      .then((answer) => this.#keep(key, answer))
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
      });
    const flight: Flight = { result, controller, waiting: 0 };
    this.#flights.set(key, flight);
    controller.signal.addEventListener('abort', () => {
      // Whoever asks from now on begins anew instead of joining a query that is being given up.
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    return flight;
  }

  #join(flight: Flight, signal: AbortSignal | undefined): Promise<Answer> {
    flight.waiting += 1;
    const leave = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.controller.abort(signal?.reason);
    };
    if (!signal) return flight.result;
    return new Promise((resolve, reject) => {
      const gone = () => {
        leave();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', gone, { once: true });
      flight.result.then(resolve, reject).finally(() => signal.removeEventListener('abort', gone));
    });
  }

  #keep(key: string, answer: Answer): Answer {
    this.#kept.set(key, answer);
    this.#values += sizeOf(answer);
    for (const [oldest, old] of this.#kept) {
      if (this.#kept.size <= this.limits.answers && this.#values <= this.limits.values) break;
      this.#kept.delete(oldest);
      this.#values -= sizeOf(old);
    }
    return answer;
  }
}
