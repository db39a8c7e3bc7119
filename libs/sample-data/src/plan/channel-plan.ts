import { addDays } from '@pendapa/contracts';
import { OUTAGES } from '../facts/anomalies.ts';
import { countMix, valueMix, type Mix } from '../facts/channel-mix.ts';
import { AFFINITIES, CHANNEL_CODES, CHANNELS, type ChannelCode } from '../facts/channels.ts';
import type { TaxCode } from '../facts/tax-types.ts';

/** Share of each channel within each tax. */
export type ChannelShares = ReadonlyMap<TaxCode, ReadonlyMap<ChannelCode, number>>;

/** Whether payments of a tax came through a channel at all. */
export type Occurs = (tax: TaxCode, channel: ChannelCode) => boolean;

const ROUNDS = 200;

/**
 * The split by tax and channel that has the given sums both ways and keeps as close as it can to who uses which channel:
 * rows and columns are scaled in turn until both fit.
 */
function joint(taxes: ReadonlyMap<TaxCode, number>, mix: Mix, occurs: Occurs): ChannelShares {
  const cells = [...taxes].flatMap(([tax, total]) =>
    CHANNEL_CODES.flatMap((channel) => {
      const weight = (AFFINITIES[tax][channel] ?? 0) * (mix.get(channel) ?? 0);
      return weight > 0 && occurs(tax, channel) ? [{ tax, channel, total, weight }] : [];
    }),
  );
  const all = [...taxes.values()].reduce((a, b) => a + b, 0);
  const scale = (key: 'tax' | 'channel', wanted: (cell: (typeof cells)[number]) => number): void => {
    const sums = new Map<string, number>();
    for (const cell of cells) sums.set(cell[key], (sums.get(cell[key]) ?? 0) + cell.weight);
    for (const cell of cells) cell.weight *= wanted(cell) / (sums.get(cell[key]) ?? 1);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    scale('channel', ({ channel }) => (all * (mix.get(channel) ?? 0)) / 100);
    scale('tax', ({ total }) => total);
  }
  const shares = new Map<TaxCode, Map<ChannelCode, number>>();
  for (const { tax, channel, total, weight } of cells) {
    const row = shares.get(tax) ?? new Map<ChannelCode, number>();
    shares.set(tax, row.set(channel, weight / total));
  }
  return shares;
}

/** Cigarette tax comes from the centre alone and is no part of the mix. */
function withTransfers(shares: ChannelShares): ChannelShares {
  return new Map([...shares, ['ROKOK', new Map([['TRANSFER_PUSAT', 1]])]]);
}

const withoutTransfers = (amounts: ReadonlyMap<TaxCode, number>) => new Map([...amounts].filter(([tax]) => tax !== 'ROKOK'));

/** Shares of the number of payments. */
export const channelCounts = (year: number, payments: ReadonlyMap<TaxCode, number>): ChannelShares =>
  withTransfers(joint(withoutTransfers(payments), countMix(year), () => true));

/** Shares of the rupiah, over the channels that have payments: in a small sample a rare channel is missing from most taxes. */
export const channelValues = (year: number, revenue: ReadonlyMap<TaxCode, number>, occurs: Occurs): ChannelShares =>
  withTransfers(joint(withoutTransfers(revenue), valueMix(year), occurs));

/** Days of a year on which the same channels are open. */
export interface Phase {
  readonly from: string;
  readonly to: string;
  readonly closed: ChannelCode | null;
}

/** A year is cut where a channel goes live or is out of order; at most one channel is concerned in a year. */
export function phasesOf(year: number): Phase[] {
  const [first, last] = [`${String(year)}-01-01`, `${String(year)}-12-31`];
  const gaps = [
    ...CHANNEL_CODES.flatMap((channel) => {
      const { liveFrom } = CHANNELS[channel];
      return liveFrom > first && liveFrom <= last ? [{ channel, from: first, to: addDays(liveFrom, -1) }] : [];
    }),
    ...OUTAGES.filter(({ from }) => from >= first && from <= last),
  ];
  const [gap] = gaps;
  if (!gap) return [{ from: first, to: last, closed: null }];
  return [
    { from: first, to: addDays(gap.from, -1), closed: null },
    { from: gap.from, to: gap.to, closed: gap.channel },
    { from: addDays(gap.to, 1), to: last, closed: null },
  ].filter(({ from, to }) => from <= to);
}

const MOST = 0.95;

/** Shares of a tax's channels in a phase, so that the year as a whole has the given shares; `open` is the share of payments while the channel is open. */
export function sharesInPhase(
  shares: ReadonlyMap<ChannelCode, number>,
  gap: ChannelCode | null,
  closed: boolean,
  open: number,
): Map<ChannelCode, number> {
  const own = gap === null ? 0 : (shares.get(gap) ?? 0);
  const now = closed || open === 0 ? 0 : Math.min(MOST, own / open);
  const others = own < 1 ? (1 - now) / (1 - own) : 0;
  return new Map([...shares].map(([channel, share]) => [channel, channel === gap ? now : share * others]));
}
