import { questionsOf, reconciled, stated } from '@pendapa/contracts';
import { holdersBy, paidBandsOf, payersBy, registeredFor } from './groups.ts';

/** The first one is shown unless the address says another: of large and middle-sized firms there are too few to be told. */
export const SEGMENTS = ['sector', 'legalForm', 'sizeBand'] as const;

export const registered = stated({
  subject: 'taxpayers',
  measures: ['registered', 'opened', 'closed'],
  where: { taxpayerKind: ['corporate'] },
});

export const sectors = payersBy('corporate', 'sector');
/** How few pay how much, of all and of each sector: for who may see single cases. */
export const weights = stated({
  subject: 'payers',
  measures: ['taxpayers', 'amount', 'largestShare', 'concentration'],
  by: ['sector'],
  compare: 'none',
  where: { taxpayerKind: ['corporate'] },
  sort: [{ key: 'concentration', descending: true }],
});
export const paidBands = paidBandsOf('corporate');

export const legalForms = payersBy('corporate', 'legalForm');

/** The splits of registered firms that have to add up to them. */
export const summed = reconciled({ subject: 'taxpayers', measure: 'registered', where: { taxpayerKind: ['corporate'] } }, [
  'registeredBand',
  'sector',
  'legalForm',
]);

export const opened = [
  ...[registered, sectors, legalForms, registeredFor('corporate'), weights, paidBands],
  ...[holdersBy('corporate', 'sector'), ...questionsOf(summed)],
] as const;
