import { rowsOf, share, totalOf, type AnswerTo } from '@pendapa/analysis';
import type { ChannelMeasure } from './questions.ts';
import type { Money } from '../shared/payment-columns.ts';

export interface ChannelShare {
  readonly channel: string | null;
  readonly now: number | null;
  readonly before: number | null;
}

/** Shares of every channel in the period and in its comparison. */
export function channelShares(answer: AnswerTo<ChannelMeasure, 'channel'>, money: Money): readonly ChannelShare[] {
  const [whole, wholeBefore] = [totalOf(answer, money), totalOf(answer, money, 'comparison')];
  return rowsOf(answer).map(({ codes, current, comparison }) => ({
    channel: codes.channel,
    now: share(current[money], whole),
    before: share(comparison[money], wholeBefore),
  }));
}

/** The channel whose share moved most, in either direction; null without a comparison. */
export function biggestMover(
  shares: readonly ChannelShare[],
): { readonly channel: string | null; readonly now: number; readonly before: number } | null {
  const moved = shares.flatMap(({ channel, now, before }) => (now === null || before === null ? [] : [{ channel, now, before }]));
  return moved.reduce<(typeof moved)[number] | null>(
    (most, each) => (most === null || Math.abs(each.now - each.before) > Math.abs(most.now - most.before) ? each : most),
    null,
  );
}

/** The largest channels by name, the others together: more columns than can be read beside each other are no help. */
export function columnsOf(channels: readonly (string | null)[], most: number): readonly (readonly (string | null)[])[] {
  if (channels.length <= most) return channels.map((channel) => [channel]);
  return [...channels.slice(0, most - 1).map((channel) => [channel]), channels.slice(most - 1)];
}

export interface SharesWithin {
  readonly rows: readonly (string | null)[];
  readonly columns: readonly (string | null)[];
  /** Part of the row's own whole; null where nothing came in that way. */
  readonly at: (row: number, column: number) => number | null;
}

/** What part of each tax type came in through each channel; rows and columns with the largest first. */
export function sharesWithin(answer: AnswerTo<Money, 'taxType' | 'channel'>, money: Money): SharesWithin {
  const cells = rowsOf(answer).map(({ codes, current }) => ({ ...codes, value: Number(current[money] ?? 0) }));
  const wholes = (of: (cell: (typeof cells)[number]) => string | null) => {
    const sums = new Map<string | null, number>();
    for (const cell of cells) sums.set(of(cell), (sums.get(of(cell)) ?? 0) + cell.value);
    return sums;
  };
  const [byTax, byChannel] = [wholes(({ taxType }) => taxType), wholes(({ channel }) => channel)];
  const falling = (sums: ReadonlyMap<string | null, number>) => [...sums].sort((a, b) => b[1] - a[1]).map(([code]) => code);
  const [rows, columns] = [falling(byTax), falling(byChannel)];
  const known = new Map(cells.map(({ taxType, channel, value }) => [`${taxType} ${channel}`, value]));
  return {
    rows,
    columns,
    at: (row, column) => {
      const [tax, channel] = [rows[row] ?? null, columns[column] ?? null];
      const value = known.get(`${tax} ${channel}`);
      const whole = byTax.get(tax) ?? 0;
      return value === undefined || whole <= 0 ? null : value / whole;
    },
  };
}
