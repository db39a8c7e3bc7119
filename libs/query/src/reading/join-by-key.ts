import type { AnswerTo } from './answer-to.ts';
import { missing, NO_ROWS, type Figure } from './figure.ts';
import { rowsOf, totalOf, type Series } from './rows.ts';

export interface JoinedRow<D extends string> {
  readonly key: string;
  /** Figure of the member of a row. */
  readonly value: (row: { readonly codes: Readonly<Record<D, string | null>> }) => Figure;
  /** Figure of all members. */
  readonly total: Figure;
}

/** Joins a figure of another answer by the same dimensions. It becomes a column, or the whole of which the rows are parts. */
export function joinByKey<M extends string, D extends string>(
  answer: AnswerTo<M, D> | null,
  by: NoInfer<D> | readonly NoInfer<D>[],
  measure: NoInfer<M>,
  series: Series = 'current',
): JoinedRow<D> {
  const dimensions = typeof by === 'string' ? [by] : (by as readonly D[]);
  const keyOf = (codes: Readonly<Record<D, string | null>>): string => JSON.stringify(dimensions.map((dimension) => codes[dimension]));
  const figures = new Map<string, Figure>(answer ? rowsOf(answer).map((row) => [keyOf(row.codes), row[series][measure]]) : []);
  const none = missing(NO_ROWS);
  return {
    key: measure,
    value: ({ codes }) => figures.get(keyOf(codes)) ?? none,
    total: answer ? totalOf(answer, measure, series) : none,
  };
}
