import { codesOf, columnOf, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';

/** A measure's value in a month, for setting the answers of two questions side by side; null where the answer has no such month. */
export function byMonth<M extends string>(answer: AnswerTo<M, 'month'> | null, measure: NoInfer<M>): (month: string | null) => Value {
  if (!answer) return () => null;
  const values = columnOf(answer, measure);
  const known = new Map(codesOf(answer, 'month').map((month, index) => [month, values[index] ?? null]));
  return (month) => known.get(month) ?? null;
}
