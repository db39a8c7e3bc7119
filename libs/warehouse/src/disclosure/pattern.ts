import { bitsIn, choices, dimensionsIn, isFew, latticeOf, placeOf, type Lattice, type Place, type Sum, type Task } from './lattice.ts';

export type Pattern = (place: Place) => boolean;

/** How wide an amount's bounds must be, as a part of it: a guess in their middle misses it by a tenth. */
const CLOSE = 0.23;
/** What it costs to hide a sum over one more dimension. */
const COARSER = 8;

const keyOf = (place: Place): string => JSON.stringify(place);

/** A change that nobody would notice: taxpayers or money go from half of the corners of a line, rectangle or block to the other half. */
interface Move {
  readonly changes: readonly number[];
  /** Those of them about which it leaves enough doubt. */
  readonly doubtful: readonly number[];
  readonly cost: number;
  readonly slack: readonly [number, number];
  readonly sides: readonly [readonly number[], readonly number[]];
}

interface Search {
  readonly task: Task;
  readonly lattice: Lattice;
  readonly hidden: Uint8Array;
  /** Sets of dimensions along which corners may lie: what such a change reaches is decided here. */
  readonly along: readonly number[];
}

/** The sums of which this one is a part and that are not decided here. */
function sumsAbove({ task, lattice }: Search, { digits, set }: Sum): readonly Sum[] {
  const above = Array.from({ length: set }, (_, other) => other);
  return above
    .filter((other) => (other & set) === other && !task.decided.includes(other))
    .map((other) => ({ key: lattice.at(digits, other), set: other, digits }));
}

const leastOf = ({ lattice }: Search, sums: readonly Sum[]): number => Math.min(...sums.map(({ key }) => lattice.values[key] ?? 0));

/** The least of the sums above: it can be no more. */
const knownAbove = (search: Search, sum: Sum): number => leastOf(search, sumsAbove(search, sum));

/** Whether there can be anything in it: of what is told above one of its cells, none is nothing. */
function isPossible(search: Search, { digits, set }: Sum): boolean {
  const { task, lattice } = search;
  const whole = (1 << task.width) - 1;
  const isPublished = (sum: Sum): boolean => task.veiled?.(placeOf(sum, lattice)) !== true;
  for (const cell of choices(lattice, digits, dimensionsIn(whole & ~set, task.width), false)) {
    const above = sumsAbove(search, { key: lattice.at(cell, whole), set: whole, digits: cell });
    if (leastOf(search, above.filter(isPublished)) > 0) return true;
  }
  return false;
}

/** Whether what is known above it is of so few that none of its parts may be told, those without anybody neither. */
function isOfFew(search: Search, sum: Sum): boolean {
  const { task, lattice } = search;
  return sumsAbove(search, sum).some(({ key }) => isFew(lattice.taxpayers[key] ?? 0, task.below));
}

/** Whether a sum may be more or less by so much that nobody knows it; never by more than what is known above it. */
function leavesDoubt(search: Search, change: Sum, [least, most]: readonly [number, number]): boolean {
  const { task, lattice } = search;
  if (task.money) return least + most > CLOSE * (lattice.values[change.key] ?? 0);
  return least + most >= Math.min(task.below - 1, knownAbove(search, change));
}

/** Every sum that a swap of codes changes, and by how much the cells at its corners can give and take. */
function reachOf({ task, lattice }: Search, from: readonly number[], to: readonly number[], along: number) {
  const swapped = dimensionsIn(along, task.width);
  const whole = (1 << task.width) - 1;
  const changes: Sum[] = [];
  const slack: [number, number] = [Infinity, Infinity];
  const sides: [number[], number[]] = [[], []];
  for (let corner = 0; corner < 1 << swapped.length; corner += 1) {
    const digits = [...from];
    for (const [bit, dimension] of swapped.entries()) if (corner & (1 << bit)) digits[dimension] = to[dimension] ?? 0;
    const side = bitsIn(corner) % 2 === 0 ? 0 : 1;
    const cell = lattice.at(digits, whole);
    sides[side].push(cell);
    slack[side] = Math.min(slack[side], Math.max(0, lattice.values[cell] ?? 0));
    for (const set of task.decided) if ((set & along) === along) changes.push({ key: lattice.at(digits, set), set, digits });
  }
  return { changes, slack, sides };
}

/** What a swap changes, and what it costs to hide that. */
function moveOf(search: Search, from: readonly number[], to: readonly number[], along: number): Move {
  const { task, lattice, hidden } = search;
  const { changes, slack, sides } = reachOf(search, from, to, along);
  const doubtful = changes.filter((change) => leavesDoubt(search, change, slack));
  const cost = changes.reduce((sum, change) => {
    const { key, set } = change;
    if (hidden[key]) return sum;
    const weight = COARSER ** (task.width - bitsIn(set)) + (lattice.taxpayers[key] ?? 0) / (lattice.taxpayers.at(-1) || 1);
    // What is hidden without doubt about it takes more to be hidden.
    return sum + (doubtful.includes(change) ? weight : 2 * weight);
  }, 0);
  return { changes: changes.map(({ key }) => key), doubtful: doubtful.map(({ key }) => key), cost, slack, sides };
}

