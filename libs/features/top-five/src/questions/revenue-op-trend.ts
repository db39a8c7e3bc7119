import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';
import type { Money } from './units.ts';

/** Three years, including the month of the data date. */
const MONTHS = 36;

/** Totals of the period and its comparison. */
export const periodTotals = (money: Money = 'amount') =>
  defineQuery({ subject: 'revenue', measures: [money, 'amountOnObjects', 'payingObjects', 'amountPerObject'] });

export const registeredObjects = defineQuery({ subject: 'objects', measures: ['registered'] });

export const byTaxType = (money: Money = 'amount') =>
  defineQuery({ subject: 'revenue', measures: [money], by: ['taxType'], sort: [{ key: money, descending: true }] });

/** Months of the trend to the end of the period, compared with the same days a year before. */
export const revenueMonths = (money: Money = 'amount', months = MONTHS) =>
  defineQuery({ subject: 'revenue', measures: [money], by: ['month'], span: { months }, compare: 'last-year' });

/** A query of its own, because counting distinct objects takes longer than sums. An object counts once a month. */
export const payingMonths = (months = MONTHS) =>
  defineQuery({ subject: 'revenue', measures: ['payingObjects', 'amountPerObject'], by: ['month'], span: { months }, compare: 'none' });

export const registeredMonths = (months = MONTHS) =>
  defineQuery({ subject: 'objects', measures: ['registered'], by: ['month'], span: { months }, compare: 'none' });

/** Amount and objects by tax in the period and its comparison, to explain growth. */
export const taxEffects = defineQuery({ subject: 'revenue', measures: ['amountOnObjects', 'payingObjects'], by: ['taxType'] });

export const unitGrowth = defineQuery({ subject: 'revenue', measures: ['amountOnObjects', 'payingObjects'], by: ['unit'] });

export const initialQueries = [
  periodTotals(),
  registeredObjects,
  revenueMonths(),
  registeredMonths(),
  payingMonths(),
  byTaxType(),
  unitGrowth,
  taxEffects,
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
