import { questionsOf, reconciledRevenue, stated } from '@pendapa/contracts';

export type Money = 'amount' | 'principal';

/** Every tax stays in sight, also while one is chosen. */
const NO_TAX: readonly string[] = [];
/** The year before the reform is whole in it. */
const MONTHS = 48;

/** Every tax type, the largest first. */
export const taxes = stated({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp'] as const),
    ...(['planToDate', 'achievement', 'planAchievement', 'planVariance'] as const),
  ],
  by: ['taxType'],
  where: { tax: NO_TAX },
  sort: [{ key: 'realised', descending: true }],
});

/** How many paid of each: growth on few is weak. */
export const taxPayers = stated({ subject: 'revenue', measures: ['payingObjects'], by: ['taxType'], where: { tax: NO_TAX } });

/** The chosen tax types together, or all. */
export const chosenTaxes = stated({ subject: 'achievement', measures: ['realised'] });

/** What each tax is called today and was called before, and who assesses it. */
export const taxFacts = stated({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'formerTax', 'taxSystem'],
  span: { months: MONTHS },
  compare: 'none',
  where: { tax: NO_TAX, category: [], unit: [], kind: [], region: [] },
});

export const categoryMonths = (money: Money = 'amount') =>
  stated({ subject: 'revenue', measures: [money], by: ['month', 'taxCategory'], span: { months: MONTHS }, compare: 'none' });

export const renamedMonths = (money: Money, codes: readonly string[]) =>
  stated({
    subject: 'revenue',
    measures: [money],
    by: ['month', 'formerTax'],
    span: { months: MONTHS },
    compare: 'none',
    where: { tax: codes },
  });

/** Inside the chosen tax type. */
export const placesOfTax = <D extends 'unit' | 'city'>(money: Money, by: D) =>
  stated({ subject: 'revenue', measures: [money], by: [by], sort: [{ key: money, descending: true }] });

export const objectsOfTax = stated({ subject: 'objects', measures: ['registered', 'payingObjects', 'payingRatio'] });

export const opened = [chosenTaxes, taxes, taxPayers, taxFacts, categoryMonths(), ...questionsOf(reconciledRevenue())] as const;
