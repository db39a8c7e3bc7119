import { reconciliationQueries, defineRevenueReconciliation, defineQuery } from '@pendapa/contracts';

export type Money = 'amount' | 'principal';

/** Ignores the tax filter, so that every tax stays visible. */
const NO_TAX: readonly string[] = [];
/** Number of months, so that the whole year before the reform is included. */
const MONTHS = 48;

/** All taxes, largest first. */
export const taxes = defineQuery({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp'] as const),
    ...(['planToDate', 'achievement', 'planAchievement', 'planVariance'] as const),
  ],
  by: ['taxType'],
  where: { tax: NO_TAX },
  sort: [{ key: 'realised', descending: true }],
});

/** Payers of each tax, because growth with few payers is not reliable. */
export const taxPayers = defineQuery({ subject: 'revenue', measures: ['payingObjects'], by: ['taxType'], where: { tax: NO_TAX } });

/** Total of the chosen taxes, or of all. */
export const chosenTaxes = defineQuery({ subject: 'achievement', measures: ['realised'] });

/** Current name, former name and assessment system of each tax. */
export const taxFacts = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'formerTax', 'taxSystem'],
  span: { months: MONTHS },
  compare: 'none',
  where: { tax: NO_TAX, category: [], unit: [], kind: [], region: [] },
});

export const categoryMonths = (money: Money = 'amount') =>
  defineQuery({ subject: 'revenue', measures: [money], by: ['month', 'taxCategory'], span: { months: MONTHS }, compare: 'none' });

export const renamedMonths = (money: Money, codes: readonly string[]) =>
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
  chosenTaxes,
  taxes,
  taxPayers,
  taxFacts,
  categoryMonths(),
  ...reconciliationQueries(defineRevenueReconciliation()),
] as const;
