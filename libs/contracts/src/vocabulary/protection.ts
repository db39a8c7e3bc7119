import type { DimensionKey, FilterKey } from './index.ts';

/** What a taxpayer is, holds, pays or owes: cells that are split or filtered by it are told of groups alone. */
export const PROTECTED_DIMENSIONS: readonly DimensionKey[] = [
  ...(['taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence'] as const),
  ...(['transactionsBand', 'amountBand', 'taxTypesPaid', 'debtBand', 'objectsHeld', 'exemptionBand', 'registeredBand'] as const),
];

/** Splits that only those are told who may see single cases: the last of these bands are single taxpayers. */
export const CASE_DIMENSIONS: readonly DimensionKey[] = ['amountBand', 'debtBand'];

/** What tells one duty or debt of an object from another. */
export const OBLIGATION_DETAILS: readonly DimensionKey[] = [
  ...(['document', 'taxYear', 'dueBand', 'ageBand', 'quality', 'lapseMonth', 'qualityThen', 'qualityNow', 'yearsOwed'] as const),
  ...(['firstOwedYear', 'missedPeriods', 'stateLastYear', 'stateThisYear', 'lateBand', 'monthsSinceDue'] as const),
  ...(['action', 'result', 'lastAction', 'actionAge', 'nextStep'] as const),
];

/** Filters by what a taxpayer is, and the dimension that each of them takes a code of. */
export const PROTECTED_FILTERS: Readonly<Partial<Record<FilterKey, DimensionKey>>> = { taxpayerKind: 'taxpayerKind' };

/** The protected dimension that goes with every other: nearly all others belong to one kind. */
export const KIND: DimensionKey = 'taxpayerKind';
