import { lorenzOfGroups, withRest, type HeldGroup, type LorenzPoint } from '@pendapa/statistics';
import type { AnswerTo } from './answer-to.ts';
import type { Figure } from './figure.ts';
import { drawn } from './numbers.ts';
import { rowsOf, totalOf } from './rows.ts';

export type BandAnswer = AnswerTo<'taxpayers' | 'amount', 'amountBand'>;

function groupOf(payers: Figure, paid: Figure): readonly HeldGroup[] {
  const [count, amount] = [drawn(payers), drawn(paid)];
  return count === null || amount === null ? [] : [{ count, amount }];
}

/**
 * Payers in bands of what they paid. Bands that are not told are put together: what the others leave of the totals, so that the
 * curve reaches the whole. 100 payers of 1,000 in all, bands of 60 with 100 and 30 with 300 told: the other 10 hold 600.
 */
export function heldGroups(answer: BandAnswer): readonly HeldGroup[] {
  const told = rowsOf(answer).flatMap(({ current: { taxpayers, amount } }): readonly HeldGroup[] => groupOf(taxpayers, amount));
  const [whole] = groupOf(totalOf(answer, 'taxpayers'), totalOf(answer, 'amount'));
  return whole ? withRest(told, whole) : told;
}

/** How unevenly payers pay, estimated from bands. */
export const concentrationOf = (answer: BandAnswer): readonly LorenzPoint[] => lorenzOfGroups(heldGroups(answer));
