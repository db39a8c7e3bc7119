import { OMISSIONS, questionsOf, reconciled, stated } from '@pendapa/contracts';

const ON_PLAN = ['realisedToDate', 'target', 'planToDate', 'planAchievement', 'planVariance', 'remaining'] as const;
const BY_TAX = ['realisedToDate', 'planToDate', 'planAchievement', 'planVariance'] as const;

/** Every unit stays in sight, also while one is chosen: the others are what it is measured by. */
const NO_UNIT: readonly string[] = [];

/** Where each unit stands on the last day of the period, the largest shortfall first. */
export const units = stated({
  subject: 'achievement',
  measures: ON_PLAN,
  by: ['unit'],
  compare: 'none',
  where: { unit: NO_UNIT },
  sort: [{ key: 'planVariance', descending: false }],
});

/** For which tax each unit is behind. */
export const unitTaxes = stated({
  subject: 'achievement',
  measures: BY_TAX,
  by: ['unit', 'taxType'],
  compare: 'none',
  where: { unit: NO_UNIT },
});

/** Each unit in each month of the year up to the end of the period. */
export const unitMonths = stated({
  subject: 'achievement',
  measures: ['realised', 'plan'],
  by: ['unit', 'month'],
  span: 'year-to-date',
  compare: 'none',
  where: { unit: NO_UNIT },
});

/** One unit, where it stands. */
export const ofUnit = (unit: string) => stated({ subject: 'achievement', measures: ON_PLAN, compare: 'none', where: { unit: [unit] } });

/** Its last four weeks, twenty working days but for holidays. */
export const latelyOf = (unit: string) =>
  stated({ subject: 'achievement', measures: ['realised'], span: { days: 28 }, compare: 'none', where: { unit: [unit] } });

/** Its taxes, all of them also while one is chosen, beside the same days last year. */
export const taxesOf = (unit: string) =>
  stated({
    subject: 'achievement',
    measures: BY_TAX,
    by: ['taxType'],
    compare: 'last-year',
    where: { unit: [unit], tax: [] },
    sort: [{ key: 'planVariance', descending: false }],
  });

/** What the totals tell with land tax and without it. */
export const bothWays = stated({
  subject: 'achievement',
  measures: ['realisedToDate', 'planToDate', 'planVariance', 'planAchievement'],
  compare: 'none',
  where: { unit: NO_UNIT },
});

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