function* movesAbout({ task, lattice, along }: Search, { digits, set }: Sum): Generator<readonly [number[], number[], number]> {
  const beyond = dimensionsIn(((1 << task.width) - 1) & ~set, task.width);
  for (const swap of along.filter((candidate) => (candidate & set) === candidate))
    for (const from of choices(lattice, digits, beyond, false))
      for (const to of choices(lattice, from, dimensionsIn(swap, task.width), true)) yield [from, to, swap];
}

/** The move that hides the least more; null where none leaves enough doubt about a sum. */
function cheapest(search: Search, sum: Sum): Move | null {
  let best: Move | null = null;
  for (const [from, to, swap] of movesAbout(search, sum)) {
    const move = moveOf(search, from, to, swap);
    if (leavesDoubt(search, sum, move.slack) && (best === null || move.cost < best.cost)) best = move;
    if (best?.cost === 0) return best;
  }
  return best;
}

/** What cells can still give when several moves are made one after another. */
function spend(left: Map<number, number>, cells: readonly number[], values: Float64Array): number {
  const rest = (cell: number): number => left.get(cell) ?? Math.max(0, values[cell] ?? 0);
  const given = Math.min(...cells.map(rest));
  for (const cell of cells) left.set(cell, rest(cell) - given);
  return given;
}

/** Several moves that leave enough doubt together where none does alone, the cheapest first; null where all of them leave too little. */
function together(search: Search, sum: Sum): Pick<Move, 'changes' | 'doubtful'> | null {
  const { values } = search.lattice;
  const moves = [...movesAbout(search, sum)].map(([from, to, swap]) => moveOf(search, from, to, swap)).sort((a, b) => a.cost - b.cost);
  const [down, up] = [new Map<number, number>(), new Map<number, number>()];
  const total: [number, number] = [0, 0];
  const changes: number[] = [];
  for (const { changes: changed, sides } of moves) {
    const given = [spend(down, sides[0], values), spend(up, sides[1], values)] as const;
    if (given[0] + given[1] === 0) continue;
    total[0] += given[0];
    total[1] += given[1];
    changes.push(...changed);
    if (leavesDoubt(search, sum, total)) return { changes, doubtful: [sum.key] };
  }
  return null;
}

function decidedSums({ decided, width }: Task, lattice: Lattice): Sum[] {
  const start = Array.from({ length: width }, () => 0);
  return [...decided]
    .sort((a, b) => bitsIn(a) - bitsIn(b) || a - b)
    .flatMap((set) =>
      [...choices(lattice, start, dimensionsIn(set, width), false)].map((digits) => ({ digits, set, key: lattice.at(digits, set) })),
    );
}

/**
 * What of a table and its sums may not be told: groups of fewer taxpayers than the limit, and as much more as it takes that no equation
 * between sums that are told gives any of it away. Behind everything hidden stands a change of the cells that alters hidden sums alone and
 * leaves enough doubt about it; where there is none, nothing that is decided here is told.
 */
export function patternOf(task: Task): { readonly hides: Pattern; readonly places: readonly Place[] } {
  const lattice = latticeOf(task);
  const sums = decidedSums(task, lattice);
  const hidden = new Uint8Array(lattice.values.length);
  const safe = new Uint8Array(lattice.values.length);
  const sets = Array.from({ length: 1 << task.width }, (_, set) => set);
  const along = sets.filter((set) => set > 0 && sets.every((other) => (other & set) !== set || task.decided.includes(other)));
  const search: Search = { task, lattice, hidden, along };
  for (const sum of sums) {
    const isSmall = isFew(lattice.taxpayers[sum.key] ?? 0, task.below) || isOfFew(search, sum);
    const isSeed = task.seeds?.(placeOf(sum, lattice)) === true;
    if (!(isSmall || isSeed) || !isPossible(search, sum)) continue;
    hidden[sum.key] = 1;
    // Nothing of a hidden nothing: whoever doubts the one doubts the other.
    if (knownAbove(search, sum) === 0) safe[sum.key] = 1;
  }
  const open = (): Sum | undefined => sums.find(({ key }) => hidden[key] && !safe[key]);
  for (let sum = open(); sum; sum = open()) {
    const move = cheapest(search, sum) ?? together(search, sum);
    const all = () => sums.filter((one) => isPossible(search, one)).map((one) => one.key);
    for (const key of move?.changes ?? all()) hidden[key] = 1;
    for (const key of move?.doubtful ?? sums.map((one) => one.key)) safe[key] = 1;
  }
  const places = sums.filter(({ key }) => hidden[key]).map((sum) => placeOf(sum, lattice));
  const keys = new Set(places.map(keyOf));
  return { hides: (place) => keys.has(keyOf(place)), places };
}
