import { reconciliationQueries, defineReconciliation, defineQuery } from '@pendapa/contracts';
import { holdersBy, paidBandsOf, payersBy, registeredFor } from './groups.ts';

/** The first dimension is the default. Size is last, because large and medium firms are too few. */
export const SEGMENTS = ['sector', 'legalForm', 'sizeBand'] as const;

export const registeredTotals = defineQuery({
  subject: 'taxpayers',
  measures: ['registered', 'opened', 'closed'],
  where: { taxpayerKind: ['corporate'] },
});

export const sectors = payersBy('corporate', 'sector');
/** Concentration of payments, in all and by sector. Needs the right `cases`. */
export const weights = defineQuery({
  subject: 'payers',
  measures: ['taxpayers', 'amount', 'largestShare', 'concentration'],
  by: ['sector'],
  compare: 'none',
  where: { taxpayerKind: ['corporate'] },
  sort: [{ key: 'concentration', descending: true }],
});
export const paidBands = paidBandsOf('corporate');

export const legalForms = payersBy('corporate', 'legalForm');

/** Dimensions whose rows must add up to all registered firms. */
export const reconciliation = defineReconciliation(
  { subject: 'taxpayers', measure: 'registered', where: { taxpayerKind: ['corporate'] } },
  ['registeredBand', 'sector', 'legalForm'],
);

export const initialQueries = [
  registeredTotals,
  sectors,
  legalForms,
  registeredFor('corporate'),
  weights,
  paidBands,
  holdersBy('corporate', 'sector'),
  ...reconciliationQueries(reconciliation),
] as const;
