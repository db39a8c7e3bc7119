import { defineMeasure, money } from '../vocabulary/define-measure.ts';
import { PLACES, PLACE_FILTERS } from './places.ts';

/** Obligations by the class that they had and the class that they have. */
export const QUALITY_MOVES = {
  measures: {
    owedThen: defineMeasure({ formula: money('owedThen'), kind: 'stock', good: 'neutral' }),
    owedNow: defineMeasure({ formula: money('owedNow'), kind: 'stock', good: 'neutral' }),
  },
  cutOff: 'snapshot-pair',
  dimensions: ['month', 'year', ...PLACES, 'qualityThen', 'qualityNow'],
  filters: PLACE_FILTERS,
  extracts: ['arrears'],
} as const;
