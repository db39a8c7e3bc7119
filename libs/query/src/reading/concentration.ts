import { lorenzOfGroups, shareOfTop, withRemainder, type ConcentrationGroup, type LorenzPoint } from '@pendapa/statistics';
import type { AnswerTo } from './answer-to.ts';
import type { Figure } from './figure.ts';
import { toPlotValue } from './numbers.ts';
import { rowsOf, totalOf } from './rows.ts';

export type BandAnswer = AnswerTo<'taxpayers' | 'amount', 'amountBand'>;

function groupOf(payers: Figure, paid: Figure): readonly ConcentrationGroup[] {
  const [count, amount] = [toPlotValue(payers), toPlotValue(paid)];
  return count === null || amount === null ? [] : [{ count, amount }];
}

/**
 * Groups payers by band of payment. Hidden bands become one group with the rest of the totals, so that the curve is complete.
 * Example: 100 payers paid 1,000; bands of 60 with 100 and 30 with 300 are known: the other 10 paid 600.
 */
export function nonEmptyGroups(answer: BandAnswer): readonly ConcentrationGroup[] {
  const knownGroups = rowsOf(answer).flatMap(({ current: { taxpayers, amount } }): readonly ConcentrationGroup[] =>
    groupOf(taxpayers, amount),
  );
  const [whole] = groupOf(totalOf(answer, 'taxpayers'), totalOf(answer, 'amount'));
  return whole ? withRemainder(knownGroups, whole) : knownGroups;
}

/** Lorenz curve of payers, estimated from bands. */
export const concentrationOf = (answer: BandAnswer): readonly LorenzPoint[] => lorenzOfGroups(nonEmptyGroups(answer));

/** Share of all payments that the largest payers make; `part` of the payers count as the largest. Null without payers. */
export const shareOfLargest = (answer: BandAnswer, part: number): number | null => shareOfTop(concentrationOf(answer), part);
