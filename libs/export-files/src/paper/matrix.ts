import type { PaperTable } from './paper-table.ts';

/** Shorter tables are read as they are. */
const LONG = 30;
/** So many columns still stand side by side. */
const MOST_ACROSS = 18;

export interface Matrix {
  /** What its cells are. */
  readonly title: string;
  readonly table: PaperTable;
}

interface Axis {
  readonly index: number;
  readonly names: readonly string[];
}

const axisAt = ({ body }: PaperTable, index: number): Axis => ({ index, names: [...new Set(body.map((row) => row[index] ?? ''))] });
const pairOf = (row: readonly string[], one: Axis, other: Axis): string => JSON.stringify([row[one.index], row[other.index]]);

/** The two names of each row, that with fewer of them across; null where the rows are no matrix. */
function axesOf(table: PaperTable): { readonly down: Axis; readonly across: Axis } | null {
  const named = table.figures.flatMap((isFigure, index) => (isFigure ? [] : [index]));
  const [first, second] = named;
  if (first === undefined || second === undefined || named.length > 2 || table.body.length < LONG) return null;
  const [one, other] = [axisAt(table, first), axisAt(table, second)];
  const [across, down] = one.names.length < other.names.length ? [one, other] : [other, one];
  const room = across.names.length * down.names.length;
  const pairs = new Set(table.body.map((row) => pairOf(row, down, across)));
  // A word for each name, such as how it was judged, is one more column and nothing to stand across.
  const meets = table.body.length > down.names.length;
  const isMatrix = meets && across.names.length > 1 && across.names.length <= MOST_ACROSS && pairs.size === table.body.length;
  return isMatrix && table.body.length * 2 >= room ? { down, across } : null;
}

/** A long table of two names and their figures as a matrix for each figure; null where it is none. */
export function matricesOf(table: PaperTable): readonly Matrix[] | null {
  const axes = axesOf(table);
  if (!axes) return null;
  const { down, across } = axes;
  const rows = new Map(table.body.map((row) => [pairOf(row, down, across), row]));
  return table.head.flatMap((title, index): Matrix[] => {
    if (!table.figures[index]) return [];
    const cell = (one: string, other: string): string => rows.get(JSON.stringify([one, other]))?.[index] ?? '';
    const matrix: PaperTable = {
      head: [table.head[down.index] ?? '', ...across.names],
      body: down.names.map((one) => [one, ...across.names.map((other) => cell(one, other))]),
      total: null,
      figures: [false, ...across.names.map(() => true)],
    };
    return [{ title, table: matrix }];
  });
}
