import { countReaching } from '@pendapa/charts';
import { byLargest, isKnown, toPlotValue, membersIn, rowsOf, sum, type AnswerTo, type Figure } from '@pendapa/query';
import type { Money } from '../../questions/units.ts';

/** Share of the total that the counted pairs must reach. */
export const MIN_SHARE_OF_TOTAL = 0.8;

export type PairMeasure = Money | 'transactions' | 'averageValue';
type Pairs = AnswerTo<PairMeasure, 'bank' | 'channel'>;
type Rows = ReturnType<typeof rowsOf<PairMeasure, 'bank' | 'channel'>>;

/** True if a row names both sides of its pair. */
export const isNamed = ({ codes }: Rows[number]): boolean => codes.bank !== null && codes.channel !== null;

interface BankPart {
  readonly channel: string | null;
  readonly value: Figure;
}

export interface Bank {
  readonly bank: string | null;
  /** Exact sum of the parts. */
  readonly value: Figure;
  readonly parts: readonly BankPart[];
}

/** Groups pairs by bank, largest bank first. */
export function banksOf(answer: Pairs, money: Money): readonly Bank[] {
  const parts = new Map<string | null, BankPart[]>();
  for (const { codes, current } of rowsOf(answer)) {
    parts.set(codes.bank, [...(parts.get(codes.bank) ?? []), { channel: codes.channel, value: current[money] }]);
  }
  return [...parts]
    .map(([bank, of]) => ({ bank, parts: of, value: sum(of.map(({ value }) => value)) }))
    .sort((a, b) => byLargest(a.value, b.value));
}

/** Channels of all banks, largest first. */
export function channelsOf(answer: Pairs, money: Money): readonly (string | null)[] {
  const rows = rowsOf(answer);
  const sums = membersIn(rows, 'channel').map((channel) => ({
    channel,
    value: sum(rows.filter(({ codes }) => codes.channel === channel).map(({ current }) => current[money])),
  }));
  return sums.sort((a, b) => byLargest(a.value, b.value)).map(({ channel }) => channel);
}

/** Sums of a bank by the named channels, then of all others; null without payments. */
export function byChannel({ parts }: Bank, channels: readonly (string | null)[]): readonly (Figure | null)[] {
  const sumOf = (of: readonly BankPart[]): Figure | null => (of.length === 0 ? null : sum(of.map(({ value }) => value)));
  const named = channels.map((channel) => sumOf(parts.filter((part) => part.channel === channel)));
  return [...named, sumOf(parts.filter(({ channel }) => !channels.includes(channel)))];
}

/** Finds the pair with the largest amount. Undefined if an amount is unknown, or payments without bank or channel could exceed it. */
export function largestPair(rows: Rows, money: Money): Rows[number] | undefined {
  const [named, others] = [rows.filter(isNamed), rows.filter((row) => !isNamed(row))];
  const [first, second] = named.toSorted((a, b) => byLargest(a.current[money], b.current[money]));
  const unstated = others.reduce((total, { current }) => total + (toPlotValue(current[money]) ?? 0), 0);
  const isSure = (toPlotValue(second?.current[money] ?? null) ?? 0) + unstated <= (toPlotValue(first?.current[money] ?? null) ?? 0);
  return rows.every(({ current }) => isKnown(current[money])) && isSure ? first : undefined;
}

/** Counts the largest pairs that reach a share of the total. Null if an amount is unknown. */
export function pairsReaching(rows: Rows, money: Money, part: number): number | null {
  const amounts = rows.map(({ current }) => toPlotValue(current[money]));
  const values = amounts.filter((amount) => amount !== null);
  const count = countReaching(values, part);
  return values.length < amounts.length || count === 0 ? null : count;
}
