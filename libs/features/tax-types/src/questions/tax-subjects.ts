import { stated } from '@pendapa/contracts';

/** The first one is shown unless the address says another. */
export const SEGMENTS = ['sector', 'taxpayerKind', 'legalForm', 'sizeBand', 'ageGroup', 'residence'] as const;
export type Segment = (typeof SEGMENTS)[number];

const LARGEST_FIRST = [{ key: 'amount', descending: true }] as const;

/** What a group holds, pays and owes. */
const HELD = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrearsShare'] as const;

export const registered = stated({ subject: 'taxpayers', measures: ['registered', 'opened', 'closed'] });

/** By posting date, so that a year to date stands beside the same days of the year before. */
export const paying = stated({ subject: 'revenue', measures: ['payingTaxpayers', 'amountPerTaxpayer'] });

/** Payers are counted by calendar year: an unfinished one is not held against a whole one. */
export const payersBy = <D extends Segment>(by: D) =>
  stated({
    subject: 'payers',
    measures: ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'],
    by: [by],
    compare: 'none',
    sort: LARGEST_FIRST,
  });

export const holdersBy = <D extends Segment>(by: D) =>
  stated({ subject: 'holders', measures: HELD, by: [by], compare: 'none', sort: LARGEST_FIRST });

export const holderTypes = stated({ subject: 'holders', measures: HELD, by: ['taxType'], compare: 'none', sort: LARGEST_FIRST });

/** Hidden of each tax of which one kind has fewer than ten: asked only where the reader wants the kinds apart. */
export const holderKinds = stated({
  subject: 'holders',
  measures: HELD,
  by: ['taxType', 'taxpayerKind'],
  compare: 'none',
  sort: LARGEST_FIRST,
});

export const amountBands = stated({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['amountBand'], compare: 'none' });

export const taxTypesPaid = stated({
  subject: 'payers',
  measures: ['taxpayers'],
  by: ['taxTypesPaid', 'taxpayerKind'],
  compare: 'none',
});

export const opened = [registered, paying, payersBy('taxpayerKind'), amountBands, taxTypesPaid, holderTypes, holdersBy('sector')] as const;
