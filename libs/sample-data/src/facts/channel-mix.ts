import { CHANNELS, type ChannelCode } from './channels.ts';
import { LOSING_CHANNEL } from './planted.ts';

/** Percent by channel, without cigarette tax. */
export type Mix = ReadonlyMap<ChannelCode, number>;

type Series = Readonly<Partial<Record<ChannelCode, readonly number[]>>>;

// 2019 to 2025, assumptions: no split was ever published. Only vehicle owners use SIGNAL, so it carries no more than they owe.
const COUNT: Series = {
  LOKET_SAMSAT: [40, 37, 35, 32, 29, 26, 23],
  TELLER: [19, 15, 12, 10.5, 9, 7.5, 6.5],
  ATM: [16, 15, 13, 11.5, 10, 8.5, 7],
  EDC: [4, 3.8, 3.5, 3.2, 3, 2.7, 2.5],
  IBANK: [5, 5.4, 5.7, 5.7, 5.6, 5.3, 5],
  MBANK: [6.5, 10, 13.5, 16.5, 19.5, 22, 24.5],
  RTGS: [0.5, 0.5, 0.5, 0.5, 0.4, 0.3, 0.2],
  VA: [0, 0, 0, 0, 0, 2, 4.5],
  QRIS: [0, 0.8, 2, 3.6, 5.5, 7.7, 9.8],
  ECOM: [4.5, 6.5, 7.3, 7.6, 7.7, 7.6, 7.2],
  EWALLET: [1, 1.7, 2.3, 2.8, 3.2, 3.4, 3.5],
  MINIMARKET: [2, 2.3, 2.4, 2.4, 2.3, 2.2, 2],
  PPOB: [1, 1.2, 1.3, 1.3, 1.3, 1.2, 1.1],
  POS: [0.5, 0.4, 0.4, 0.3, 0.2, 0.2, 0.2],
  SIGNAL: [0, 0.4, 1.1, 2.1, 3.3, 3.4, 3],
};
const VALUE: Series = {
  LOKET_SAMSAT: [33, 31, 30.5, 28, 26, 24, 22],
  TELLER: [33, 30, 27, 26, 24.5, 21, 18.5],
  ATM: [6, 5.5, 5, 4.3, 3.7, 3.1, 2.6],
  EDC: [2.5, 2.4, 2.2, 2, 1.9, 1.8, 1.7],
  IBANK: [12, 13.5, 14.5, 15.5, 16, 15.5, 15],
  MBANK: [3, 5, 7, 9.2, 11.7, 13.7, 16.4],
  RTGS: [8, 9.2, 9.5, 9.7, 9.7, 8.2, 6.5],
  VA: [0, 0, 0, 0, 0, 5, 9],
  QRIS: [0, 0.2, 0.5, 0.9, 1.4, 2.2, 3],
  ECOM: [1.3, 1.9, 2.1, 2.2, 2.3, 2.3, 2.2],
  EWALLET: [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.8],
  MINIMARKET: [0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.3],
  PPOB: [0.3, 0.3, 0.3, 0.3, 0.3, 0.3, 0.3],
  POS: [0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1],
  SIGNAL: [0, 0.1, 0.4, 0.8, 1.3, 1.6, 1.6],
};

const MIX_YEARS = { first: 2019, last: 2025 } as const;

/** After the last listed year the mix changes half as fast. */
function share(series: readonly number[], year: number): number {
  if (year <= MIX_YEARS.last) return series[year - MIX_YEARS.first] ?? 0;
  const [before, last] = [series.at(-2) ?? 0, series.at(-1) ?? 0];
  return Math.max(0, last + 0.5 * (last - before));
}

function mix(table: Series, year: number): Mix {
  const shares = new Map<ChannelCode, number>();
  for (const [code, series] of Object.entries(table) as [ChannelCode, readonly number[]][]) shares.set(code, share(series, year));
  // Pilot payments before the start of the channel count at the Samsat counter.
  for (const [code, percent] of shares) {
    if (CHANNELS[code].liveFrom <= `${String(year)}-12-31`) continue;
    shares.set('LOKET_SAMSAT', (shares.get('LOKET_SAMSAT') ?? 0) + percent);
    shares.set(code, 0);
  }
  if (year === LOSING_CHANNEL.year) {
    const movedShare = (shares.get(LOSING_CHANNEL.channel) ?? 0) * (1 - LOSING_CHANNEL.keeps);
    shares.set(LOSING_CHANNEL.channel, (shares.get(LOSING_CHANNEL.channel) ?? 0) - movedShare);
    shares.set(LOSING_CHANNEL.heir, (shares.get(LOSING_CHANNEL.heir) ?? 0) + movedShare);
  }
  return shares;
}

/** Share of the payments of a year. */
export const countMix = (year: number): Mix => mix(COUNT, year);
/** Share of the rupiah of a year. */
export const valueMix = (year: number): Mix => mix(VALUE, year);
