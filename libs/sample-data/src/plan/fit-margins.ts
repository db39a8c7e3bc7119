/** One combination of the margins' categories with the sum of its rows before scaling. */
export interface Cell {
  readonly keys: readonly number[];
  readonly sum: number;
}

/** Target sum by category. */
export type Margin = ReadonlyMap<number, number>;
export type Factors = ReadonlyMap<number, number>;

// Few rounds. If the margins of a small sample contradict each other, more rounds would push some payments towards zero.
const ROUNDS = 6;

/** Target sums of the categories that have rows. Other targets go to the category before, or to the first. */
export function onlyReachable(margin: Margin, present: ReadonlySet<number>): Margin {
  const reachableTargets = new Map<number, number>();
  const order = [...margin.keys()].sort((a, b) => a - b);
  const first = order.find((key) => present.has(key));
  let latest = first;
  for (const key of order) {
    if (present.has(key)) latest = key;
    if (latest !== undefined) reachableTargets.set(latest, (reachableTargets.get(latest) ?? 0) + (margin.get(key) ?? 0));
  }
  return reachableTargets;
}

/**
 * Factors of each margin's categories. Cells multiplied by all of their factors add up to every margin, to the last one exactly (raking).
 * Sums are computed in the order of the cells, so equal cells give equal factors.
 */
export function fitMargins(cells: readonly Cell[], margins: readonly Margin[]): Factors[] {
  const wanted = margins.map((margin, index) => onlyReachable(margin, new Set(cells.map(({ keys }) => keys[index] ?? 0))));
  const factors = margins.map(() => new Map<number, number>());
  const current = cells.map(({ sum }) => sum);
  for (let round = 0; round < ROUNDS; round += 1) {
    wanted.forEach((margin, index) => {
      const sums = new Map<number, number>();
      cells.forEach(({ keys }, place) => {
        const key = keys[index] ?? 0;
        sums.set(key, (sums.get(key) ?? 0) + (current[place] ?? 0));
      });
      const steps = new Map([...sums].map(([key, sum]) => [key, sum > 0 ? (margin.get(key) ?? 0) / sum : 0]));
      for (const [key, step] of steps) factors[index]?.set(key, (factors[index].get(key) ?? 1) * step);
      cells.forEach(({ keys }, place) => {
        current[place] = (current[place] ?? 0) * (steps.get(keys[index] ?? 0) ?? 1);
      });
    });
  }
  return factors;
}
