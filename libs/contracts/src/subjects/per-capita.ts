import { average, count, defineMeasure, money } from '../vocabulary/define-measure.ts';

/** Revenue per resident. All filters apply to the revenue, but only `region` applies to the residents. */
export const PER_CAPITA = {
  measures: {
    population: defineMeasure({ formula: count('residents'), kind: 'stock', good: 'neutral', cutOff: 'latest-import' }),
    amount: defineMeasure({ formula: money('amount'), kind: 'additive', good: 'up' }),
    amountPerResident: defineMeasure({ formula: average('amount', 'residents'), good: 'up' }),
    principal: defineMeasure({ formula: money('principal'), kind: 'additive', good: 'up' }),
    principalPerResident: defineMeasure({ formula: average('principal', 'residents'), good: 'up' }),
  },
  cutOff: 'posted',
  dimensions: ['city', 'district', 'ward'],
  filters: ['tax', 'category', 'region', 'channel', 'bank'],
  extracts: ['regions', 'payments'],
} as const;
