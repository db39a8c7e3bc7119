import { sum, type Figure } from '@pendapa/query';
import type { Side } from '../../questions/cross-dimensional.ts';
import type { Member, Pivot } from './pivot.ts';

/** Largest number of rows and columns of a grid. */
export interface GridLimits {
  readonly rows: number;
  readonly columns: number;
}

interface Folded {
  readonly shown: readonly Member[];
  /** Members that the grid shows as one. */
  readonly others: readonly Member[];
}

/** Folds members beyond the limit into one; a single one stays, and so do months. */
function fold(members: readonly Member[], side: Side, limit: number): Folded {
  const count = side === 'month' || members.length <= limit + 1 ? members.length : limit;
  return { shown: members.slice(0, count), others: members.slice(count) };
}

/** Rows and columns of a grid, with the figures of those that are one. */
export function foldedGrid(pivot: Pivot, [rowSide, columnSide]: readonly [Side, Side], limits: GridLimits) {
  const rows = fold(pivot.rows, rowSide, limits.rows);
  const columns = fold(pivot.columns, columnSide, limits.columns);
  /** Null without payments. */
  const figureOf = (ofRows: readonly Member[], ofColumns: readonly Member[]): Figure | null => {
    const values = ofRows.flatMap((row) => ofColumns.flatMap((column) => pivot.cellAt(row.code, column.code)?.value ?? []));
    return values.length === 0 ? null : sum(values);
  };
  /** The members in a place of the grid; the last place holds the others. */
  const columnsAt = (place: number): readonly Member[] => {
    const column = columns.shown[place];
    return column ? [column] : columns.others;
  };
  return {
    rows,
    columns,
    othersOfRow: (row: Member): Figure | null => figureOf([row], columns.others),
    othersAt: (place: number): Figure | null => figureOf(rows.others, columnsAt(place)),
    othersTotal: sum(rows.others.map(({ total }) => total)),
    totalAt: (place: number): Figure => sum(columnsAt(place).map(({ total }) => total)),
  };
}
