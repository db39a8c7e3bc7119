import type { Row } from '@pendapa/query';
import type { ChartProps } from './drawing.ts';
import { useAnswerColumns, type AnswerColumns } from './answer-columns.tsx';
import { AnswerTable } from './answer-table.tsx';
import type { TableColumn } from './table-column.ts';

export interface AnswerRowsProps<M extends string, D extends string, R extends Row<M, D>> extends ChartProps<M, D> {
  /** Rows; by default those of the answer. */
  readonly rows?: readonly R[];
  /** Columns; by default all dimensions and measures. */
  readonly columns?: (columns: AnswerColumns<M, D, R>) => readonly TableColumn<R>[];
}

/** Table of an answer's rows, with columns from the vocabulary. */
export function AnswerRows<M extends string, D extends string, R extends Row<M, D> = Row<M, D>>({
  read,
  description,
  // Rows have the type of the answer by default.
  rows = read.rows as readonly R[],
  columns = ({ allColumns }) => allColumns(),
}: AnswerRowsProps<M, D, R>) {
  const shown = columns(useAnswerColumns<M, D, R>(read));
  return <AnswerTable caption={description} rows={rows} rowKey={({ codes }) => JSON.stringify(codes)} columns={shown} />;
}
