import type { CodeColumn } from '../payments/aggregates.ts';
import type { PLACE } from '../sql.ts';

export type PlaceColumn = Extract<CodeColumn, keyof typeof PLACE>;

/**
 * Code combinations within which payers are counted.
 * An object that pays at two units counts at each and once for the whole, so splits do not add up.
 */
export const PAYER_SPLITS = {
  whole: [],
  tax: ['tax_code'],
  unit: ['unit_code'],
  tax_unit: ['tax_code', 'unit_code'],
  place: ['tax_code', 'unit_code', 'region_code'],
} as const satisfies Record<string, readonly PlaceColumn[]>;

export type PayerSplit = keyof typeof PAYER_SPLITS;
export const PAYER_SPLIT_NAMES = Object.keys(PAYER_SPLITS) as readonly PayerSplit[];
export type PayerMonthsTable = `${PayerSplit}_payer_months`;

/** Payments that make a payer: a reversal alone does not. */
export const COUNTS = 'coalesce(transactions, 1) > 0';
/** Keys by which payers are counted. */
export const PAYERS = {
  object: `CASE WHEN ${COUNTS} THEN object_key END`,
  taxpayer: `CASE WHEN ${COUNTS} THEN taxpayer_key END`,
} as const;
export type Payer = keyof typeof PAYERS;
export const PAYER_NAMES = Object.keys(PAYERS) as readonly Payer[];

/** An object has one place, so its finest split stays small; a taxpayer has objects in many places. */
export const payersOf = (split: PayerSplit): readonly Payer[] => (split === 'place' ? ['object'] : PAYER_NAMES);

export const codesOf = (split: PayerSplit): readonly PlaceColumn[] => PAYER_SPLITS[split];

/** Marks rows that count in each split. */
export const EVERY = 'every';
export const SPLITS = [EVERY, ...PAYER_SPLIT_NAMES] as const;
