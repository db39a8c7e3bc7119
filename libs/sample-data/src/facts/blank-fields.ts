import type { BankCode } from './banks.ts';

/**
 * The bank that posts late: this percentage of the payments in time are posted some working days after the payment. It is the entry of
 * the partners, because all other entries have the names of real banks.
 */
export const LATE_BANK: { readonly bank: BankCode; readonly percent: number; readonly workingDays: readonly number[] } = {
  bank: 'NONBANK',
  percent: 30,
  workingDays: [2, 3, 4, 5],
};

/** Fields that an extract leaves blank in a few rows, with the number of such rows among ten thousand. */
export const BLANK_FIELDS = {
  'payments.paidOn': 20,
  'payments.channel': 10,
  'objects.ward': 50,
  'assessments.dueOn': 5,
  'taxpayers.sector': 50,
  'arrears.penalty': 20,
  'arrears.expiresOn': 20,
} as const;
export type BlankField = keyof typeof BLANK_FIELDS;

/** Fields of arrears are blank in snapshots until this day. One blank makes the rates of all arrears unknown on every page of the present. */
export const BLANK_ARREARS_UNTIL = '2023-12-31';
