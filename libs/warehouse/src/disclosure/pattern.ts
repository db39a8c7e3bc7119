/** A cell of the finest table: its code in each dimension, the taxpayers in it, and the figure that may have to be hidden. */
export interface Cell {
  readonly codes: readonly string[];
  readonly taxpayers: number;
  readonly value: number;
}

/** Stands for all codes of a dimension where a cell is a sum over it. */
export const ALL = null;
export type Place = readonly (string | typeof ALL)[];

export interface Task {
  readonly cells: readonly Cell[];
  /** How many dimensions each cell has. */
  readonly width: number;
  /**
   * Sets of dimensions, one bit each, of which the sums are told or hidden here; all other sums of the cells are known. Example: 0b10
   * and 0b11 of kind (first) and sector are the sums by sector and the cells themselves, those by kind are known.
   */
  readonly decided: readonly number[];
  /** Groups of fewer taxpayers are hidden. */
  readonly below: number;
  /** Amounts may not be found to within a tenth; counts not to within fewer whole values than `below`. */
  readonly money: boolean;
  /** Places that are hidden whatever they count. */
  readonly seeds?: (place: Place) => boolean;
}

export type Pattern = (place: Place) => boolean;

/** The part of an amount to within which nobody may find it. */
const CLOSE = 0.1;
/** What it costs to hide a sum over one more dimension. */
const COARSER = 8;

const keyOf = (place: Place): string => JSON.stringify(place);
const bitsIn = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;
const dimensionsIn = (set: number, width: number): number[] =>
  Array.from({ length: width }, (_, dimension) => dimension).filter((dimension) => set & (1 << dimension));

/** The cells and all their sums, each at a number. */
interface Lattice {
  readonly codes: readonly (readonly string[])[];
  readonly values: Float64Array;
  readonly taxpayers: Float64Array;
  /** The number of the sum of which `digits` tell the dimensions of `set`. */
  readonly at: (digits: readonly number[], set: number) => number;
}

function latticeOf({ cells, width }: Task): Lattice {
  const codes = Array.from({ length: width }, (_, dimension) => [...new Set(cells.map((cell) => cell.codes[dimension] ?? ''))].sort());
  const strides = codes.map((_, dimension) => codes.slice(0, dimension).reduce((product, { length }) => product * (length + 1), 1));
  const size = codes.reduce((product, { length }) => product * (length + 1), 1);
  const at: Lattice['at'] = (digits, set) =>
    strides.reduce((sum, stride, dimension) => {
      const digit = set & (1 << dimension) ? digits[dimension] : codes[dimension]?.length;
      return sum + stride * (digit ?? 0);
    }, 0);
  const [values, taxpayers] = [new Float64Array(size), new Float64Array(size)];
  const places = codes.map((known) => new Map(known.map((code, index) => [code, index])));
  for (const cell of cells) {
    const digits = places.map((known, dimension) => known.get(cell.codes[dimension] ?? '') ?? 0);
    for (let set = 0; set < 1 << width; set += 1) {
      const key = at(digits, set);
      values[key] = (values[key] ?? 0) + cell.value;
      taxpayers[key] = (taxpayers[key] ?? 0) + cell.taxpayers;
    }
  }
  return { codes, values, taxpayers, at };
}

/** All ways to choose a code in each of these dimensions, beginning with `digits`. */
function* choices(lattice: Lattice, digits: readonly number[], dimensions: readonly number[], other: boolean): Generator<number[]> {
  const [dimension, ...rest] = dimensions;
  if (dimension === undefined) {
    yield [...digits];
    return;
  }
  const count = lattice.codes[dimension]?.length ?? 0;
  for (let digit = 0; digit < count; digit += 1) {
    if (other && digit === digits[dimension]) continue;
    const next = [...digits];
    next[dimension] = digit;
    yield* choices(lattice, next, rest, other);
  }
}

/**
 * A change that nobody would notice: taxpayers or money go from half of the corners of a rectangle (or line, or block) of cells to the
 * other half. All sums stay as they are but those named.
 */
interface Move {
  readonly changes: readonly number[];
  /** Those of them about which it leaves enough doubt. */
  readonly doubtful: readonly number[];
  readonly cost: number;
}

interface Search {
  readonly task: Task;
  readonly lattice: Lattice;
  readonly hidden: Uint8Array;
  /** Sets of dimensions along which corners may lie: whatever such a change reaches is decided here. */
  readonly along: readonly number[];
}

/** One of the sums, the cells among them: the codes in the dimensions of `set`. */
interface Sum {
  readonly key: number;
  readonly set: number;
  readonly digits: readonly number[];
}

/** The least sum that is known of which this one is a part: it can be no more. */
function knownAbove({ task, lattice }: Search, { digits, set }: Sum): number {
  const above = Array.from({ length: set }, (_, other) => other).filter(
    (other) => (other & set) === other && !task.decided.includes(other),
  );
  return Math.min(...above.map((other) => lattice.values[lattice.at(digits, other)] ?? 0));
}

