import type { Value } from '@pendapa/contracts';
import { valueOf, codesOf, columnOf, type AnswerTo, type Figure } from '@pendapa/query';

export interface Split {
  /** Exact sum of the rows; null if a row or a page of rows is missing. */
  readonly sum: string | null;
  /** Sum less the total; null if either is unknown. */
  readonly difference: string | null;
  /** Sum of the rows without a code; null if there are none. */
  readonly unassigned: string | null;
}

/** Money is text, counts are integers. */
const exact = (value: Value): bigint | null => (value === null ? null : BigInt(value));

/** Adds up rows by a dimension and compares the sum with the total queried without it. */
export function reconcile<M extends string, D extends string>(
  answer: AnswerTo<M, D>,
  measure: NoInfer<M>,
  dimension: NoInfer<D>,
  total: Figure,
): Split {
  const values = columnOf(answer, measure).map((figure) => exact(valueOf(figure)));
  const known = answer.next === null && values.every((value) => value !== null);
  const sum = known ? values.reduce<bigint>((before, value) => before + (value ?? 0n), 0n) : null;
  const whole = exact(valueOf(total));
  const bare = values[codesOf(answer, dimension).indexOf(null)];
  return {
    sum: sum === null ? null : String(sum),
    difference: sum === null || whole === null ? null : String(sum - whole),
    unassigned: bare === null || bare === undefined ? null : String(bare),
  };
}
