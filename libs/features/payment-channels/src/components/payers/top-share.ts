import { drawn } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import { heldByTop, lorenzOfGroups, withRest } from '@pendapa/statistics';

export interface OfBand {
  readonly taxpayers: Value;
  readonly amount: Value;
}

/** What the largest `part` of the payers bring, estimated from bands of what they paid; null where nobody is known to have paid. */
export function topShare(bands: readonly OfBand[], whole: OfBand, part: number): number | null {
  const groups = bands.flatMap(({ taxpayers, amount }) => {
    const [count, held] = [drawn(taxpayers), drawn(amount)];
    return count === null || held === null ? [] : [{ count, amount: held }];
  });
  const [count, amount] = [drawn(whole.taxpayers), drawn(whole.amount)];
  return heldByTop(lorenzOfGroups(count === null || amount === null ? groups : withRest(groups, { count, amount })), part);
}
