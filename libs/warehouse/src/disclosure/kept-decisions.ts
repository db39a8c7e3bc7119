import type { Place } from './lattice.ts';

/** What is hidden of one figure in a protected table and its sums; places are in the order of the table's dimensions. */
export interface Decision {
  readonly hides: (place: Place) => boolean;
  readonly places: readonly Place[];
}

/** Hides what any of several decisions hides: what leaves doubt where less is hidden leaves it where more is. */
export const together = (decisions: readonly Decision[]): Decision => ({
  hides: (place) => decisions.some(({ hides }) => hides(place)),
  places: decisions.flatMap(({ places }) => places),
});

/** By the components of measures. */
export type Decisions<C extends string = string> = ReadonlyMap<C, Decision>;

/** Tables on some days, at most: more than all pages ask for, and no more for whoever tries every year. */
const MOST = 500;

/** What is hidden of one generation: it never changes under the same settings, so that each figure of a table is decided once, whatever asks for it. */
export class KeptDecisions {
  readonly #kept = new Map<string, Map<string, Decision>>();

  /** The decisions about the figures of a table; `decide` works out those that nobody asked for yet. */
  readonly of = async <C extends string>(
    table: string,
    components: readonly C[],
    decide: (missing: readonly C[]) => Promise<Decisions<C>>,
  ): Promise<Decisions> => {
    const known = this.#kept.get(table) ?? new Map<string, Decision>();
    const missing = components.filter((component) => !known.has(component));
    if (missing.length === 0) return known;
    for (const [component, decision] of await decide(missing)) known.set(component, decision);
    if (this.#kept.size >= MOST) this.#kept.clear();
    this.#kept.set(table, known);
    return known;
  };
}
