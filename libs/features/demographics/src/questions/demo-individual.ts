import { questionsOf, reconciled, stated } from '@pendapa/contracts';
import { holdersBy, paidBandsOf, payersBy, registeredFor } from './groups.ts';

/** The first one is shown unless the address says another. */
export const SEGMENTS = ['ageGroup', 'residence'] as const;

const where = { taxpayerKind: ['individual'] } as const;

export const registered = stated({ subject: 'taxpayers', measures: ['registered', 'validNikShare'], where });

/** Of the youngest too few are known to tell the sexes apart: asked only where the reader wants it. */
export const sexes = stated({ subject: 'taxpayers', measures: ['registered'], by: ['ageGroup', 'sex'], compare: 'none', where });

/** Few live on the islands, and they are hidden with those from outside the province: asked only where the reader wants it. */
export const cities = stated({
  subject: 'taxpayers',
  measures: ['registered'],
  by: ['residence'],
  compare: 'none',
  where,
  sort: [{ key: 'registered', descending: true }],
});

export const digital = stated({
  subject: 'payers',
  measures: ['taxpayers', 'transactions', 'digitalTransactions', 'digitalTransactionShare'],
  by: ['ageGroup'],
  compare: 'none',
  where,
});

export const paidBands = paidBandsOf('individual');

const heldBy = <const D extends 'objectsHeld' | 'exemptionBand'>(by: readonly D[]) =>
  stated({ subject: 'holders', measures: ['taxpayers', 'objects'], by, compare: 'none', where });

export const held = heldBy(['objectsHeld']);
export const exempt = heldBy(['exemptionBand']);
/** Of some of these there are too few to be told in a small province: asked only where the reader wants it. */
export const heldAndExempt = heldBy(['objectsHeld', 'exemptionBand']);

export const ages = holdersBy('individual', 'ageGroup');
export const taxesPaid = payersBy('individual', 'taxTypesPaid');

/** The splits of registered people that have to add up to them; residence would hide the islands. */
export const summed = reconciled({ subject: 'taxpayers', measure: 'registered', where }, ['registeredBand', 'ageGroup', 'sex']);

export const opened = [
  registered,
  ages,
  held,
  exempt,
  registeredFor('individual'),
  taxesPaid,
  digital,
  paidBands,
  ...questionsOf(summed),
] as const;
