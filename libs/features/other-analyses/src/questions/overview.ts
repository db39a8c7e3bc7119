import { OMISSIONS, defineQuery } from '@pendapa/contracts';
import * as predictive from './predictive.ts';

/** Totals of the period and its comparison. */
export const toDate = defineQuery({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp', 'planToDate'] as const),
    ...(['achievement', 'planAchievement', 'planVariance', 'remaining'] as const),
  ],
});

export const taxTypes = defineQuery({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp', 'planToDate'] as const),
    ...(['achievement', 'planAchievement', 'planVariance'] as const),
  ],
  by: ['taxType'],
  sort: [{ key: 'realised', descending: true }],
});

/** Months of the fiscal year in which the period ends. */
export const yearMonths = defineQuery({
  subject: 'achievement',
  measures: ['realised', 'realisedOfPlan', 'plan'],
  by: ['month'],
  span: 'year-to-date',
  compare: 'none',
});

/** All months of the previous year. */
export const lastYearMonths = defineQuery({
  subject: 'achievement',
  measures: ['realised'],
  by: ['month'],
  span: 'last-fiscal-year',
  compare: 'none',
});

export const arrears = defineQuery({ subject: 'arrears', measures: ['total'] });
export const compliance = defineQuery({ subject: 'compliance', measures: ['onTimePaymentRate'], span: 'ended-months' });
export const digital = defineQuery({ subject: 'revenue', measures: ['digitalShare'] });

export const units = defineQuery({
  subject: 'achievement',
  measures: ['realisedToDate', 'planToDate', 'planAchievement', 'planVariance'],
  by: ['unit'],
  compare: 'none',
});

export const districts = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['city', 'district'],
  sort: [{ key: 'amount', descending: true }],
});

/** Seven days contain each day of the week once, in both years. */
export const lastDays = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType'],
  span: { days: 7 },
  compare: 'last-year',
  sort: [{ key: 'amount', descending: true }],
});

/** Totals with and without land tax. */
export const totals = defineQuery({
  subject: 'achievement',
  measures: ['realisedToDate', 'planToDate', 'planVariance', 'planAchievement'],
});

export const initialQueries = [
  toDate,
  taxTypes,
  yearMonths,
  lastYearMonths,
  arrears,
  compliance,
  digital,
  units,
  districts,
  lastDays,
  totals,
  { ...totals, where: { without: OMISSIONS } },
  ...predictive.initialQueries,
] as const;
