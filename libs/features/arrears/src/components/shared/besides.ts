import { rowsOf, totalOf, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

/** A figure of another answer by the same dimension, for a column of the table: for the member of a row, and of all; null where that does not tell it. */
export function besides<M extends string, D extends string>(answer: AnswerTo<M, D> | null, by: NoInfer<D>, measure: NoInfer<M>) {
  const known = new Map(answer ? rowsOf(answer).map(({ codes, current }) => [codes[by], current[measure]]) : []);
  const value = ({ codes }: { readonly codes: Readonly<Record<D, string | null>> }): Value => known.get(codes[by]) ?? null;
  return { key: measure, value, total: answer ? totalOf(answer, measure) : null };
}
