import { additive, distinct, ratio, stock } from './kinds.ts';

export const PLACES = ['taxType', 'taxCategory', 'unit', 'city', 'district', 'ward'] as const;
export const PLACE_FILTERS = ['tax', 'category', 'unit', 'kind', 'region'] as const;

/** Obligations by law, their payment, and arrears. */
export const OBLIGATION_SUBJECTS = {
  /** Assessments by day of issue, with the payments on them up to the cut-off date. */
  assessments: {
    measures: {
      issued: additive('count', 'neutral'),
      gross: additive('money', 'neutral'),
      exemption: additive('money', 'neutral'),
      reduction: additive('money', 'neutral'),
      cancelled: additive('money', 'down'),
      netDue: additive('money', 'neutral'),
      penalty: additive('money', 'neutral'),
      paid: additive('money', 'up'),
      outstanding: additive('money', 'down'),
      fallenDue: additive('money', 'neutral'),
      overdue: additive('money', 'down'),
      settled: additive('count', 'up'),
      realisationRate: ratio('ratio', 'up'),
      settledShare: ratio('ratio', 'up'),
      daysToPay: ratio('decimal', 'down'),
    },
    dimensions: ['day', 'month', 'year', ...PLACES, 'document', 'taxYear', 'dueBand'],
    filters: [...PLACE_FILTERS, 'document', 'taxYear'],
    incompatible: [
      {
        measures: [
          ...(['exemption', 'reduction', 'cancelled', 'penalty', 'paid', 'outstanding', 'fallenDue', 'overdue', 'settled'] as const),
          ...(['realisationRate', 'settledShare', 'daysToPay'] as const),
        ],
        from: ['dueBand'],
      },
    ],
    extracts: ['assessments', 'payments'],
  },
  /** Principal paid on assessments by posting date, by the age of the assessment: the numerators of cohorts. */
  collection: {
    measures: {
      paid: additive('money', 'up'),
      payments: additive('count', 'up'),
    },
    dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit', 'document', 'taxYear', 'ageMonths'],
    filters: ['tax', 'category', 'unit', 'kind', 'document', 'taxYear'],
    extracts: ['assessments', 'payments'],
  },
  /** Filing and paying by due date, up to the cut-off date. */
  compliance: {
    measures: {
      expected: additive('count', 'neutral'),
      filed: additive('count', 'up'),
      filedOnTime: additive('count', 'up'),
      filedLate: additive('count', 'down'),
      notFiled: additive('count', 'down'),
      eFiled: additive('count', 'up'),
      onTimeFilingRate: ratio('ratio', 'up'),
      filingRate: ratio('ratio', 'up'),
      eFilingRate: ratio('ratio', 'up'),
      yearEndFilingRate: ratio('ratio', 'up'),
      obligations: additive('count', 'neutral'),
      paidOnTime: additive('count', 'up'),
      paidLate: additive('count', 'down'),
      unpaid: additive('count', 'down'),
      onTimePaymentRate: ratio('ratio', 'up'),
      paymentRate: ratio('ratio', 'up'),
      yearEndPaymentRate: ratio('ratio', 'up'),
      due: additive('money', 'neutral'),
      paidOnTimeAmount: additive('money', 'up'),
      paidLateAmount: additive('money', 'down'),
      unpaidAmount: additive('money', 'down'),
      onTimePaymentShare: ratio('ratio', 'up'),
      paymentShare: ratio('ratio', 'up'),
    },
    dimensions: ['day', 'month', 'year', ...PLACES, 'taxYear'],
    filters: [...PLACE_FILTERS, 'taxYear'],
    extracts: ['returns', 'assessments', 'payments'],
  },
  /**
   * Objects by the state of their obligations due in the period, each counted once. Comparison is possible only with the same days
   * last year.
   */
  duties: {
    measures: {
      objectsDue: distinct('neutral'),
      objectsCompliant: distinct('up'),
      nonPayers: distinct('down'),
      compliantShare: ratio('ratio', 'up'),
      unpaidAmount: additive('money', 'down'),
      objectsFiling: distinct('neutral'),
      nonFilers: distinct('down'),
    },
    dimensions: [...PLACES, 'missedPeriods', 'openedYear', 'stateLastYear', 'stateThisYear'],
    filters: PLACE_FILTERS,
    extracts: ['assessments', 'returns', 'payments'],
  },
  /** Amounts past due at a snapshot: the last one on or before the end of the period. */
  arrears: {
    measures: {
      principal: stock('money', 'down'),
      penalty: stock('money', 'down'),
      total: stock('money', 'down'),
      documents: stock('count', 'down'),
      objects: distinct('down'),
      averagePerObject: ratio('money', 'down'),
      overYear: stock('money', 'down'),
      overYearShare: ratio('ratio', 'down'),
      lapsed: stock('money', 'down'),
      disputed: stock('money', 'down'),
      uncollectible: stock('money', 'down'),
      collectible: stock('money', 'neutral'),
      collectibleShare: ratio('ratio', 'up'),
      collectibleAllowance: stock('money', 'down'),
      netCollectible: stock('money', 'neutral'),
      expiring: stock('money', 'down'),
      expiringShare: ratio('ratio', 'down'),
      allowance: stock('money', 'down'),
      netValue: stock('money', 'neutral'),
      collections: additive('money', 'up'),
      arrearsRatio: ratio('ratio', 'down'),
      collectibleRatio: ratio('ratio', 'down'),
    },
    dimensions: ['month', 'year', ...PLACES, 'taxYear', 'ageBand', 'quality', 'lapseMonth'],
    filters: [...PLACE_FILTERS, 'without', 'taxYear', 'quality'],
    incompatible: [
      { measures: ['collections', 'arrearsRatio', 'collectibleRatio'], from: ['taxYear', 'ageBand', 'quality', 'lapseMonth'] },
      {
        measures: [
          ...(['principal', 'penalty', 'total', 'documents', 'objects', 'averagePerObject', 'overYear', 'overYearShare'] as const),
          ...(['lapsed', 'disputed', 'uncollectible', 'collectible', 'collectibleShare', 'collectibleAllowance'] as const),
          ...(['netCollectible', 'expiringShare', 'allowance', 'netValue'] as const),
        ],
        from: ['lapseMonth'],
      },
    ],
    extracts: ['arrears', 'payments'],
  },
  /** Objects in arrears at a snapshot, each counted once, where most of its arrears are. */
  debtors: {
    measures: {
      objects: distinct('down'),
      total: stock('money', 'down'),
      averagePerObject: ratio('money', 'down'),
    },
    dimensions: ['month', 'year', ...PLACES, 'yearsOwed', 'debtBand'],
    filters: PLACE_FILTERS,
    extracts: ['arrears'],
  },
  /** Changes of arrears from the opening of the first snapshot to the closing of the last one in the period. */
  arrearsFlow: {
    measures: {
      opening: stock('money', 'down'),
      added: additive('money', 'down'),
      collected: additive('money', 'up'),
      writtenOff: additive('money', 'neutral'),
      adjusted: additive('money', 'neutral'),
      closing: stock('money', 'down'),
      recoveryRate: ratio('ratio', 'up'),
      difference: additive('money', 'neutral'),
    },
    dimensions: ['month', 'year', 'taxType', 'taxCategory', 'unit'],
    filters: ['tax', 'category', 'unit', 'kind'],
    extracts: ['arrearsMovements'],
  },
  /** Letters and warrants by day of issue. */
  enforcement: {
    measures: {
      actions: additive('count', 'neutral'),
      amount: additive('money', 'neutral'),
      settledActions: additive('count', 'up'),
      settledShare: ratio('ratio', 'up'),
    },
    dimensions: ['day', 'month', 'year', ...PLACES, 'action', 'result'],
    filters: PLACE_FILTERS,
    extracts: ['enforcement'],
  },
} as const;
