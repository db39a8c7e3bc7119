import type { TaxCode } from './tax-types.ts';

// In order from the channel of the smallest payments to that of the largest.
export const CHANNEL_CODES = [
  'MINIMARKET',
  'EWALLET',
  'PPOB',
  'QRIS',
  'ECOM',
  'ATM',
  'POS',
  'MBANK',
  'EDC',
  'LOKET_SAMSAT',
  'SIGNAL',
  'VA',
  'TELLER',
  'IBANK',
  'RTGS',
  'TRANSFER_PUSAT',
] as const;
export type ChannelCode = (typeof CHANNEL_CODES)[number];

export const channelNumber = (code: ChannelCode): number => CHANNEL_CODES.indexOf(code) + 1;

export interface Channel {
  readonly id: string;
  readonly en: string;
  readonly class: 'digital' | 'semi' | 'transfer';
  readonly liveFrom: string;
}

export const CHANNELS: Readonly<Record<ChannelCode, Channel>> = {
  LOKET_SAMSAT: { id: 'Loket Samsat', en: 'Samsat counter', class: 'semi', liveFrom: '2010-01-01' },
  TELLER: { id: 'Teller bank', en: 'Bank teller', class: 'semi', liveFrom: '2010-01-01' },
  ATM: { id: 'ATM', en: 'ATM', class: 'semi', liveFrom: '2010-01-01' },
  EDC: { id: 'Mesin EDC', en: 'Card terminal (EDC)', class: 'semi', liveFrom: '2014-01-01' },
  IBANK: { id: 'Internet banking / CMS', en: 'Internet banking / CMS', class: 'digital', liveFrom: '2014-01-01' },
  MBANK: { id: 'Mobile banking', en: 'Mobile banking', class: 'digital', liveFrom: '2017-01-01' },
  RTGS: { id: 'RTGS/SKN', en: 'RTGS/SKN transfer', class: 'semi', liveFrom: '2010-01-01' },
  VA: { id: 'Virtual account', en: 'Virtual account', class: 'digital', liveFrom: '2024-05-01' },
  QRIS: { id: 'QRIS', en: 'QRIS', class: 'digital', liveFrom: '2020-07-01' },
  ECOM: { id: 'E-commerce', en: 'E-commerce', class: 'digital', liveFrom: '2018-01-01' },
  EWALLET: { id: 'Dompet digital', en: 'E-wallet', class: 'digital', liveFrom: '2018-01-01' },
  MINIMARKET: { id: 'Minimarket', en: 'Convenience store', class: 'semi', liveFrom: '2017-01-01' },
  PPOB: { id: 'PPOB/agen', en: 'Payment agents (PPOB)', class: 'semi', liveFrom: '2016-01-01' },
  POS: { id: 'Kantor Pos', en: 'Post office', class: 'semi', liveFrom: '2013-01-01' },
  SIGNAL: { id: 'SIGNAL (e-Samsat nasional)', en: 'SIGNAL (national e-Samsat app)', class: 'digital', liveFrom: '2021-09-22' },
  TRANSFER_PUSAT: { id: 'Transfer Pusat (RKUN-RKUD)', en: 'Central transfer', class: 'transfer', liveFrom: '2014-01-01' },
};

/**
 * Payments through these channels stay below this many rupiah. The limit of QRIS is that of the standard. The others are assumed from the
 * partners' limits at tills, in wallets and in the app.
 */
export const MAX_PAYMENT: Readonly<Partial<Record<ChannelCode, number>>> = {
  QRIS: 10_000_000,
  MINIMARKET: 5_000_000,
  EWALLET: 10_000_000,
  SIGNAL: 20_000_000,
};

/** Weights of the channels that the payers of a tax use. 0 or absent means never. */
export type Affinity = Readonly<Partial<Record<ChannelCode, number>>>;

const everyday: Affinity = {
  TELLER: 1,
  ATM: 1,
  EDC: 0.8,
  IBANK: 0.5,
  MBANK: 1,
  QRIS: 1,
  ECOM: 1,
  EWALLET: 1,
  MINIMARKET: 1,
  PPOB: 1,
  POS: 1,
  VA: 0.5,
};
const business: Affinity = { TELLER: 0.9, ATM: 0.3, EDC: 0.4, IBANK: 2.5, MBANK: 0.6, RTGS: 1, VA: 2, QRIS: 0.3, PPOB: 0.2, POS: 0.2 };
const wholesale: Affinity = { TELLER: 0.2, IBANK: 2, RTGS: 80, VA: 1 };

export const AFFINITIES: Readonly<Record<TaxCode, Affinity>> = {
  PKB: { ...everyday, LOKET_SAMSAT: 30, SIGNAL: 10, TELLER: 0.3, IBANK: 0.1, ECOM: 0.6 },
  BBNKB: { LOKET_SAMSAT: 40, TELLER: 0.5, IBANK: 0.3, MBANK: 0.2, VA: 0.2, EDC: 0.5 },
  PAB: business,
  PBBKB: wholesale,
  ROKOK: { TRANSFER_PUSAT: 1 },
  PBBP2: { ...everyday, TELLER: 1.5, IBANK: 0.8, ECOM: 2, RTGS: 0.3 },
  BPHTB: { TELLER: 3, IBANK: 1, MBANK: 0.3, RTGS: 1, VA: 2, ATM: 0.2 },
  PBJT_MAMIN: business,
  PBJT_LISTRIK: wholesale,
  PBJT_HOTEL: business,
  PBJT_PARKIR: business,
  PBJT_HIBURAN: business,
  REKLAME: business,
  PAT: business,
};
