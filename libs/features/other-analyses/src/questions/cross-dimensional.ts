import { defineQuery } from '@pendapa/contracts';

/** Dimensions for rows and columns, in the order in which they are offered. */
export const PIVOT_DIMENSIONS = ['channel', 'unit', 'month', 'city', 'taxType', 'bank', 'taxCategory', 'channelClass'] as const;
export type Side = (typeof PIVOT_DIMENSIONS)[number];

/** Dimensions that contain each other, whose table would be trivial. */
const NESTED: readonly (readonly Side[])[] = [
  ['taxType', 'taxCategory'],
  ['channel', 'channelClass'],
];

/** True if two dimensions make a meaningful table. */
export const canCombine = (rows: Side, columns: Side): boolean =>
  rows !== columns && !NESTED.some((pair) => pair.includes(rows) && pair.includes(columns));

/** Revenue by combination, with all measures, so that another choice needs no query. */
export const pivot = (rows: Side = 'city', columns: Side = 'channelClass') =>
  defineQuery({ subject: 'revenue', measures: ['amount', 'principal', 'transactions'], by: [rows, columns], compare: 'none' });

const BY_UNIT = { by: ['unit'], where: { kind: ['up3d'] } } as const;

/** Queries of the units from which twelve indicators are computed. */
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

export const initialQueries = [pivot()];
