import { additive, distinct, ratio, stock } from './kinds.ts';

/** Who is registered, and with what. */
export const REGISTER_SUBJECTS = {
  /** Tax objects: open ones at the end of the period, and what changed within it. */
  objects: {
    measures: {
      registered: stock('count', 'up'),
      suspended: stock('count', 'down'),
      opened: additive('count', 'up'),
      closed: additive('count', 'down'),
      net: additive('count', 'up'),
      payingObjects: distinct('up'),
      payingRatio: ratio('ratio', 'up'),
      baseValue: stock('money', 'neutral'),
      averageBase: ratio('money', 'neutral'),
    },
    dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit', 'city', 'district', 'ward', 'objectClass', 'objectUse', 'valueBand'],
    filters: ['tax', 'category', 'unit', 'kind', 'region'],
    apart: [{ measures: ['payingObjects', 'payingRatio'], from: ['objectClass', 'objectUse', 'valueBand'] }],
    extracts: ['objects'],
  },
  /** Registered taxpayers at the end of the period, and who came and went within it; small groups are not shown. */
  taxpayers: {
    measures: {
      registered: stock('count', 'up'),
      opened: additive('count', 'up'),
      closed: additive('count', 'down'),
      net: additive('count', 'up'),
      validNik: stock('count', 'up'),
      validNikShare: ratio('ratio', 'up'),
    },
    dimensions: ['month', 'year', 'taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence'],
    filters: ['taxpayerKind'],
    extracts: ['taxpayers'],
  },
  /** Taxpayers who paid within a calendar year, the one in which the period ends; small groups are not shown. */
  payers: {
    measures: {
      taxpayers: distinct('up'),
      amount: additive('money', 'up'),
      transactions: additive('count', 'up'),
      amountPerTaxpayer: ratio('money', 'up'),
      transactionsPerTaxpayer: ratio('decimal', 'neutral'),
    },
    dimensions: [
      'taxpayerKind',
      'sector',
      'legalForm',
      'sizeBand',
      'sex',
      'ageGroup',
      'residence',
      'transactionsBand',
      'amountBand',
      'taxTypesPaid',
    ],
    filters: ['taxpayerKind'],
    extracts: ['payments', 'taxpayers'],
  },
} as const;
