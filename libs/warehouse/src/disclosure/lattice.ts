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
  /** Sets of dimensions, one bit each, by which sums are told or hidden here; all others are known. 0b10 is the second dimension alone. */
  readonly decided: readonly number[];
  readonly below: number;
  /** Amounts may not be found to within a tenth; counts not to within fewer whole values than `below`. */
  readonly money: boolean;
  readonly seeds?: (place: Place) => boolean;
  /** Whether a sum that is not decided here was hidden before. */
  readonly veiled?: (place: Place) => boolean;
}

/** Somebody, and fewer than may be told. */
export const isFew = (taxpayers: number, below: number): boolean => taxpayers > 0 && taxpayers < below;

export const bitsIn = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;
export const dimensionsIn = (set: number, width: number): number[] =>
  Array.from({ length: width }, (_, dimension) => dimension).filter((dimension) => set & (1 << dimension));

/** The cells and all their sums, each at a number. */
export interface Lattice {
  readonly codes: readonly (readonly string[])[];
  readonly values: Float64Array;
  readonly taxpayers: Float64Array;
  /** The number of the sum of which `digits` tell the dimensions of `set`. */
  readonly at: (digits: readonly number[], set: number) => number;
}

export function latticeOf({ cells, width }: Task): Lattice {
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
export function* choices(lattice: Lattice, digits: readonly number[], dimensions: readonly number[], other: boolean): Generator<number[]> {
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

/** One of the sums, the cells among them: the codes in the dimensions of `set`. */
export interface Sum {
  readonly key: number;
  readonly set: number;
  readonly digits: readonly number[];
}

/** What a sum is of. */
export const placeOf = ({ digits, set }: Sum, { codes }: Lattice): Place =>
  codes.map((known, dimension) => (set & (1 << dimension) ? (known[digits[dimension] ?? 0] ?? '') : ALL));
