import type { PaperTable } from './paper-table.ts';

/** Shorter tables are not turned into a matrix. */
const MIN_ROWS = 30;
/** Maximum number of columns side by side. */
const MAX_COLUMNS = 18;

export interface Matrix {
  /** The measure in its cells. */
  readonly title: string;
  readonly table: PaperTable;
}

interface Axis {
  readonly index: number;
  readonly names: readonly string[];
}

const axisAt = ({ body }: PaperTable, index: number): Axis => ({ index, names: [...new Set(body.map((row) => row[index] ?? ''))] });
const pairOf = (row: readonly string[], one: Axis, other: Axis): string => JSON.stringify([row[one.index], row[other.index]]);

/** The two text columns of a table; the one with fewer names goes across. Null if the rows do not form a matrix. */
function axesOf(table: PaperTable): { readonly down: Axis; readonly across: Axis } | null {
  const named = table.figures.flatMap((isFigure, index) => (isFigure ? [] : [index]));
  const [first, second] = named;
  if (first === undefined || second === undefined || named.length > 2 || table.body.length < MIN_ROWS) return null;
  const [one, other] = [axisAt(table, first), axisAt(table, second)];
  const [across, down] = one.names.length < other.names.length ? [one, other] : [other, one];
  const room = across.names.length * down.names.length;
  const pairs = new Set(table.body.map((row) => pairOf(row, down, across)));
  // A text column with one value per row name, for example a rating, is no second axis.
  const hasSecondAxis = table.body.length > down.names.length;
  const isMatrix = hasSecondAxis && across.names.length > 1 && across.names.length <= MAX_COLUMNS && pairs.size === table.body.length;
  return isMatrix && table.body.length * 2 >= room ? { down, across } : null;
}

/** Turns a long table of two text columns into one matrix per measure. Null if the rows do not form a matrix. */
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
