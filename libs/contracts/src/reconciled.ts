import { stated } from './stated-question.ts';

type Money = 'amount' | 'principal';

/** Splits of revenue that have to add up to the same. */
export const RECONCILED_BY = ['taxType', 'unit', 'channel', 'city'] as const;
export type ReconciledBy = (typeof RECONCILED_BY)[number];

/** All of the revenue. */
export const reconciledWhole = (money: Money = 'amount') => stated({ subject: 'revenue', measures: [money], compare: 'none' });

/** The same revenue split. */
export const reconciledParts = (by: ReconciledBy, money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money], by: [by], compare: 'none' });

/** What is asked by a page that shows how its revenue adds up. */
export const RECONCILED = [reconciledWhole(), ...RECONCILED_BY.map((by) => reconciledParts(by))] as const;
