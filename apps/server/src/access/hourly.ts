const HOUR_MS = 3_600_000;

/** Counts by person what may be done so many times within any hour. */
export class Hourly {
  readonly #done = new Map<string, number[]>();

  // The clock that only goes forward: setting the computer's time frees nobody.
  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** True, and counted, as long as the person has not done it too often. */
  take(person: string): boolean {
    const recent = (this.#done.get(person) ?? []).filter((at) => at > this.now() - HOUR_MS);
    this.#done.set(person, recent);
    if (recent.length >= this.most) return false;
    recent.push(this.now());
    return true;
  }
}
