import { useFilteredAnswer, type AnswerTo, type Asked } from '@pendapa/analysis';

const PAID = ['taxpayers', 'amount', 'transactions', 'amountPerTaxpayer'] as const;
export type PayerMeasure = (typeof PAID)[number];

/** What a group holds, pays and owes. */
const HELD = ['taxpayers', 'objects', 'payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrearsShare'] as const;
export type HolderMeasure = (typeof HELD)[number];

/** The first one is shown unless the address says another. */
export const SEGMENTS = ['sector', 'taxpayerKind', 'legalForm', 'sizeBand', 'ageGroup', 'residence'] as const;
export type Segment = (typeof SEGMENTS)[number];

export type BandAnswer = AnswerTo<'taxpayers' | 'amount', 'amountBand'>;

export const useRegistered = (): Asked<'registered' | 'opened' | 'closed'> =>
  useFilteredAnswer({ subject: 'taxpayers', measures: ['registered', 'opened', 'closed'] });

/** By posting date, so that a year to date stands beside the same days of the year before. */
export const usePaying = (): Asked<'payingTaxpayers' | 'amountPerTaxpayer'> =>
  useFilteredAnswer({ subject: 'revenue', measures: ['payingTaxpayers', 'amountPerTaxpayer'] });

/** Payers are counted by calendar year: an unfinished one is not held against a whole one. */
export const usePayersBy = <D extends Segment>(by: D): Asked<PayerMeasure, D> =>
  useFilteredAnswer({
    subject: 'payers',
    measures: PAID,
    by: [by],
    compare: 'none',
    sort: [{ key: 'amount', descending: true }],
  });

export const useHoldersBy = <D extends Segment>(by: D): Asked<HolderMeasure, D> =>
  useFilteredAnswer({
    subject: 'holders',
    measures: HELD,
    by: [by],
    compare: 'none',
    sort: [{ key: 'amount', descending: true }],
  });

export const useHolderTypes = (): Asked<HolderMeasure, 'taxType' | 'taxpayerKind'> =>
  useFilteredAnswer({
    subject: 'holders',
    measures: HELD,
    by: ['taxType', 'taxpayerKind'],
    compare: 'none',
    sort: [{ key: 'amount', descending: true }],
  });

export const useAmountBands = (): Asked<'taxpayers' | 'amount', 'amountBand'> =>
  useFilteredAnswer({ subject: 'payers', measures: ['taxpayers', 'amount'], by: ['amountBand'], compare: 'none' });

export const useTaxTypesPaid = (): Asked<'taxpayers', 'taxTypesPaid' | 'taxpayerKind'> =>
  useFilteredAnswer({ subject: 'payers', measures: ['taxpayers'], by: ['taxTypesPaid', 'taxpayerKind'], compare: 'none' });
