import type { CellKey } from './lattice.ts';

/** The hidden cells of one component in a protected table; codes follow the table's dimensions. */
export interface Suppression {
  readonly isHidden: (cell: CellKey) => boolean;
  readonly hiddenCells: readonly CellKey[];
}

/** Hides what any of the suppressions hides: hiding more never narrows a protection interval. */
export const mergeSuppressions = (decisions: readonly Suppression[]): Suppression => ({
  isHidden: (cell) => decisions.some(({ isHidden }) => isHidden(cell)),
  hiddenCells: decisions.flatMap(({ hiddenCells }) => hiddenCells),
});

/** By component of a measure. */
export type ComponentSuppressions<C extends string = string> = ReadonlyMap<C, Suppression>;

/** More tables than all pages query; the cache is emptied beyond it. */
const MAX_TABLES = 500;

/** Suppressions of one generation: they do not change under the same settings, so each component is decided once. */
export class SuppressionCache {
  readonly #byTable = new Map<string, Map<string, Suppression>>();

  /** Returns the suppressions of a table; `decide` computes the components that are missing. */
  readonly getOrDecide = async <C extends string>(
    table: string,
    components: readonly C[],
    decide: (missing: readonly C[]) => Promise<ComponentSuppressions<C>>,
  ): Promise<ComponentSuppressions> => {
    const decided = this.#byTable.get(table) ?? new Map<string, Suppression>();
    const missing = components.filter((component) => !decided.has(component));
    if (missing.length === 0) return decided;
    for (const [component, decision] of await decide(missing)) decided.set(component, decision);
    if (this.#byTable.size >= MAX_TABLES) this.#byTable.clear();
    this.#byTable.set(table, decided);
    return decided;
  };
}
