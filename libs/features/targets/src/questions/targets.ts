import { OMISSIONS, defineQuery, type TargetVersion } from '@pendapa/contracts';

const ON_PLAN = ['realisedToDate', 'target', 'targetApbd', 'targetApbdp', 'planToDate'] as const;
const STANDING = ['achievement', 'planAchievement', 'planVariance', 'remaining'] as const;

/** State of the year on the last day of the period. */
export const toDate = defineQuery({ subject: 'achievement', measures: [...ON_PLAN, ...STANDING], compare: 'none' });

/** Taxes, largest target first. */
export const taxes = defineQuery({
  subject: 'achievement',
  measures: [...ON_PLAN, ...STANDING],
  by: ['taxType'],
  compare: 'none',
  sort: [{ key: 'target', descending: true }],
});

/** Months of the fiscal year, up to the end of the period. */
export const yearMonths = defineQuery({
  subject: 'achievement',
  measures: ['realised', 'realisedOfPlan', 'plan'],
  by: ['month'],
  span: 'year-to-date',
  compare: 'none',
});

/** All months of the previous fiscal year. */
export const lastYearMonths = defineQuery({
  subject: 'achievement',
  measures: ['realised'],
  by: ['month'],
  span: 'last-fiscal-year',
  compare: 'none',
});

/** Monthly plan of one target version for the whole fiscal year. */
export const planOf = (version: TargetVersion) =>
  defineQuery({ subject: 'achievement', measures: ['planWhole'], by: ['month'], span: 'fiscal-year', compare: 'none', version });

/** Taxes by month of the fiscal year, up to the end of the period. */
export const taxMonths = defineQuery({
  subject: 'achievement',
  measures: ['realised', 'realisedOfPlan', 'plan'],
  by: ['taxType', 'month'],
  span: 'year-to-date',
  compare: 'none',
});

/** Last four weeks: twenty working days without holidays. */
export const lastFourWeeks = defineQuery({ subject: 'achievement', measures: ['realised'], span: { days: 28 }, compare: 'none' });

/** Totals with and without land tax. */
export const totals = defineQuery({
  subject: 'achievement',
  measures: ['realisedToDate', 'target', 'planVariance', 'planAchievement'],
  compare: 'none',
});

export const initialQueries = [
  ...([toDate, taxes, yearMonths, lastYearMonths, planOf('apbd'), planOf('apbdp'), taxMonths, lastFourWeeks, totals] as const),
  { ...totals, where: { without: OMISSIONS } },
] as const;
