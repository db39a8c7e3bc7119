import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';
import { holdersBy, paidBandsOf, payersBy, registeredFor } from './groups.ts';

/** The first dimension is the default. */
export const SEGMENTS = ['ageGroup', 'residence'] as const;

const where = { taxpayerKind: ['individual'] } as const;

export const registeredTotals = defineQuery({ subject: 'taxpayers', measures: ['registered', 'validNikShare'], where });

/** Sent only on demand, because the youngest group is too small to show sexes. */
export const sexes = defineQuery({ subject: 'taxpayers', measures: ['registered'], by: ['ageGroup', 'sex'], compare: 'none', where });

/** Sent only on demand, because few people live on the islands, which hides those outside the province, too. */
export const cities = defineQuery({
  subject: 'taxpayers',
  measures: ['registered'],
  by: ['residence'],
  compare: 'none',
  where,
  sort: [{ key: 'registered', descending: true }],
});

export const digital = defineQuery({
  subject: 'payers',
  measures: ['taxpayers', 'transactions', 'digitalTransactions', 'digitalTransactionShare'],
  by: ['ageGroup'],
  compare: 'none',
  where,
});

export const paidBands = paidBandsOf('individual');

const holdingsBy = <const D extends 'objectsHeld' | 'exemptionBand'>(by: readonly D[]) =>
  defineQuery({ subject: 'holders', measures: ['taxpayers', 'objects'], by, compare: 'none', where });

export const holdings = holdingsBy(['objectsHeld']);
export const exempt = holdingsBy(['exemptionBand']);
/** Sent only on demand, because some of these groups are too small in a small province. */
export const holdingsByExemption = holdingsBy(['objectsHeld', 'exemptionBand']);

export const ages = holdersBy('individual', 'ageGroup');
export const taxesPaid = payersBy('individual', 'taxTypesPaid');

/** Dimensions whose rows must add up to all registered people. Residence is not used, because it hides the islands. */
export const reconciliation = defineReconciliation({ subject: 'taxpayers', measure: 'registered', where }, [
  'registeredBand',
  'ageGroup',
  'sex',
]);

export const initialQueries = [
  registeredTotals,
  ages,
  holdings,
  exempt,
  registeredFor('individual'),
  taxesPaid,
  digital,
  paidBands,
  ...reconciliationQueries(reconciliation),
] as const;
