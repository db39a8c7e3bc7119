import type { UploadProgress } from '@pendapa/contracts';
import type { ImportProgress } from '@pendapa/importing';

/** Before this time nothing can be said about the rest. */
const MIN_ELAPSED_MS = 2_000;

/** Progress of one running step. Bytes of the file count; checks and the publication after them have no known length. */
export class StepProgress {
  #began: number | null = null;
  #done = 0;
  #rows = 0;
  #isRead = false;

  constructor(
    private readonly bytes: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  begin(): void {
    this.#began ??= this.now();
  }

  take({ step, done, total, rows }: ImportProgress): void {
    this.#rows = Math.max(this.#rows, rows);
    this.#isRead = step !== 'read';
    // An archive is read twice, so that `total` is the measure.
    this.#done = this.#isRead || total === 0 ? this.bytes : Math.round((Math.min(done, total) / total) * this.bytes);
  }

  /** Null while the step waits for its turn. */
  current(): UploadProgress | null {
    if (this.#began === null) return null;
    const elapsed = this.now() - this.#began;
    const canEstimate = elapsed >= MIN_ELAPSED_MS && this.#done > 0 && !this.#isRead;
    return {
      done: this.#done,
      total: this.bytes,
      rows: this.#rows,
      seconds: Math.floor(elapsed / 1_000),
      secondsLeft: canEstimate ? Math.ceil((elapsed * (this.bytes - this.#done)) / this.#done / 1_000) : null,
    };
  }
}
