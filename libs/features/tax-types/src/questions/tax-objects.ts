import { defineQuery } from '@pendapa/contracts';

const MONTHS = 36;
const STATE = ['registered', 'suspended', 'payingObjects', 'payingRatio'] as const;
const FLOW = ['opened', 'closed', 'net'] as const;
const STOCK_FIRST = [{ key: 'registered', descending: true }] as const;

export const objects = defineQuery({ subject: 'objects', measures: [...STATE, ...FLOW] });

export const objectMonths = defineQuery({ subject: 'objects', measures: FLOW, by: ['month'], span: { months: MONTHS }, compare: 'none' });

export const objectTypes = defineQuery({
  subject: 'objects',
  measures: STATE,
  by: ['taxType'],
  compare: 'none',
  where: { tax: [] },
  sort: STOCK_FIRST,
});

/** Objects that owed something and have not settled it. Objects without obligations, and months that are not over, do not count. */
export const owingUnits = defineQuery({
  subject: 'duties',
  measures: ['nonPayers', 'objectsDue', 'compliantShare'],
  by: ['unit'],
  span: 'ended-months',
  compare: 'none',
  sort: [{ key: 'nonPayers', descending: true }],
});

/** All objects that have not settled what was due, in these months and a year before. */
export const owingTotals = defineQuery({ subject: 'duties', measures: ['nonPayers'], span: 'ended-months' });

export const objectPlaces = (level: 'city' | 'district' | 'ward' = 'city') =>
  defineQuery({ subject: 'objects', measures: STATE, by: [level], compare: 'none', sort: STOCK_FIRST });

export const typeUnits = defineQuery({
  subject: 'objects',
  measures: [...STATE, ...FLOW, 'updateAge'],
  by: ['taxType', 'unit'],
  compare: 'none',
  sort: STOCK_FIRST,
});

/** Revenue per object, for the same rows. */
export const revenuePerObject = defineQuery({
  subject: 'revenue',
  measures: ['amountPerObject'],
  by: ['taxType', 'unit'],
  compare: 'none',
});

export const obligations = defineQuery({
  subject: 'compliance',
  measures: ['expected', 'filed', 'filedOnTime', 'obligations', 'paidOnTime', 'paidLate'],
  span: 'ended-months',
  compare: 'none',
});

export const initialQueries = [
  objects,
  objectMonths,
  objectTypes,
  owingUnits,
  owingTotals,
  objectPlaces(),
  typeUnits,
  revenuePerObject,
  obligations,
] as const;
