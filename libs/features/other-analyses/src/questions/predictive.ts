import { defineQuery } from '@pendapa/contracts';

/** What the forecast rests on: what is older says little about the months ahead. */
export const months = defineQuery({
  subject: 'revenue',
  measures: ['amount'],
  by: ['taxType', 'month'],
  compare: 'none',
  span: { years: 8 },
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

/** The plan of all months of the year, for the charts and for taxes that are too young for a forecast. */
export const plans = defineQuery({
  subject: 'achievement',
  measures: ['planWhole'],
  by: ['taxType', 'month'],
  compare: 'none',
  span: 'fiscal-year',
});

/** What can still be collected of arrears: neither lapsed nor disputed nor given up. */
export const arrears = defineQuery({ subject: 'arrears', measures: ['collectible'], compare: 'none' });

export const initialQueries = [months, targets, plans, arrears] as const;
