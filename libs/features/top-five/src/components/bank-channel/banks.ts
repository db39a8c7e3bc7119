import { moneySum, rowsOf, type AnswerTo } from '@pendapa/analysis';
import type { Value } from '@pendapa/contracts';
import type { Money } from '../../questions/units.ts';

/** The part of all that the fewest pairs are counted for. */
export const MOST = 0.8;

export type PairMeasure = Money | 'transactions' | 'averageValue';
type Pairs = AnswerTo<PairMeasure, 'bank' | 'channel'>;

interface BankPart {
  readonly channel: string | null;
  readonly value: Value;
}

export interface Bank {
  readonly bank: string | null;
  /** Exact sum of its parts. */
  readonly value: string;
  readonly parts: readonly BankPart[];
}

const falling = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? 1 : -1);

/** Pairs gathered under their banks, the largest bank first. */
export function banksOf(answer: Pairs, money: Money): readonly Bank[] {
  const parts = new Map<string | null, BankPart[]>();
  for (const { codes, current } of rowsOf(answer)) {
    parts.set(codes.bank, [...(parts.get(codes.bank) ?? []), { channel: codes.channel, value: current[money] }]);
  }
  return [...parts]
    .map(([bank, of]) => ({ bank, parts: of, value: moneySum(of.map(({ value }) => value)) }))
    .sort((a, b) => falling(a.value, b.value));
}

/** Channels over all banks, the largest first. */
export function channelsOf(answer: Pairs, money: Money): readonly (string | null)[] {
  const sums = new Map<string | null, bigint>();
  for (const { codes, current } of rowsOf(answer)) sums.set(codes.channel, (sums.get(codes.channel) ?? 0n) + BigInt(current[money] ?? 0));
  return [...sums].sort((a, b) => (a[1] < b[1] ? 1 : -1)).map(([channel]) => channel);
}

/** A bank's sums by the named channels, and of all others as the last; null where nothing came in that way. */
export function byChannel({ parts }: Bank, channels: readonly (string | null)[]): readonly (string | null)[] {
  const sum = (of: readonly BankPart[]): string | null => (of.length === 0 ? null : moneySum(of.map(({ value }) => value)));
  const named = channels.map((channel) => sum(parts.filter((part) => part.channel === channel)));
  return [...named, sum(parts.filter(({ channel }) => !channels.includes(channel)))];
}
