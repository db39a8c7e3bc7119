import type { DimensionKey, FilterKey } from './index.ts';

/** Attributes, holdings and debts of taxpayers. Cells that are split or filtered by them are subject to disclosure control. */
export const PROTECTED_DIMENSIONS: readonly DimensionKey[] = [
  ...(['taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence'] as const),
  ...(['transactionsBand', 'amountBand', 'taxTypesPaid', 'debtBand', 'objectsHeld', 'exemptionBand', 'registeredBand'] as const),
];

/** Splits for users with the right to see single cases: the highest of these bands hold single taxpayers. */
export const CASE_DIMENSIONS: readonly DimensionKey[] = ['amountBand', 'debtBand'];

/** Dimensions that distinguish single obligations or debts of an object. */
export const OBLIGATION_DETAILS: readonly DimensionKey[] = [
  ...(['document', 'taxYear', 'dueBand', 'ageBand', 'quality', 'lapseMonth', 'qualityThen', 'qualityNow', 'yearsOwed'] as const),
  ...(['firstOwedYear', 'missedPeriods', 'stateLastYear', 'stateThisYear', 'lateBand', 'monthsSinceDue'] as const),
  ...(['action', 'result', 'lastAction', 'actionAge', 'nextStep'] as const),
];

/** Filters by attributes of taxpayers, with the dimension of their codes. */
export const PROTECTED_FILTERS: Readonly<Partial<Record<FilterKey, DimensionKey>>> = { taxpayerKind: 'taxpayerKind' };

/** Each protected dimension may be combined with this one, because nearly all of their members belong to one kind. */
export const KIND: DimensionKey = 'taxpayerKind';
