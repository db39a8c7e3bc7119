/** A cell of the finest table. `value` is the figure that may have to be hidden. */
export interface Cell {
  readonly codes: readonly string[];
  readonly taxpayers: number;
  readonly value: number;
}

/** Stands for all codes of a dimension in a sum over it. */
export const TOTAL = null;
export type CellKey = readonly (string | typeof TOTAL)[];

export interface SuppressionTask {
  readonly cells: readonly Cell[];
  /** Number of dimensions of each cell. */
  readonly width: number;
  /** Sets of dimensions, one bit each, whose sums are decided here; all others are known. 0b10 is the second dimension alone. */
  readonly decided: readonly number[];
  readonly threshold: number;
  /** Amounts need an interval relative to their value; counts need as many whole values as the threshold. */
  readonly isMoney: boolean;
  readonly isPrimary?: (cell: CellKey) => boolean;
  /** Returns true if a sum that is not decided here was hidden before. */
  readonly isHiddenAbove?: (cell: CellKey) => boolean;
}

/** An empty cell is not below the threshold. */
export const isBelowThreshold = (taxpayers: number, threshold: number): boolean => taxpayers > 0 && taxpayers < threshold;

export const countBits = (set: number): number => [...set.toString(2)].filter((bit) => bit === '1').length;
export const listDimensions = (set: number, width: number): number[] =>
  Array.from({ length: width }, (_, dimension) => dimension).filter((dimension) => set & (1 << dimension));

/** The cells and all their sums as flat arrays. */
export interface Lattice {
  readonly codes: readonly (readonly string[])[];
  readonly values: Float64Array;
  readonly taxpayers: Float64Array;
  /** Returns the array index of the sum by the dimensions of `set`; other digits are ignored. */
  readonly indexOf: (digits: readonly number[], set: number) => number;
}

export function buildLattice({ cells, width }: SuppressionTask): Lattice {
  const codes = Array.from({ length: width }, (_, dimension) => [...new Set(cells.map((cell) => cell.codes[dimension] ?? ''))].sort());
  const strides = codes.map((_, dimension) => codes.slice(0, dimension).reduce((product, { length }) => product * (length + 1), 1));
  const size = codes.reduce((product, { length }) => product * (length + 1), 1);
  const indexOf: Lattice['indexOf'] = (digits, set) =>
    strides.reduce((sum, stride, dimension) => {
      const digit = set & (1 << dimension) ? digits[dimension] : codes[dimension]?.length;
      return sum + stride * (digit ?? 0);
    }, 0);
  const [values, taxpayers] = [new Float64Array(size), new Float64Array(size)];
  const indexes = codes.map((known) => new Map(known.map((code, index) => [code, index])));
  for (const cell of cells) {
    const digits = indexes.map((known, dimension) => known.get(cell.codes[dimension] ?? '') ?? 0);
    for (let set = 0; set < 1 << width; set += 1) {
      const key = indexOf(digits, set);
      values[key] = (values[key] ?? 0) + cell.value;
      taxpayers[key] = (taxpayers[key] ?? 0) + cell.taxpayers;
    }
  }
  return { codes, values, taxpayers, indexOf };
}

/** Yields all combinations of codes of these dimensions; the other digits stay as they are. */
export function* codeCombinations(
  lattice: Lattice,
  digits: readonly number[],
  dimensions: readonly number[],
  isOtherCode: boolean,
): Generator<number[]> {
  const [dimension, ...others] = dimensions;
  if (dimension === undefined) {
    yield [...digits];
    return;
  }
  const count = lattice.codes[dimension]?.length ?? 0;
  for (let digit = 0; digit < count; digit += 1) {
    if (isOtherCode && digit === digits[dimension]) continue;
    const next = [...digits];
    next[dimension] = digit;
    yield* codeCombinations(lattice, next, others, isOtherCode);
  }
}

/** A cell or a sum: `digits` are its codes in the dimensions of `set`. */
export interface LatticeCell {
  readonly key: number;
  readonly set: number;
  readonly digits: readonly number[];
}

export const cellKeyOf = ({ digits, set }: LatticeCell, { codes }: Lattice): CellKey =>
  codes.map((known, dimension) => (set & (1 << dimension) ? (known[digits[dimension] ?? 0] ?? '') : TOTAL));
