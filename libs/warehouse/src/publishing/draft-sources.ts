import type { Source } from '../generations/manifest.ts';

/** The sources that a draft knows: those of the generation that it builds on, and new ones. */
export class DraftSources {
  readonly #all: Source[];

  constructor(known: readonly Source[]) {
    this.#all = [...known];
  }

  get all(): readonly Source[] {
    return this.#all;
  }

  /** The number of a source, which gets one if it has none. */
  idOf(name: string): number {
    const found = this.#all.find((source) => source.name === name);
    if (found) return found.id;
    const id = Math.max(0, ...this.#all.map((source) => source.id)) + 1;
    this.#all.push({ id, name });
    return id;
  }
}
