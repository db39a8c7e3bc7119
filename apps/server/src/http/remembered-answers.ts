/** An answer as it is sent. */
export interface RememberedAnswer {
  readonly tag: string;
  readonly generation: number;
  readonly body: Buffer;
}

const MOST_BYTES = 64 * 1024 * 1024;

const sizeOf = (address: string, { body }: RememberedAnswer): number => address.length + body.length;

/**
 * Answers by the address as it was written, found before anything of it is read. All are forgotten as soon as the data or the
 * settings behind them are others; of too many bytes those go that were not asked for the longest.
 */
export class RememberedAnswers {
  readonly #kept = new Map<string, RememberedAnswer>();
  #revision = '';
  #bytes = 0;

  constructor(private readonly most = MOST_BYTES) {}

  find(revision: string, address: string): RememberedAnswer | undefined {
    this.#follow(revision);
    const known = this.#kept.get(address);
    if (known) {
      this.#kept.delete(address);
      this.#kept.set(address, known);
    }
    return known;
  }

  keep(revision: string, address: string, answer: RememberedAnswer): void {
    this.#follow(revision);
    this.#forget(address);
    this.#kept.set(address, answer);
    this.#bytes += sizeOf(address, answer);
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.most) break;
      this.#forget(oldest);
    }
  }

  #follow(revision: string): void {
    if (revision === this.#revision) return;
    this.#revision = revision;
    this.#kept.clear();
    this.#bytes = 0;
  }

  #forget(address: string): void {
    const known = this.#kept.get(address);
    if (!known) return;
    this.#kept.delete(address);
    this.#bytes -= sizeOf(address, known);
  }
}
