import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';

export type Money = 'amount' | 'principal';

/** Ignores the tax filter, so that every tax stays visible. */
const EVERY_TAX: readonly string[] = [];
/** Four years: the taxes were regrouped in January 2024, and 2023 is to be seen beside the years after it. */
const MONTHS = 48;

/** All taxes, largest first. */
export const taxes = defineQuery({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp'] as const),
    ...(['planToDate', 'achievement', 'planAchievement', 'planVariance'] as const),
  ],
  by: ['taxType'],
  where: { tax: EVERY_TAX },
  sort: [{ key: 'realised', descending: true }],
});

/** Payers of each tax, because growth with few payers is not reliable. */
export const taxPayers = defineQuery({ subject: 'revenue', measures: ['payingObjects'], by: ['taxType'], where: { tax: EVERY_TAX } });

/** Total of the chosen taxes, or of all. */
export const totalOfChosenTaxes = defineQuery({ subject: 'achievement', measures: ['realised'] });

/** Current name, former name and assessment system of each tax. */
export const taxFacts = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'formerTax', 'taxSystem'],
  span: { months: MONTHS },
  compare: 'none',
  where: { tax: EVERY_TAX, category: [], unit: [], kind: [], region: [] },
});

export const categoryMonths = (money: Money = 'amount') =>
  defineQuery({ subject: 'revenue', measures: [money], by: ['month', 'taxCategory'], span: { months: MONTHS }, compare: 'none' });

/** Months of taxes that had another name, under the former name. */
export const monthsOfRenamedTaxes = (money: Money, codes: readonly string[]) =>
  defineQuery({
    subject: 'revenue',
    measures: [money],
    by: ['month', 'formerTax'],
    span: { months: MONTHS },
    compare: 'none',
    where: { tax: codes },
  });

/** Units or cities of the chosen tax. */
export const placesOfTax = <D extends 'unit' | 'city'>(money: Money, by: D) =>
  defineQuery({ subject: 'revenue', measures: [money], by: [by], sort: [{ key: money, descending: true }] });

export const objectsOfTax = defineQuery({ subject: 'objects', measures: ['registered', 'payingObjects', 'payingRatio'] });

export const initialQueries = [
  totalOfChosenTaxes,
  taxes,
  taxPayers,
  taxFacts,
  categoryMonths(),
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
