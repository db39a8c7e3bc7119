import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';
import type { Money } from './units.ts';

/** The trend shows three years, the month of the data date included. */
const MONTHS = 36;

/** The period of the page and what it is compared with. */
export const inPeriod = (money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money, 'amountOnObjects', 'payingObjects', 'amountPerObject'] });

export const registered = stated({ subject: 'objects', measures: ['registered'] });

export const byTaxType = (money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money], by: ['taxType'], sort: [{ key: money, descending: true }] });

/** The months of the trend up to the end of the period, each against the same days of the year before. */
export const inMonths = (money: Money = 'amount', months = MONTHS) =>
  stated({ subject: 'revenue', measures: [money], by: ['month'], span: { months }, compare: 'last-year' });

/** A question of its own: counting different objects takes longer than adding amounts. An object counts once in each month. */
export const payingInMonths = (months = MONTHS) =>
  stated({ subject: 'revenue', measures: ['payingObjects', 'amountPerObject'], by: ['month'], span: { months }, compare: 'none' });

export const registeredInMonths = (months = MONTHS) =>
  stated({ subject: 'objects', measures: ['registered'], by: ['month'], span: { months }, compare: 'none' });

/** Amount and objects of each tax type in the period and what it is compared with: why it grew. */
export const taxEffects = stated({ subject: 'revenue', measures: ['amountOnObjects', 'payingObjects'], by: ['taxType'] });

export const unitGrowth = stated({ subject: 'revenue', measures: ['amountOnObjects', 'payingObjects'], by: ['unit'] });

export const opened = [
  inPeriod(),
  registered,
  inMonths(),
  registeredInMonths(),
  payingInMonths(),
  byTaxType(),
  unitGrowth,
  taxEffects,
  ...questionsOf(reconciledRevenue()),
] as const;