/** Whether a sum may be more or less by so much that nobody knows it; never by more than what is known above it. */
function leavesDoubt(search: Search, change: Sum, [least, most]: readonly [number, number]): boolean {
  const { task, lattice } = search;
  if (task.money) return Math.max(least, most) > CLOSE * (lattice.values[change.key] ?? 0);
  return least + most >= Math.min(task.below - 1, knownAbove(search, change));
}

/** Every sum that a swap of codes changes, and by how much the cells at its corners can give and take. */
function reachOf({ task, lattice }: Search, from: readonly number[], to: readonly number[], along: number) {
  const swapped = dimensionsIn(along, task.width);
  const whole = (1 << task.width) - 1;
  const changes: Sum[] = [];
  const slack: [number, number] = [Infinity, Infinity];
  for (let corner = 0; corner < 1 << swapped.length; corner += 1) {
    const digits = [...from];
    for (const [bit, dimension] of swapped.entries()) if (corner & (1 << bit)) digits[dimension] = to[dimension] ?? 0;
    const side = bitsIn(corner) % 2 === 0 ? 0 : 1;
    slack[side] = Math.min(slack[side], Math.max(0, lattice.values[lattice.at(digits, whole)] ?? 0));
    for (const set of task.decided) if ((set & along) === along) changes.push({ key: lattice.at(digits, set), set, digits });
  }
  return { changes, slack };
}

/** A move that leaves enough doubt about one sum; null where these corners leave too little. */
function moveOf(search: Search, about: Sum, from: readonly number[], to: readonly number[], along: number): Move | null {
  const { task, lattice, hidden } = search;
  const { changes, slack } = reachOf(search, from, to, along);
  if (!leavesDoubt(search, about, slack)) return null;
  const doubtful = changes.filter((change) => leavesDoubt(search, change, slack));
  const cost = changes.reduce((sum, change) => {
    const { key, set } = change;
    if (hidden[key]) return sum;
    const weight = COARSER ** (task.width - bitsIn(set)) + (lattice.taxpayers[key] ?? 0) / (lattice.taxpayers.at(-1) || 1);
    // What is hidden without doubt about it takes more to be hidden.
    return sum + (doubtful.includes(change) ? weight : 2 * weight);
  }, 0);
  return { changes: changes.map(({ key }) => key), doubtful: doubtful.map(({ key }) => key), cost };
}

/** The move that hides the least more; null where none leaves enough doubt about a sum. */
function cheapest(search: Search, sum: Sum): Move | null {
  const { digits, set } = sum;
  const { task, lattice, along } = search;
  const beyond = dimensionsIn(((1 << task.width) - 1) & ~set, task.width);
  let best: Move | null = null;
  for (const swap of along.filter((candidate) => (candidate & set) === candidate)) {
    for (const from of choices(lattice, digits, beyond, false)) {
      for (const to of choices(lattice, from, dimensionsIn(swap, task.width), true)) {
        const move = moveOf(search, sum, from, to, swap);
        if (move && (best === null || move.cost < best.cost)) best = move;
        if (best?.cost === 0) return best;
      }
    }
  }
  return best;
}

function decidedSums({ decided, width }: Task, lattice: Lattice): Sum[] {
  const start = Array.from({ length: width }, () => 0);
  return [...decided]
    .sort((a, b) => bitsIn(a) - bitsIn(b) || a - b)
    .flatMap((set) =>
      [...choices(lattice, start, dimensionsIn(set, width), false)].map((digits) => ({ digits, set, key: lattice.at(digits, set) })),
    );
}

const placeOf = ({ digits, set }: Sum, { codes }: Lattice): Place =>
  codes.map((known, dimension) => (set & (1 << dimension) ? (known[digits[dimension] ?? 0] ?? '') : ALL));

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
  const all = Array.from({ length: 1 << task.width }, (_, set) => set);
  const along = all.filter((set) => set > 0 && all.every((other) => (other & set) !== set || task.decided.includes(other)));
  const search: Search = { task, lattice, hidden, along };
  for (const sum of sums) {
    const taxpayers = lattice.taxpayers[sum.key] ?? 0;
    if ((taxpayers > 0 && taxpayers < task.below) || task.seeds?.(placeOf(sum, lattice))) hidden[sum.key] = 1;
  }
  const open = (): Sum | undefined => sums.find(({ key }) => hidden[key] && !safe[key]);
  for (let sum = open(); sum; sum = open()) {
    const move = cheapest(search, sum);
    for (const key of move?.changes ?? sums.map((one) => one.key)) hidden[key] = 1;
    for (const key of move?.doubtful ?? sums.map((one) => one.key)) safe[key] = 1;
  }
  const places = sums.filter(({ key }) => hidden[key]).map((sum) => placeOf(sum, lattice));
  const keys = new Set(places.map(keyOf));
  return { hides: (place) => keys.has(keyOf(place)), places };
}
