import type { ReactNode } from 'react';
import type { Row } from '@pendapa/query';
import type { Reader } from '../words/use-reader.ts';
import type { AnswerColumns } from './answer-columns.tsx';
import type { TableColumn } from './table-column.ts';

/** Properties of a chart and its table: the answer with its words, a description, and the height in pixels. */
export interface ChartProps<M extends string, D extends string> {
  readonly read: Reader<M, D>;
  readonly description: string;
  readonly height: number;
}

/** Table view of a panel: by default every dimension and measure of the answer. */
export interface Tabled<M extends string, D extends string> {
  /** Columns that replace the default ones. */
  readonly columns?: (columns: AnswerColumns<M, D>) => readonly TableColumn<Row<M, D>>[];
  /** Table whose rows are not those of the answer. */
  readonly table?: (drawing: ChartProps<M, D>) => ReactNode;
}
