const HOUR_MS = 3_600_000;

/** Limits how often each user may do something within any hour. */
export class HourlyLimit {
  readonly #done = new Map<string, number[]>();

  // A monotonic clock: changing the computer's time frees nobody.
  constructor(
    private readonly limit: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Returns false if that many more would exceed the user's limit; else counts them and returns true. */
  tryTake(person: string, times = 1): boolean {
    const recent = (this.#done.get(person) ?? []).filter((at) => at > this.now() - HOUR_MS);
    this.#done.set(person, recent);
    if (recent.length + times > this.limit) return false;
    for (let time = 0; time < times; time += 1) recent.push(this.now());
    return true;
  }
}
