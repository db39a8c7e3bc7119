import { useOfKnown, type Reader } from '@pendapa/panels';
import { toPlotValue, isKnown, sum, type Figure } from '@pendapa/query';
import type { Money } from '../../questions/units.ts';
import { banksOf, type PairMeasure } from './banks.ts';

interface LargestBank {
  readonly name: string;
  readonly value: Figure;
  /** Amount of the comparison; absent without one. */
  readonly before: Figure;
}

/** Finds the largest known bank; "of those known" if another could be larger, null without a known bank. */
export function useLargestBank(): (read: Reader<PairMeasure, 'bank' | 'channel'>, money: Money) => LargestBank | null {
  const ofKnown = useOfKnown();
  return ({ answer, rows, name: nameOf }, money) => {
    const banks = banksOf(answer, money);
    const [first, second] = banks.filter(({ bank, value }) => bank !== null && isKnown(value));
    if (!first) return null;
    const unstated = toPlotValue(banks.find(({ bank }) => bank === null)?.value ?? null) ?? 0;
    const isSure =
      banks.every(({ value }) => isKnown(value)) && (toPlotValue(second?.value ?? null) ?? 0) + unstated <= (toPlotValue(first.value) ?? 0);
    const name = nameOf('bank', { codes: { bank: first.bank, channel: null } });
    return {
      name: isSure ? name : ofKnown(name),
      value: first.value,
      before: sum(rows.filter(({ codes }) => codes.bank === first.bank).map(({ comparison }) => comparison[money])),
    };
  };
}
