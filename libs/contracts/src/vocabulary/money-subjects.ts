import { additive, distinct, ratio, stock } from './kinds.ts';

/** Revenue, targets, and the cost of collection. */
export const MONEY_SUBJECTS = {
  /** Payments by posting date, net of reversals. */
  revenue: {
    measures: {
      amount: additive('money', 'up'),
      principal: additive('money', 'up'),
      penalty: additive('money', 'neutral'),
      discount: additive('money', 'neutral'),
      transactions: additive('count', 'up'),
      averageValue: ratio('money', 'neutral'),
      payingObjects: distinct('up'),
      amountOnObjects: additive('money', 'up'),
      amountPerObject: ratio('money', 'up'),
      payingTaxpayers: distinct('up'),
      amountPerTaxpayer: ratio('money', 'up'),
      transactionsPerTaxpayer: ratio('decimal', 'neutral'),
      digitalAmount: additive('money', 'up'),
      digitalShare: ratio('ratio', 'up'),
      digitalTransactions: additive('count', 'up'),
      digitalTransactionShare: ratio('ratio', 'up'),
      settlementDays: ratio('decimal', 'down'),
      arrearsCollected: additive('money', 'up'),
      reversals: additive('count', 'down'),
      reversedAmount: additive('money', 'down'),
    },
    dimensions: [
      'day',
      'month',
      'year',
      'taxType',
      'taxCategory',
      'taxSystem',
      'formerTax',
      'unit',
      'city',
      'district',
      'ward',
      'channel',
      'channelClass',
      'bank',
      'lagDays',
    ],
    filters: ['tax', 'category', 'without', 'unit', 'kind', 'region', 'channel', 'bank'],
    incompatible: [
      {
        measures: [
          'payingObjects',
          'amountOnObjects',
          'amountPerObject',
          'payingTaxpayers',
          'amountPerTaxpayer',
          'transactionsPerTaxpayer',
        ],
        from: ['lagDays'],
      },
    ],
    extracts: ['payments'],
  },
  /**
   * Realised revenue against a target version of the year in which the period ends. Only taxes, units and months with a target
   * count. `realised` and `plan` are those of the period. All other measures run from the first day of that year to the end of the
   * period; they cannot be split by month.
   */
  achievement: {
    measures: {
      realised: additive('money', 'up'),
      realisedToDate: additive('money', 'up'),
      realisedOfPlan: additive('money', 'up'),
      target: additive('money', 'neutral'),
      targetApbd: additive('money', 'neutral'),
      targetApbdp: additive('money', 'neutral'),
      plan: additive('money', 'neutral'),
      planWhole: additive('money', 'neutral'),
      planToDate: additive('money', 'neutral'),
      achievement: ratio('ratio', 'up'),
      planAchievement: ratio('ratio', 'up'),
      planVariance: additive('money', 'up'),
      remaining: additive('money', 'down'),
    },
    dimensions: ['month', 'taxType', 'taxCategory', 'unit'],
    filters: ['tax', 'category', 'without', 'unit', 'kind'],
    extracts: ['payments', 'targets'],
  },
  /** Revenue per resident. All filters apply to the revenue, but only `region` applies to the residents. */
  perCapita: {
    measures: {
      population: stock('count', 'neutral'),
      amount: additive('money', 'up'),
      amountPerResident: ratio('money', 'up'),
      principal: additive('money', 'up'),
      principalPerResident: ratio('money', 'up'),
    },
    dimensions: ['city', 'district', 'ward'],
    filters: ['tax', 'category', 'region', 'channel', 'bank'],
    extracts: ['regions', 'payments'],
  },
  /** Cost of collection in the budget years that the period touches. Each year is whole, up to the cut-off date. */
  costs: {
    measures: {
      cost: additive('money', 'down'),
      realised: additive('money', 'up'),
      efficiency: ratio('ratio', 'down'),
    },
    dimensions: ['year', 'unit'],
    filters: ['unit', 'kind'],
    extracts: ['costs', 'payments'],
  },
} as const;
