import type { ChannelCode } from './channels.ts';

export const BANK_CODES = [
  'BJKT',
  'BMRI',
  'BBRI',
  'BBNI',
  'BBTN',
  'BBCA',
  'BRIS',
  'BNGA',
  'BNLI',
  'BDMN',
  'NISP',
  'PNBN',
  'BBKP',
  'MAYA',
  'NONBANK',
] as const;
export type BankCode = (typeof BANK_CODES)[number];

export const BANKS: Readonly<Record<BankCode, { readonly id: string; readonly en: string; readonly group: string }>> = {
  BJKT: { id: 'Bank Jakarta (d/h Bank DKI)', en: 'Bank Jakarta (formerly Bank DKI)', group: 'BPD / RKUD' },
  BMRI: { id: 'Bank Mandiri', en: 'Bank Mandiri', group: 'Himbara' },
  BBRI: { id: 'Bank Rakyat Indonesia (BRI)', en: 'Bank Rakyat Indonesia (BRI)', group: 'Himbara' },
  BBNI: { id: 'Bank Negara Indonesia (BNI)', en: 'Bank Negara Indonesia (BNI)', group: 'Himbara' },
  BBTN: { id: 'Bank Tabungan Negara (BTN)', en: 'Bank Tabungan Negara (BTN)', group: 'Himbara' },
  BBCA: { id: 'Bank Central Asia (BCA)', en: 'Bank Central Asia (BCA)', group: 'Swasta' },
  BRIS: { id: 'Bank Syariah Indonesia (BSI)', en: 'Bank Syariah Indonesia (BSI)', group: 'Syariah' },
  BNGA: { id: 'CIMB Niaga', en: 'CIMB Niaga', group: 'Swasta' },
  BNLI: { id: 'Bank Permata', en: 'Permata Bank', group: 'Swasta' },
  BDMN: { id: 'Bank Danamon', en: 'Bank Danamon', group: 'Swasta' },
  NISP: { id: 'OCBC', en: 'OCBC', group: 'Swasta' },
  PNBN: { id: 'Panin Bank', en: 'Panin Bank', group: 'Swasta' },
  BBKP: { id: 'KB Bank (d/h Bukopin)', en: 'KB Bank (formerly Bukopin)', group: 'Swasta' },
  MAYA: { id: 'Bank Mayapada', en: 'Bank Mayapada', group: 'Swasta' },
  NONBANK: { id: 'Mitra non-bank', en: 'Non-bank partner', group: 'Mitra' },
};

type Shares = Readonly<Partial<Record<BankCode, number>>>;

const partner: Shares = { NONBANK: 100 };
const treasury: Shares = { BJKT: 100 };

/** Banks that collect the payments of a channel, in percent (an assumption). Other banks do not occur in that channel. */
export const BANKS_OF_CHANNEL: Readonly<Record<ChannelCode, Shares>> = {
  LOKET_SAMSAT: treasury,
  TELLER: {
    BJKT: 38,
    BMRI: 19,
    BBRI: 10,
    BBNI: 10,
    BBTN: 4,
    BBCA: 8,
    BRIS: 2,
    BNGA: 2,
    BNLI: 1,
    BDMN: 1,
    NISP: 2,
    PNBN: 1,
    BBKP: 1,
    MAYA: 1,
  },
  ATM: { BJKT: 40, BBCA: 25, BMRI: 14, BBNI: 10, BBTN: 5, BBRI: 3, BBKP: 3 },
  EDC: { BJKT: 60, BBCA: 20, BMRI: 20 },
  IBANK: { BJKT: 27, BMRI: 29, BBCA: 22, BBNI: 8, BBRI: 6, BNGA: 3, NISP: 2, BNLI: 1, PNBN: 1, BDMN: 1 },
  MBANK: { BJKT: 30, BMRI: 20, BBCA: 24, BBRI: 10, BBNI: 8, BRIS: 3, BNGA: 2, NISP: 1, BBTN: 1, BNLI: 1 },
  RTGS: treasury,
  VA: { BJKT: 40, BMRI: 25, BBRI: 13, BBNI: 12, BBCA: 8, BBTN: 2 },
  QRIS: treasury,
  ECOM: partner,
  EWALLET: partner,
  MINIMARKET: partner,
  PPOB: partner,
  POS: partner,
  SIGNAL: { BJKT: 40, BMRI: 20, BBRI: 20, BBNI: 15, BBTN: 5 },
  TRANSFER_PUSAT: treasury,
};

export const bankNumber = (code: BankCode): number => BANK_CODES.indexOf(code) + 1;
