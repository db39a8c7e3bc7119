import {
  countBits,
  codeCombinations,
  listDimensions,
  isBelowThreshold,
  buildLattice,
  cellKeyOf,
  type Lattice,
  type CellKey,
  type LatticeCell,
  type SuppressionTask,
} from './lattice.ts';

export type CellPredicate = (cell: CellKey) => boolean;

/** Minimum width of an amount's protection interval, relative to it: a guess in its middle misses by a tenth. */
const MIN_RELATIVE_WIDTH = 0.23;
/** Factor by which suppressing a cell gets more expensive for each dimension it sums over. */
const AGGREGATION_COST = 8;

const serializeKey = (cell: CellKey): string => JSON.stringify(cell);

/**
 * Corners of a line, rectangle or block (hypercube method, as in tau-ARGUS).
 * Moving an amount between even and odd corners changes only sums inside; all other sums stay the same.
 */
interface Hypercube {
  readonly changedKeys: readonly number[];
  /** Cells whose protection interval becomes wide enough by this hypercube. */
  readonly protectedKeys: readonly number[];
  readonly cost: number;
  readonly slack: readonly [number, number];
  readonly sides: readonly [readonly number[], readonly number[]];
}

interface Search {
  readonly task: SuppressionTask;
  readonly lattice: Lattice;
  readonly hidden: Uint8Array;
  /** Sets of dimensions that corners may differ in: each sum that such a change reaches is decided here. */
  readonly cornerSets: readonly number[];
}

/** Sums that contain this one and are known before this decision. */
function findKnownSums({ task, lattice }: Search, { digits, set }: LatticeCell): readonly LatticeCell[] {
  const above = Array.from({ length: set }, (_, other) => other);
  return above
    .filter((other) => (other & set) === other && !task.decided.includes(other))
    .map((other) => ({ key: lattice.indexOf(digits, other), set: other, digits }));
}

const minValueOf = ({ lattice }: Search, sums: readonly LatticeCell[]): number =>
  Math.min(...sums.map(({ key }) => lattice.values[key] ?? 0));

/** The smallest sum that contains this one: an upper bound of its value. */
const upperBoundOf = (search: Search, sum: LatticeCell): number => minValueOf(search, findKnownSums(search, sum));

/** Returns false if every cell of this sum lies in a published sum of 0. */
function canBeNonZero(search: Search, { digits, set }: LatticeCell): boolean {
  const { task, lattice } = search;
  const whole = (1 << task.width) - 1;
  const isPublished = (sum: LatticeCell): boolean => task.isHiddenAbove?.(cellKeyOf(sum, lattice)) !== true;
  for (const cell of codeCombinations(lattice, digits, listDimensions(whole & ~set, task.width), false)) {
    const above = findKnownSums(search, { key: lattice.indexOf(cell, whole), set: whole, digits: cell });
    if (minValueOf(search, above.filter(isPublished)) > 0) return true;
  }
  return false;
}

/** Returns true if a known sum above is below the threshold: then all its parts are hidden, empty ones too. */
function hasSmallSumAbove(search: Search, sum: LatticeCell): boolean {
  const { task, lattice } = search;
  return findKnownSums(search, sum).some(({ key }) => isBelowThreshold(lattice.taxpayers[key] ?? 0, task.threshold));
}

/**
 * Returns true if the protection interval is wide enough.
 * Amounts need a relative width; counts need as many whole values as the threshold, or as the sum above allows.
 * @param slack how far the value can go down and up
 */
function isProtectedBy(search: Search, change: LatticeCell, [down, up]: readonly [number, number]): boolean {
  const { task, lattice } = search;
  if (task.isMoney) return down + up > MIN_RELATIVE_WIDTH * (lattice.values[change.key] ?? 0);
  return down + up >= Math.min(task.threshold - 1, upperBoundOf(search, change));
}

/** Returns every sum that a hypercube changes, and how far its even and its odd corners can go down. */
function collectCorners({ task, lattice }: Search, from: readonly number[], to: readonly number[], along: number) {
  const axes = listDimensions(along, task.width);
  const whole = (1 << task.width) - 1;
  const changes: LatticeCell[] = [];
  const slack: [number, number] = [Infinity, Infinity];
  const sides: [number[], number[]] = [[], []];
  for (let corner = 0; corner < 1 << axes.length; corner += 1) {
    const digits = [...from];
    for (const [bit, dimension] of axes.entries()) if (corner & (1 << bit)) digits[dimension] = to[dimension] ?? 0;
    const side = countBits(corner) % 2 === 0 ? 0 : 1;
    const cell = lattice.indexOf(digits, whole);
    sides[side].push(cell);
    slack[side] = Math.min(slack[side], Math.max(0, lattice.values[cell] ?? 0));
    for (const set of task.decided) if ((set & along) === along) changes.push({ key: lattice.indexOf(digits, set), set, digits });
  }
  return { changes, slack, sides };
}

/** Evaluates one hypercube: the cells it suppresses and the cost of that. */
function evaluateHypercube(search: Search, from: readonly number[], to: readonly number[], along: number): Hypercube {
  const { task, lattice, hidden } = search;
  const { changes, slack, sides } = collectCorners(search, from, to, along);
  const protectedCells = changes.filter((change) => isProtectedBy(search, change, slack));
  const cost = changes.reduce((sum, change) => {
    const { key, set } = change;
    if (hidden[key]) return sum;
    const weight = AGGREGATION_COST ** (task.width - countBits(set)) + (lattice.taxpayers[key] ?? 0) / (lattice.taxpayers.at(-1) || 1);
    // Suppressing a cell that this does not protect costs double.
    return sum + (protectedCells.includes(change) ? weight : 2 * weight);
  }, 0);
  return { changedKeys: changes.map(({ key }) => key), protectedKeys: protectedCells.map(({ key }) => key), cost, slack, sides };
}

