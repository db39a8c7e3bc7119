import { OMISSIONS, questionsOf, reconciled, stated } from '@pendapa/contracts';

const ON_PLAN = ['realisedToDate', 'target', 'achievement', 'planToDate', 'planAchievement', 'planVariance', 'remaining'] as const;
const BY_TAX = ['realisedToDate', 'planToDate', 'planAchievement', 'planVariance'] as const;

/** Every unit stays in sight, also while one is chosen: the others are what it is measured by. */
const NO_UNIT: readonly string[] = [];
const ALL_UNITS = { subject: 'achievement', compare: 'none', where: { unit: NO_UNIT } } as const;
/** The largest shortfall. */
const LARGEST_FIRST = [{ key: 'planVariance', descending: false }] as const;

/** Where each unit stands on the last day of the period. */
export const units = stated({ ...ALL_UNITS, measures: ON_PLAN, by: ['unit'], sort: LARGEST_FIRST });

/** For which tax each unit is behind. */
export const unitTaxes = stated({ ...ALL_UNITS, measures: BY_TAX, by: ['unit', 'taxType'] });

/** Each unit in each month of the year up to the end of the period. */
export const unitMonths = stated({
  ...ALL_UNITS,
  measures: ['realised', 'realisedOfPlan', 'plan'],
  by: ['unit', 'month'],
  span: 'year-to-date',
});

/** One unit, where it stands. */
export const ofUnit = (unit: string) => stated({ ...ALL_UNITS, measures: ON_PLAN, where: { unit: [unit] } });

/** Its last four weeks, twenty working days but for holidays. */
export const latelyOf = (unit: string) => stated({ ...ALL_UNITS, measures: ['realised'], span: { days: 28 }, where: { unit: [unit] } });

/** Its taxes, all of them also while one is chosen, beside the same days last year. */
export const taxesOf = (unit: string) =>
  stated({ ...ALL_UNITS, measures: BY_TAX, by: ['taxType'], compare: 'last-year', where: { unit: [unit], tax: [] }, sort: LARGEST_FIRST });

/** What the totals tell with land tax and without it. */
export const bothWays = stated({ ...ALL_UNITS, measures: ['realisedToDate', 'planToDate', 'planVariance', 'planAchievement'] });

/** Units and head office have to add up to the province. */
export const summed = reconciled({ subject: 'achievement', measure: 'target', where: { unit: NO_UNIT, kind: [] } }, ['unit']);

export const opened = [
  units,
  unitTaxes,
  unitMonths,
  bothWays,
  { ...bothWays, where: { ...bothWays.where, without: OMISSIONS } },
  ...questionsOf(summed),
] as const;
