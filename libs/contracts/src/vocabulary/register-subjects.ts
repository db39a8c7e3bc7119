import { MIN_CASES } from './min-cases.ts';
import { additive, distinct, ofCases, ratio, stock } from './kinds.ts';

/** Number of the largest payers whose sum is published. */
export const TOP_PAYERS = 10;
/** Concentration is not computed for fewer payers. */
export const MIN_PAYERS = MIN_CASES;

/** Subjects of the register: objects, taxpayers, holders and payers. */
export const REGISTER_SUBJECTS = {
  /** Tax objects that are open at the end of the period, and changes within it. */
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
      updateAge: ratio('decimal', 'down'),
    },
    dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit', 'city', 'district', 'ward', 'objectClass', 'objectUse', 'valueBand'],
    filters: ['tax', 'category', 'only', 'unit', 'kind', 'region'],
    incompatible: [
      { measures: ['payingObjects', 'payingRatio'], from: ['objectClass', 'objectUse', 'valueBand'] },
      { measures: ['updateAge'], from: ['month', 'year', 'objectClass', 'objectUse', 'valueBand'] },
    ],
    extracts: ['objects'],
  },
  /**
   * Registered taxpayers at the end of the period, and those who came and went within it. Their attributes are those of the register on the
   * data date.
   */
  taxpayers: {
    measures: {
      registered: stock('count', 'up'),
      opened: additive('count', 'up'),
      closed: additive('count', 'down'),
      net: additive('count', 'up'),
      validNik: stock('count', 'up'),
      validNikShare: ratio('ratio', 'up'),
    },
    dimensions: ['month', 'year', 'taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence', 'registeredBand'],
    filters: ['taxpayerKind'],
    protectedPairs: [
      ['sex', 'ageGroup'],
      ['sector', 'sizeBand'],
    ],
    incompatible: [{ measures: ['opened', 'closed', 'net'], from: ['registeredBand'] }],
    extracts: ['taxpayers'],
  },
  /** Taxpayers by the objects they hold today, their payments in the fiscal year, and their debt at the last snapshot. */
  holders: {
    measures: {
      taxpayers: distinct('up'),
      objects: stock('count', 'up'),
      payers: distinct('up'),
      amount: additive('money', 'up'),
      amountPerPayer: ratio('money', 'up'),
      arrears: stock('money', 'down'),
      objectsInArrears: distinct('down'),
      objectsInArrearsShare: ratio('ratio', 'down'),
    },
    dimensions: ['taxType', 'taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'ageGroup', 'residence', 'objectsHeld', 'exemptionBand'],
    filters: ['taxpayerKind'],
    protectedPairs: [
      ['taxType', 'sector'],
      ['objectsHeld', 'exemptionBand'],
    ],
    incompatible: [
      {
        measures: ['payers', 'amount', 'amountPerPayer', 'arrears', 'objectsInArrears', 'objectsInArrearsShare'],
        from: ['objectsHeld', 'exemptionBand'],
      },
    ],
    extracts: ['objects', 'taxpayers', 'payments', 'arrears'],
  },
  /** Taxpayers who paid within a fiscal year. */
  payers: {
    measures: {
      taxpayers: distinct('up'),
      amount: additive('money', 'up'),
      transactions: additive('count', 'up'),
      amountPerTaxpayer: ratio('money', 'up'),
      transactionsPerTaxpayer: ratio('decimal', 'neutral'),
      digitalTransactions: additive('count', 'up'),
      digitalTransactionShare: ratio('ratio', 'up'),
      // Both reveal the amount of a taxpayer who pays nearly everything.
      largestShare: ofCases(ratio('ratio', 'neutral')),
      concentration: ofCases(ratio('decimal', 'neutral')),
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
    protectedPairs: [],
    incompatible: [
      { measures: ['digitalTransactions', 'digitalTransactionShare'], from: ['transactionsBand', 'amountBand', 'taxTypesPaid'] },
      {
        measures: ['largestShare', 'concentration'],
        from: [
          ...(['legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence'] as const),
          ...(['transactionsBand', 'amountBand', 'taxTypesPaid'] as const),
        ],
      },
    ],
    extracts: ['payments', 'taxpayers'],
  },
} as const;
