import type { ReactNode } from 'react';
import type { Row } from '../reading/rows.ts';
import type { Reader } from '../reading/use-reader.ts';
import type { AnswerColumns } from '../table/answer-columns.tsx';
import type { TableColumn } from '../table/table-column.ts';

/** What a chart and its table are made of: the answer with its words, the description of both, and their height in pixels. */
export interface Drawing<M extends string, D extends string> {
  readonly read: Reader<M, D>;
  readonly description: string;
  readonly height: number;
}

/** The table of a panel: every dimension and measure of its answer, unless it says otherwise. */
export interface Tabled<M extends string, D extends string> {
  /** The columns that it has instead. */
  readonly columns?: (columns: AnswerColumns<M, D>) => readonly TableColumn<Row<M, D>>[];
  /** Another table, whose rows are not those of the answer. */
  readonly table?: (drawing: Drawing<M, D>) => ReactNode;
}
