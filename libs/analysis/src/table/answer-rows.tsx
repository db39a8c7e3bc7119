import type { Drawing } from '../panel/drawing.ts';
import type { Row } from '../reading/rows.ts';
import { useAnswerColumns, type AnswerColumns } from './answer-columns.tsx';
import { AnswerTable } from './answer-table.tsx';
import type { TableColumn } from './table-column.ts';

export interface AnswerRowsProps<M extends string, D extends string, R extends Row<M, D>> extends Drawing<M, D> {
  /** Those of the answer unless it says others: fewer, in another order, or with something added. */
  readonly rows?: readonly R[];
  /** All dimensions and measures of the answer unless it says otherwise. */
  readonly columns?: (columns: AnswerColumns<M, D, R>) => readonly TableColumn<R>[];
}

/** The rows of an answer as a table, by the vocabulary. */
export function AnswerRows<M extends string, D extends string, R extends Row<M, D> = Row<M, D>>({
  read,
  description,
  // Without rows of its own the type of a row is that of the answer.
  rows = read.rows as readonly R[],
  columns = ({ all }) => all(),
}: AnswerRowsProps<M, D, R>) {
  const shown = columns(useAnswerColumns<M, D, R>(read));
  return <AnswerTable caption={description} rows={rows} rowKey={({ codes }) => JSON.stringify(codes)} columns={shown} />;
}
