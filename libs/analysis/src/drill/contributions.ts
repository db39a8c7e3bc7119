import { isKnown, isSomething, negate, stateOf, sum, toPlotValue, type Figure, type Row } from '@pendapa/query';

export interface Contribution<R> {
  readonly row: R;
  /** Amount that the member adds to the change of the whole. */
  readonly change: Figure;
}

/** Change between two sums. A side without rows adds 0. Example: nothing before, 5 now: +5. */
export const changeOfSums = (now: Figure, before: Figure): Figure => sum([now, negate(before)]);

const isMissing = (figure: Figure): boolean => !isKnown(figure) && stateOf(figure)?.state !== 'absent';

/**
 * Members by their contribution to the change of the whole: first those that move it in its own direction, the largest first. Known
 * contributions and the change of the whole are sums of the same rows. Unknown and hidden ones come last; unchanged ones are left out.
 */
export function contributionsOf<M extends string, R extends Pick<Row<M>, 'current' | 'comparison'>>(
  rows: readonly R[],
  measure: NoInfer<M>,
  whole: Figure,
): readonly Contribution<R>[] {
  const direction = (toPlotValue(whole) ?? 0) < 0 ? -1 : 1;
  const weight = ({ change }: Contribution<R>): number => (toPlotValue(change) ?? -Infinity) * (isKnown(change) ? direction : 1);
  return rows
    .map((row) => ({ row, change: changeOfSums(row.current[measure], row.comparison[measure]) }))
    .filter(({ change }) => isSomething(change) || isMissing(change))
    .sort((a, b) => (weight(b) === weight(a) ? 0 : weight(b) - weight(a)));
}
