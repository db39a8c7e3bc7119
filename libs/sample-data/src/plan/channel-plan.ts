import { addDays } from '@pendapa/contracts';
import { OUTAGES } from '../facts/anomalies.ts';
import { countMix, valueMix } from '../facts/channel-mix.ts';
import { AFFINITIES, CHANNEL_CODES, CHANNELS, MAX_PAYMENT, type ChannelCode } from '../facts/channels.ts';
import type { TaxCode } from '../facts/tax-types.ts';

/** Number and sum of a tax's payments of about the same amount. */
export interface AmountClass {
  readonly tax: TaxCode;
  /** See `classOf`. */
  readonly size: number;
  readonly payments: number;
  readonly amount: number;
}

/** A class of amounts with the share of each channel in its payments. */
export interface ChannelShares {
  readonly tax: TaxCode;
  readonly size: number;
  readonly shares: ReadonlyMap<ChannelCode, number>;
}

/** Class of amounts with the lower edge 10 million. Each class reaches to twice its lower edge; limits of channels are edges. */
const TEN_MILLION_CLASS = 20;
export const AMOUNT_CLASSES = 40;
const MILLION = 1_000_000;
const TEN_MILLION = 10 * MILLION;

/** SQL expression of the class of an amount. */
export const classOf = (amount: string): string =>
  `CAST(least(${String(AMOUNT_CLASSES - 1)}, greatest(0, ${String(TEN_MILLION_CLASS)} + floor(log2(${amount} / ${String(TEN_MILLION)}.0)))) AS INTEGER)`;

const isWithinLimit = (channel: ChannelCode, size: number): boolean =>
  TEN_MILLION * 2 ** (size - TEN_MILLION_CLASS) < (MAX_PAYMENT[channel] ?? Infinity);

const ROUNDS = 60;
const STEPS = 14;
/** Maximum preference of a channel for large or small payments. */
const MAX_PULL = 3;

/** Payments of a class that a channel would get before the classes are split. */
interface ChannelDemand {
  readonly place: number;
  readonly weight: number;
  readonly payments: number;
  /** In millions of rupiah. */
  readonly mean: number;
}

/** Finds the power of the amount that gives a channel payments of `mean` on average. A higher power means larger payments. */
function findPull(draws: readonly ChannelDemand[], mean: number): number {
  let [low, high] = [-MAX_PULL, MAX_PULL];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    let [count, sum] = [0, 0];
    for (const draw of draws) {
      const sample = draw.weight * draw.payments * draw.mean ** middle;
      count += sample;
      sum += sample * draw.mean;
    }
    if (sum < mean * count) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Splits payments over channels. Each channel gets the payments and rupiah of its mix, and no payment above its limit. The result stays
 * close to the usual channels of each tax's payers.
 * Channels differ in their preference for large payments. Channels and classes are scaled alternately until both fit. Cigarette tax comes
 * from the centre alone and is no part of the mix.
 */
export function channelShares(year: number, classes: readonly AmountClass[]): ChannelShares[] {
  const cells = classes.filter(({ tax }) => tax !== 'ROKOK');
  const [payments, amount] = [cells.reduce((sum, cell) => sum + cell.payments, 0), cells.reduce((sum, cell) => sum + cell.amount, 0)];
  const [counts, values] = [countMix(year), valueMix(year)];
  const taken = cells.map(() => 1);
  const sample = new Map<ChannelCode, number[]>();
  const open = CHANNEL_CODES.filter((channel) => (counts.get(channel) ?? 0) > 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const channel of open) {
      const wanted = (payments * (counts.get(channel) ?? 0)) / 100;
      const mean = (amount * (values.get(channel) ?? 0)) / 100 / wanted / MILLION;
      const draws = cells.flatMap((cell, place): ChannelDemand[] => {
        const weight = isWithinLimit(channel, cell.size) ? (AFFINITIES[cell.tax][channel] ?? 0) / (taken[place] ?? 1) : 0;
        return weight > 0 ? [{ place, weight, payments: cell.payments, mean: cell.amount / cell.payments / MILLION }] : [];
      });
      const power = findPull(draws, mean);
      const own = cells.map(() => 0);
      for (const { place, weight, mean: each } of draws) own[place] = weight * each ** power;
      const sum = draws.reduce((total, draw) => total + (own[draw.place] ?? 0) * draw.payments, 0);
      sample.set(
        channel,
        own.map((share) => (sum === 0 ? 0 : (share * wanted) / sum)),
      );
    }
    cells.forEach((_, place) => {
      const all = open.reduce((sum, channel) => sum + (sample.get(channel)?.[place] ?? 0), 0);
      taken[place] = (taken[place] ?? 1) * all;
    });
  }
  return classes.map((cell) => {
    const place = cells.indexOf(cell);
    if (place < 0) return { tax: cell.tax, size: cell.size, shares: new Map([['TRANSFER_PUSAT', 1]]) };
    return { tax: cell.tax, size: cell.size, shares: normalize(open.map((channel) => [channel, sample.get(channel)?.[place] ?? 0])) };
  });
}

function normalize(parts: readonly (readonly [ChannelCode, number])[]): Map<ChannelCode, number> {
  const sum = parts.reduce((total, [, part]) => total + part, 0);
  return new Map(parts.map(([channel, part]) => [channel, part / sum]));
}

/** Days of a year with the same open channels. */
export interface Phase {
  readonly from: string;
  readonly to: string;
  readonly closedChannel: ChannelCode | null;
}

/** Postings from this many days after the start of a channel on were paid since then. */
const POSTING_DELAY = 3;

/** A year is split if a channel starts or fails. At most one channel is affected in a year. */
export function phasesOf(year: number): Phase[] {
  const [first, last] = [`${String(year)}-01-01`, `${String(year)}-12-31`];
  const gaps = [
    ...CHANNEL_CODES.flatMap((channel) => {
      const { liveFrom } = CHANNELS[channel];
      return liveFrom > first && liveFrom <= last ? [{ channel, from: first, to: addDays(liveFrom, POSTING_DELAY - 1) }] : [];
    }),
    ...OUTAGES.filter(({ from }) => from >= first && from <= last),
  ];
  const [gap] = gaps;
  if (!gap) return [{ from: first, to: last, closedChannel: null }];
  return [
    { from: first, to: addDays(gap.from, -1), closedChannel: null },
    { from: gap.from, to: gap.to, closedChannel: gap.channel },
    { from: addDays(gap.to, 1), to: last, closedChannel: null },
  ].filter(({ from, to }) => from <= to);
}

const MAX_CHANNELS = 0.95;

/**
 * Shares of a tax's channels in a phase, so that the whole year has the given shares. `open` is the share of payments while the channel is
 * open.
 */
export function sharesInPhase(
  shares: ReadonlyMap<ChannelCode, number>,
  gap: ChannelCode | null,
  isClosed: boolean,
  open: number,
): Map<ChannelCode, number> {
  const own = gap === null ? 0 : (shares.get(gap) ?? 0);
  const now = isClosed || open === 0 ? 0 : Math.min(MAX_CHANNELS, own / open);
  const others = own < 1 ? (1 - now) / (1 - own) : 0;
  return new Map([...shares].map(([channel, share]) => [channel, channel === gap ? now : share * others]));
}
