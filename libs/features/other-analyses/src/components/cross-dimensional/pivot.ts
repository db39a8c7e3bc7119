import { byLargest, known, toPlotValue, isFew, isSlight, membersIn, share, stateOf, sum, type Figure, type Row } from '@pendapa/query';
import { expectationIndex } from '@pendapa/statistics';
import type { Side } from '../../questions/cross-dimensional.ts';
import type { Measure } from './choices.ts';

type PivotRow = Row<Measure, Side>;

export interface Member {
  readonly code: string | null;
  readonly total: Figure;
}

export interface PivotCell {
  readonly row: PivotRow;
  readonly value: Figure;
  /** True if transactions or the share of the column are too small for a meaningful ratio. */
  readonly pale: boolean;
  readonly shareOfRow: number | null;
  /** Expected value if rows and columns were independent, and the ratio to it; null if not computable. */
  readonly expected: number | null;
  readonly index: number | null;
}

export interface Pivot {
  readonly rows: readonly Member[];
  readonly columns: readonly Member[];
  /** Null without payments. */
  readonly cellAt: (row: string | null, column: string | null) => PivotCell | null;
  readonly cells: readonly PivotCell[];
  /** False if reversals make a cell negative; then no expected values exist. */
  readonly indexed: boolean;
}

/** Members of a dimension: months in time order, others largest first, unknown last. */
function membersOf(rows: readonly PivotRow[], side: Side, measure: Measure): readonly Member[] {
  const codes = membersIn(rows, side);
  const members = codes.map((code) => ({
    code,
    total: sum(rows.filter((row) => row.codes[side] === code).map(({ current }) => current[measure])),
  }));
  const inOrder = (a: Member, b: Member): number =>
    side === 'month' ? String(a.code).localeCompare(String(b.code)) : byLargest(a.total, b.total);
  return members.sort((a, b) => Number(a.code === null) - Number(b.code === null) || inOrder(a, b));
}

const keyOf = (row: string | null, column: string | null): string => JSON.stringify([row, column]);

/** Arranges rows as a table of two dimensions, with shares and ratios to expected values. */
export function pivotOf(answered: readonly PivotRow[], sides: readonly [Side, Side], measure: Measure): Pivot {
  const [rows, columns] = sides.map((side) => membersOf(answered, side, measure));
  const given = new Map(answered.map((row) => [keyOf(row.codes[sides[0]], row.codes[sides[1]]), row]));
  const table = (rows ?? []).map(({ code }) =>
    (columns ?? []).map((column) => toPlotValue(given.get(keyOf(code, column.code))?.current[measure] ?? null) ?? 0),
  );
  // If a combination is unknown, no expected values exist.
  const isWhole = answered.every(({ current }) => stateOf(current[measure])?.state !== 'unknown');
  const expected = isWhole ? expectationIndex(table) : null;
  const cells = new Map(
    (rows ?? []).flatMap(({ code, total }, line) =>
      (columns ?? []).flatMap((column, place): readonly (readonly [string, PivotCell])[] => {
        const row = given.get(keyOf(code, column.code));
        if (!row) return [];
        const value = row.current[measure];
        const found = expected?.[line]?.[place];
        const pale = isFew(row.current.transactions) || isSlight(value, column.total);
        const cell = { row, value, pale, shareOfRow: share(value, total), expected: found?.expected ?? null, index: found?.index ?? null };
        return [[keyOf(code, column.code), cell]];
      }),
    ),
  );
  return {
    rows: rows ?? [],
    columns: columns ?? [],
    cellAt: (row, column) => cells.get(keyOf(row, column)) ?? null,
    cells: [...cells.values()],
    indexed: expected !== null,
  };
}

/** Share of the others that a member is combined with at most where rules, not habits, decide. */
const MAX_FORCED = 1 / 4;

/** True if a row or a column of the cell is combined with so few others that there is no choice: vehicle tax at Samsat. */
function isForced({ rows, columns, cellAt }: Pivot, { row: { codes } }: PivotCell, [rowSide, columnSide]: readonly [Side, Side]): boolean {
  const isUsed = (row: string | null, column: string | null): boolean => (toPlotValue(cellAt(row, column)?.value ?? null) ?? 0) > 0;
  const rowsOfColumn = rows.filter(({ code }) => isUsed(code, codes[columnSide])).length;
  const columnsOfRow = columns.filter(({ code }) => isUsed(codes[rowSide], code)).length;
  return rowsOfColumn <= rows.length * MAX_FORCED || columnsOfRow <= columns.length * MAX_FORCED;
}

/** Difference between a cell and its expected value; null if it has none. */
export function gapOf({ value, expected }: PivotCell): number | null {
  const own = toPlotValue(value);
  return own === null || expected === null ? null : own - expected;
}

const sizeOf = (cell: PivotCell): number => gapOf(cell) ?? 0;

/** The same difference as a figure in whole units; 0 without one. */
export function gapFigure(cell: PivotCell, unit: 'count' | 'money'): Figure {
  const whole = Math.round(sizeOf(cell));
  return known(unit === 'money' ? String(whole) : whole);
}

/** Combinations of named members that can be rated, the largest difference above the expected value first. */
export const ratedCells = (pivot: Pivot, sides: readonly [Side, Side]): readonly PivotCell[] =>
  pivot.cells
    .filter(({ row: { codes } }) => sides.every((side) => codes[side] !== null))
    .filter((cell) => !cell.pale && cell.index !== null && !isForced(pivot, cell, sides))
    .toSorted((a, b) => sizeOf(b) - sizeOf(a));

/** Finds the combinations with the largest difference above and below the expected value; pale and forced cells are ignored. */
export function outOfLine(
  pivot: Pivot,
  sides: readonly [Side, Side],
): { readonly above: PivotCell | null; readonly below: PivotCell | null } {
  const rated = ratedCells(pivot, sides);
  const [highest, lowest] = [rated[0], rated.at(-1)];
  return { above: highest && sizeOf(highest) > 0 ? highest : null, below: lowest && sizeOf(lowest) < 0 ? lowest : null };
}
