import { defineQuery } from '@pendapa/contracts';

/** Months that the forecast uses. Older ones say little about the months ahead. */
export const months = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'month'],
  compare: 'none',
  span: { years: 8 },
});

/** Days of the month that is not over, and of eight months before it: by which working day a tax comes in. */
export const days = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'day'],
  compare: 'none',
  span: { months: 9 },
});

/** Each tax and its target of the year. */
export const targets = defineQuery({
  subject: 'achievement',
  measures: ['realisedToDate', 'target', 'targetApbd', 'targetApbdp'],
  by: ['taxType'],
  compare: 'none',
  span: 'fiscal-year',
  sort: [{ key: 'target', descending: true }],
});

/** Plan of all months of the year, for the charts and for taxes without enough history for a forecast. */
export const plans = defineQuery({
  subject: 'achievement',
  measures: ['planWhole'],
  by: ['taxType', 'month'],
  compare: 'none',
  span: 'fiscal-year',
});

/** Plans of the years that are looked back at, for taxes that were young then. */
export const pastPlans = defineQuery({
  subject: 'achievement',
  measures: ['planWhole'],
  by: ['taxType', 'month'],
  compare: 'none',
  span: { years: 4 },
});

/** Collectible arrears: neither lapsed nor disputed nor written off. */
export const arrears = defineQuery({ subject: 'arrears', measures: ['collectible'], compare: 'none' });

export const initialQueries = [months, days, targets, plans, arrears] as const;
