import { defineQuery } from '@pendapa/contracts';
import type { Split } from './steps.ts';

export type Money = 'amount' | 'principal';
export type DrillMeasure = Money | 'payingObjects' | 'amountOnObjects' | 'amountPerObject';
export type DrillDimension = 'taxType' | 'unit' | 'city' | 'district';

/** The dimension that names a row; a district stands with its city. */
export const ROW_DIMENSION = { tax: 'taxType', unit: 'unit', district: 'district' } as const satisfies Record<Split, DrillDimension>;
const BY: Readonly<Record<Split, readonly DrillDimension[]>> = { tax: ['taxType'], unit: ['unit'], district: ['city', 'district'] };

/** Revenue and paying objects of one level; without a split only their totals. */
export const changeBy = (money: Money, split: Split | null) =>
  defineQuery({
    subject: 'revenue',
    measures: [money, 'payingObjects', 'amountOnObjects', 'amountPerObject'] as readonly DrillMeasure[],
    by: split === null ? [] : BY[split],
  });
