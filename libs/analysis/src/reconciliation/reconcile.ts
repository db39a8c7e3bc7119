import type { Value } from '@pendapa/contracts';
import type { AnswerTo } from '../reading/answer-to.ts';
import { valueOf, type Figure } from '../reading/figure.ts';
import { codesOf, columnOf } from '../reading/rows.ts';

export interface Split {
  /** Sum of the rows, exact; null where a row or a page of rows is not known. */
  readonly sum: string | null;
  /** Sum less the total of the whole; null where either is not known. */
  readonly difference: string | null;
  /** What the rows without a code hold; null where every row has one. */
  readonly unassigned: string | null;
}

/** Money comes as text, counts as whole numbers. */
const exact = (value: Value): bigint | null => (value === null ? null : BigInt(value));

/** Adds up the rows of a split and holds them against the total that was asked for without it. */
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
