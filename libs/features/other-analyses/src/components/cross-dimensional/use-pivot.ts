import { useFilteredAnswer } from '@pendapa/filters';
import { useFormat } from '@pendapa/i18n';
import type { ChartProps, Reader } from '@pendapa/panels';
import { pivot, type Side } from '../../questions/cross-dimensional.ts';
import { useColumnsChoice, useMeasureChoice, useRows, type Measure } from './choices.ts';
import { pivotOf, type Member, type Pivot, type PivotCell } from './pivot.ts';

export type PivotReader = Reader<Measure, Side>;
export type PivotDrawing = ChartProps<Measure, Side>;

/** Chosen dimensions: rows, then columns. */
function useSides(): readonly [Side, Side] {
  const [rows] = useRows();
  const [columns] = useColumnsChoice();
  return [rows, columns];
}

export const usePivotAnswer = () => useFilteredAnswer(pivot(...useSides()));

/** Table of an answer. A previous answer keeps its own dimensions. */
export function usePivot(): (read: PivotReader) => Pivot & { readonly sides: readonly [Side, Side] } {
  const chosen = useSides();
  const [measure] = useMeasureChoice();
  return (read) => {
    const [rows = chosen[0], columns = chosen[1]] = read.answer.columns.flatMap((column) =>
      column.kind === 'dimension' ? [column.key as Side] : [],
    );
    return { ...pivotOf(read.rows, [rows, columns], measure), sides: [rows, columns] };
  };
}

/** Names of members, and of the two of a cell. */
export function useSideNames() {
  const format = useFormat();
  return (read: PivotReader, [rows, columns]: readonly [Side, Side]) => {
    const nameIn = (side: Side, row: PivotCell['row']): string =>
      side === 'month' ? format.monthShort(row.codes[side]) : read.name(side, row);
    const member = (side: Side, { code }: Member): string => {
      const row = read.rows.find(({ codes }) => codes[side] === code);
      return row ? nameIn(side, row) : (code ?? '');
    };
    return { member, both: ({ row }: PivotCell) => ({ row: nameIn(rows, row), column: nameIn(columns, row) }) };
  };
}
