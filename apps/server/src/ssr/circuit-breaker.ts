/** After this many failures in a row the breaker opens. */
const MAX_FAILURES = 3;
const MIN_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 240_000;

/** Stops trying after several failures in a row. After a pause one attempt decides: continue, or pause twice as long. */
export class CircuitBreaker {
  #failures = 0;
  #pauseMs = MIN_PAUSE_MS;
  #pausesUntil = 0;

  /** `now` is a monotonic clock in ms. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** False during a pause. After it true once, until that attempt has ended or another pause has passed. */
  canTry(): boolean {
    if (this.#failures < MAX_FAILURES) return true;
    if (this.now() < this.#pausesUntil) return false;
    this.#pausesUntil = this.now() + this.#pauseMs;
    return true;
  }

  recordSuccess(): void {
    this.#failures = 0;
    this.#pauseMs = MIN_PAUSE_MS;
  }

  recordFailure(): void {
    this.#failures += 1;
    if (this.#failures < MAX_FAILURES) return;
    this.#pausesUntil = this.now() + this.#pauseMs;
    this.#pauseMs = Math.min(MAX_PAUSE_MS, this.#pauseMs * 2);
  }
}
