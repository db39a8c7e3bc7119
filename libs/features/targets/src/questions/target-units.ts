import { OMISSIONS, reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';

const ON_PLAN = ['realisedToDate', 'target', 'achievement', 'planToDate', 'planAchievement', 'planVariance', 'remaining'] as const;
const BY_TAX = ['realisedToDate', 'planToDate', 'planAchievement', 'planVariance'] as const;

/** Ignores the unit filter, so that a unit is compared with all others. */
const EVERY_UNIT: readonly string[] = [];
const ALL_UNITS = { subject: 'achievement', compare: 'none', where: { unit: EVERY_UNIT } } as const;
/** Largest shortfall first. */
const BY_GAP = [{ key: 'planVariance', descending: false }] as const;

/** State of each unit on the last day of the period. */
export const units = defineQuery({ ...ALL_UNITS, measures: ON_PLAN, by: ['unit'], sort: BY_GAP });

/** Units by tax. */
export const unitTaxes = defineQuery({ ...ALL_UNITS, measures: BY_TAX, by: ['unit', 'taxType'] });

/** Units by month of the fiscal year, up to the end of the period. */
export const unitMonths = defineQuery({
  ...ALL_UNITS,
  measures: ['realised', 'realisedOfPlan', 'plan'],
  by: ['unit', 'month'],
  span: 'year-to-date',
});

/** State of one unit. */
export const unitTotals = (unit: string) => defineQuery({ ...ALL_UNITS, measures: ON_PLAN, where: { unit: [unit] } });

/** Last four weeks of one unit: twenty working days without holidays. */
export const lastFourWeeksOf = (unit: string) =>
  defineQuery({ ...ALL_UNITS, measures: ['realised'], span: { days: 28 }, where: { unit: [unit] } });

/** Taxes of one unit, compared with last year. Ignores the tax filter. */
export const taxesOf = (unit: string) =>
  defineQuery({
    ...ALL_UNITS,
    measures: BY_TAX,
    by: ['taxType'],
    compare: 'last-year',
    where: { unit: [unit], tax: [] },
    sort: BY_GAP,
  });

/** Totals with and without land tax. */
export const totals = defineQuery({ ...ALL_UNITS, measures: ['realisedToDate', 'planToDate', 'planVariance', 'planAchievement'] });

/** Units and head office must add up to the province. */
export const reconciliation = defineReconciliation({ subject: 'achievement', measure: 'target', where: { unit: EVERY_UNIT, kind: [] } }, [
  'unit',
]);

export const initialQueries = [
  units,
  unitTaxes,
  unitMonths,
  totals,
  { ...totals, where: { ...totals.where, without: OMISSIONS } },
  ...reconciliationQueries(reconciliation),
] as const;
