import { lorenzOfGroups, withRest, type HeldGroup, type LorenzPoint } from '@pendapa/statistics';
import type { AnswerTo } from './answer-to.ts';
import { rowsOf, totalOf } from './rows.ts';

export type BandAnswer = AnswerTo<'taxpayers' | 'amount', 'amountBand'>;

/**
 * Payers in bands of what they paid. Bands that are not told are put together: what the others leave of the totals, so that the
 * curve reaches the whole. 100 payers of 1,000 in all, bands of 60 with 100 and 30 with 300 told: the other 10 hold 600.
 */
export function heldGroups(answer: BandAnswer): readonly HeldGroup[] {
  const told = rowsOf(answer).flatMap(({ current: { taxpayers, amount } }): readonly HeldGroup[] =>
    taxpayers === null || amount === null ? [] : [{ count: Number(taxpayers), amount: Number(amount) }],
  );
  const [payers, whole] = [totalOf(answer, 'taxpayers'), totalOf(answer, 'amount')];
  if (payers === null || whole === null) return told;
  return withRest(told, { count: Number(payers), amount: Number(whole) });
}

/** How unevenly payers pay, estimated from bands. */
export const concentrationOf = (answer: BandAnswer): readonly LorenzPoint[] => lorenzOfGroups(heldGroups(answer));
