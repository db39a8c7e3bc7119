import { defineQuery } from '@pendapa/contracts';

/** The first dimension is the default. */
export const SEGMENTS = ['sector', 'taxpayerKind', 'legalForm', 'sizeBand', 'ageGroup', 'residence'] as const;
export type Segment = (typeof SEGMENTS)[number];

const BY_AMOUNT = [{ key: 'amount', descending: true }] as const;

/** Measures of a group: objects, payments and arrears. */
const GROUP_MEASURES = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrearsShare'] as const;

export const registeredTotals = defineQuery({ subject: 'taxpayers', measures: ['registered', 'opened', 'closed'] });

/** Uses the posting date, so that a year to date can be compared with the same days of the year before. */
export const payingTotals = defineQuery({ subject: 'revenue', measures: ['payingTaxpayers', 'amountPerTaxpayer'] });

/** Payers are counted by calendar year. A year that is not over is not compared with a whole one. */
export const payersBy = <D extends Segment>(by: D) =>
  defineQuery({
    subject: 'payers',
    measures: ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'],
    by: [by],
    compare: 'none',
    sort: BY_AMOUNT,
  });

export const holdersBy = <D extends Segment>(by: D) =>
  defineQuery({ subject: 'holders', measures: GROUP_MEASURES, by: [by], compare: 'none', sort: BY_AMOUNT });

export const holderTypes = defineQuery({ subject: 'holders', measures: GROUP_MEASURES, by: ['taxType'], compare: 'none', sort: BY_AMOUNT });

/** Sent on demand, because a tax with fewer than ten payers of one kind hides both. */
export const holderKinds = defineQuery({
  subject: 'holders',
  measures: GROUP_MEASURES,
  by: ['taxType', 'taxpayerKind'],
  compare: 'none',
  sort: BY_AMOUNT,
});

export const amountBands = defineQuery({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['amountBand'], compare: 'none' });

export const taxTypesPaid = defineQuery({
  subject: 'payers',
  measures: ['taxpayers'],
  by: ['taxTypesPaid', 'taxpayerKind'],
  compare: 'none',
});

export const initialQueries = [
  registeredTotals,
  payingTotals,
  payersBy('taxpayerKind'),
  amountBands,
  taxTypesPaid,
  holderTypes,
  holdersBy('sector'),
] as const;
