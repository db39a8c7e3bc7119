import { lorenzOfGroups, withRest, type HeldGroup, type LorenzPoint } from '@pendapa/statistics';
import type { AnswerTo } from './answer-to.ts';
import type { Figure } from './figure.ts';
import { toPlotValue } from './numbers.ts';
import { rowsOf, totalOf } from './rows.ts';

export type BandAnswer = AnswerTo<'taxpayers' | 'amount', 'amountBand'>;

function groupOf(payers: Figure, paid: Figure): readonly HeldGroup[] {
  const [count, amount] = [toPlotValue(payers), toPlotValue(paid)];
  return count === null || amount === null ? [] : [{ count, amount }];
}

/**
 * Groups payers by band of payment. Hidden bands are merged into the rest of the totals, so that the
 * curve reaches the total. Example: 100 payers paid 1,000; bands of 60 with 100 and 30 with 300 are known: the other 10 paid 600.
 */
export function nonEmptyGroups(answer: BandAnswer): readonly HeldGroup[] {
  const told = rowsOf(answer).flatMap(({ current: { taxpayers, amount } }): readonly HeldGroup[] => groupOf(taxpayers, amount));
  const [whole] = groupOf(totalOf(answer, 'taxpayers'), totalOf(answer, 'amount'));
  return whole ? withRest(told, whole) : told;
}

/** Lorenz curve of payers, estimated from bands. */
export const concentrationOf = (answer: BandAnswer): readonly LorenzPoint[] => lorenzOfGroups(nonEmptyGroups(answer));
