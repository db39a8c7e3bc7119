import { stated } from '@pendapa/contracts';

/** The period of the page and what it is compared with. */
export const toDate = stated({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp', 'planToDate'] as const),
    ...(['achievement', 'planAchievement', 'planVariance', 'remaining'] as const),
  ],
});

export const taxTypes = stated({
  subject: 'achievement',
  measures: [
    ...(['realised', 'realisedToDate', 'target', 'targetApbd', 'targetApbdp'] as const),
    ...(['achievement', 'planAchievement', 'planVariance'] as const),
  ],
  by: ['taxType'],
  sort: [{ key: 'realised', descending: true }],
});

/** All months of the fiscal year in which the period ends, so that the whole of last year stands beside it. */
export const yearMonths = stated({
  subject: 'achievement',
  measures: ['realised', 'plan'],
  by: ['month'],
  span: 'fiscal-year',
  compare: 'last-year',
});

export const opened = [toDate, taxTypes, yearMonths] as const;