function* hypercubesAround(
  { task, lattice, cornerSets }: Search,
  { digits, set }: LatticeCell,
): Generator<readonly [number[], number[], number]> {
  const beyond = listDimensions(((1 << task.width) - 1) & ~set, task.width);
  for (const axes of cornerSets.filter((candidate) => (candidate & set) === candidate))
    for (const from of codeCombinations(lattice, digits, beyond, false))
      for (const to of codeCombinations(lattice, from, listDimensions(axes, task.width), true)) yield [from, to, axes];
}

/** Returns the hypercube that protects a cell at the least cost; null if none protects it. */
function findCheapestHypercube(search: Search, sum: LatticeCell): Hypercube | null {
  let best: Hypercube | null = null;
  for (const [from, to, axes] of hypercubesAround(search, sum)) {
    const cube = evaluateHypercube(search, from, to, axes);
    if (isProtectedBy(search, sum, cube.slack) && (best === null || cube.cost < best.cost)) best = cube;
    if (best?.cost === 0) return best;
  }
  return best;
}

/** Takes what the cells can still give, so that several hypercubes do not count the same slack twice. */
function consumeSlack(slackLeft: Map<number, number>, cells: readonly number[], values: Float64Array): number {
  const slackOf = (cell: number): number => slackLeft.get(cell) ?? Math.max(0, values[cell] ?? 0);
  const given = Math.min(...cells.map(slackOf));
  for (const cell of cells) slackLeft.set(cell, slackOf(cell) - given);
  return given;
}

/** Combines hypercubes, cheapest first, until they protect a cell; null if all of them do not. */
function combineHypercubes(search: Search, sum: LatticeCell): Pick<Hypercube, 'changedKeys' | 'protectedKeys'> | null {
  const { values } = search.lattice;
  const cubes = [...hypercubesAround(search, sum)]
    .map(([from, to, axes]) => evaluateHypercube(search, from, to, axes))
    .sort((a, b) => a.cost - b.cost);
  const [down, up] = [new Map<number, number>(), new Map<number, number>()];
  const total: [number, number] = [0, 0];
  const changedKeys: number[] = [];
  for (const { changedKeys: changed, sides } of cubes) {
    const given = [consumeSlack(down, sides[0], values), consumeSlack(up, sides[1], values)] as const;
    if (given[0] + given[1] === 0) continue;
    total[0] += given[0];
    total[1] += given[1];
    changedKeys.push(...changed);
    if (isProtectedBy(search, sum, total)) return { changedKeys, protectedKeys: [sum.key] };
  }
  return null;
}

function listDecidedCells({ decided, width }: SuppressionTask, lattice: Lattice): LatticeCell[] {
  const start = Array.from({ length: width }, () => 0);
  return [...decided]
    .sort((a, b) => countBits(a) - countBits(b) || a - b)
    .flatMap((set) =>
      [...codeCombinations(lattice, start, listDimensions(set, width), false)].map((digits) => ({
        digits,
        set,
        key: lattice.indexOf(digits, set),
      })),
    );
}

/**
 * Suppresses cells of a table and its sums.
 * Primary suppression hides cells below the threshold.
 * Secondary suppression hides more cells, so that no sum of published cells gives a hidden one away.
 * If a cell cannot be protected, every cell decided here is hidden.
 * @example A = 3, B = 40, C = 25, the total is known, threshold 10: A is primary, C secondary.
 */
export function suppressCells(task: SuppressionTask): { readonly isHidden: CellPredicate; readonly hiddenCells: readonly CellKey[] } {
  const lattice = buildLattice(task);
  const sums = listDecidedCells(task, lattice);
  const hidden = new Uint8Array(lattice.values.length);
  const isProtected = new Uint8Array(lattice.values.length);
  const sets = Array.from({ length: 1 << task.width }, (_, set) => set);
  const along = sets.filter((set) => set > 0 && sets.every((other) => (other & set) !== set || task.decided.includes(other)));
  const search: Search = { task, lattice, hidden, cornerSets: along };
  for (const sum of sums) {
    const isSmall = isBelowThreshold(lattice.taxpayers[sum.key] ?? 0, task.threshold) || hasSmallSumAbove(search, sum);
    const isPrimary = task.isPrimary?.(cellKeyOf(sum, lattice)) === true;
    if (!(isSmall || isPrimary) || !canBeNonZero(search, sum)) continue;
    hidden[sum.key] = 1;
    // If the sum above is 0 and hidden, the cell needs no further protection.
    if (upperBoundOf(search, sum) === 0) isProtected[sum.key] = 1;
  }
  const findUnprotected = (): LatticeCell | undefined => sums.find(({ key }) => hidden[key] && !isProtected[key]);
  for (let sum = findUnprotected(); sum; sum = findUnprotected()) {
    const cube = findCheapestHypercube(search, sum) ?? combineHypercubes(search, sum);
    const allNonZeroKeys = () => sums.filter((one) => canBeNonZero(search, one)).map((one) => one.key);
    for (const key of cube?.changedKeys ?? allNonZeroKeys()) hidden[key] = 1;
    for (const key of cube?.protectedKeys ?? sums.map((one) => one.key)) isProtected[key] = 1;
  }
  const hiddenCells = sums.filter(({ key }) => hidden[key]).map((sum) => cellKeyOf(sum, lattice));
  const keys = new Set(hiddenCells.map(serializeKey));
  return { isHidden: (cell) => keys.has(serializeKey(cell)), hiddenCells };
}
