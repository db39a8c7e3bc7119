import { defineQuery } from '@pendapa/contracts';

/** What rows and columns can stand for, in the order in which they are offered for the other side. */
export const SIDES = ['channel', 'unit', 'month', 'city', 'taxType', 'bank', 'taxCategory', 'channelClass'] as const;
export type Side = (typeof SIDES)[number];

/** Sides of which one is a part of the other: what stands in their cells is known beforehand. */
const NESTED: readonly (readonly Side[])[] = [
  ['taxType', 'taxCategory'],
  ['channel', 'channelClass'],
];

/** Whether two sides make a table in which anything can be out of line. */
export const combines = (rows: Side, columns: Side): boolean =>
  rows !== columns && !NESTED.some((pair) => pair.includes(rows) && pair.includes(columns));

/** What came in for each combination; all measures at once, so that choosing another asks nothing. */
export const pivot = (rows: Side = 'taxType', columns: Side = 'channel') =>
  defineQuery({ subject: 'revenue', measures: ['amount', 'principal', 'transactions'], by: [rows, columns], compare: 'none' });

const BY_UNIT = { by: ['unit'], where: { kind: ['up3d'] } } as const;

/** What is known of the service units: twelve indicators follow from it. */
export const units = {
  revenue: defineQuery({ subject: 'revenue', measures: ['amount', 'digitalShare', 'amountPerObject'], ...BY_UNIT, compare: 'last-year' }),
  objects: defineQuery({ subject: 'objects', measures: ['registered'], ...BY_UNIT, compare: 'last-year' }),
  updates: defineQuery({ subject: 'objects', measures: ['updateAge'], ...BY_UNIT, compare: 'none' }),
  compliance: defineQuery({
    subject: 'compliance',
    measures: ['onTimeFilingRate', 'onTimePaymentRate'],
    ...BY_UNIT,
    span: 'ended-months',
    compare: 'none',
  }),
  arrears: defineQuery({ subject: 'arrears', measures: ['arrearsRatio', 'overYearShare'], ...BY_UNIT, compare: 'none' }),
  flow: defineQuery({ subject: 'arrearsFlow', measures: ['recoveryRate'], ...BY_UNIT, compare: 'none' }),
  assessments: defineQuery({ subject: 'assessments', measures: ['realisationRate'], ...BY_UNIT, compare: 'none' }),
  plan: defineQuery({ subject: 'achievement', measures: ['planAchievement'], ...BY_UNIT, compare: 'none' }),
};

export const opened = [pivot()];
