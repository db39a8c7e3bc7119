import type { Source } from '../generations/manifest.ts';

/** The sources of the base generation and those that a draft adds. */
export class DraftSources {
  readonly #all: Source[];

  constructor(known: readonly Source[]) {
    this.#all = [...known];
  }

  get all(): readonly Source[] {
    return this.#all;
  }

  /** Returns the number of a source and assigns one to a new source. */
  idOf(name: string): number {
    const found = this.#all.find((source) => source.name === name);
    if (found) return found.id;
    const id = Math.max(0, ...this.#all.map((source) => source.id)) + 1;
    this.#all.push({ id, name });
    return id;
  }
}
