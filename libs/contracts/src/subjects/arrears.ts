import { average, count, defineMeasure, difference, money, ratio } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

const NOT_BY_LAPSE = ['lapseMonth'] as const;

/** Amounts past due at a snapshot: the last one on or before the end of the period. */
export const ARREARS = {
  measures: {
    principal: defineMeasure({ formula: money('arrearsPrincipal'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    penalty: defineMeasure({ formula: money('penalty'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    total: defineMeasure({ formula: money('total'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    documents: defineMeasure({ formula: count('arrearsDocuments'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    objects: defineMeasure({ formula: count('debtors'), kind: 'distinct', good: 'down', incompatible: NOT_BY_LAPSE }),
    averagePerObject: defineMeasure({ formula: average('onDebtors', 'debtors'), good: 'down' }),
    overYear: defineMeasure({ formula: money('overYear'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    overYearShare: defineMeasure({ formula: ratio('overYear', 'total'), good: 'down' }),
    lapsed: defineMeasure({ formula: money('lapsed'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    disputed: defineMeasure({ formula: money('disputed'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    uncollectible: defineMeasure({ formula: money('uncollectible'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    collectible: defineMeasure({ formula: money('collectible'), kind: 'stock', good: 'neutral', incompatible: NOT_BY_LAPSE }),
    collectibleShare: defineMeasure({ formula: ratio('collectible', 'total'), good: 'up' }),
    collectibleAllowance: defineMeasure({
      formula: money('collectibleAllowance'),
      kind: 'stock',
      good: 'down',
      incompatible: NOT_BY_LAPSE,
    }),
    netCollectible: defineMeasure({
      formula: difference('money', ['collectible'], ['collectibleAllowance']),
      kind: 'stock',
      good: 'neutral',
    }),
    expiring: defineMeasure({ formula: money('expiring'), kind: 'stock', good: 'down' }),
    expiringShare: defineMeasure({ formula: ratio('expiring', 'total'), good: 'down' }),
    allowance: defineMeasure({ formula: money('allowance'), kind: 'stock', good: 'down', incompatible: NOT_BY_LAPSE }),
    netValue: defineMeasure({ formula: difference('money', ['total'], ['allowance']), kind: 'stock', good: 'neutral' }),
    collections: defineMeasure({
      formula: money('collections'),
      kind: 'additive',
      good: 'up',
      cutOff: 'snapshot-year',
      incompatible: ['taxYear', 'ageBand', 'quality', 'lapseMonth'],
    }),
    arrearsRatio: defineMeasure({ formula: ratio('total', 'collections'), good: 'down' }),
    collectibleRatio: defineMeasure({ formula: ratio('collectible', 'collections'), good: 'down' }),
  },
  cutOff: 'snapshot',
  dimensions: ['month', 'year', ...PLACES, 'taxYear', 'ageBand', 'quality', 'lapseMonth'],
  filters: [...PLACE_FILTERS, 'without', 'taxYear', 'quality'],
  extracts: ['arrears', 'payments'],
} as const;
