import { count, defineMeasure, difference, ratio } from '../vocabulary/define-measure.ts';

const NOT_BY_REGISTRATION = ['registeredBand'] as const;

/**
 * Registered taxpayers at the end of the period, and those who came and went within it. Their attributes are those of the register on the
 * data date.
 */
export const TAXPAYERS = {
  measures: {
    registered: defineMeasure({ formula: count('registered'), kind: 'stock', good: 'up' }),
    opened: defineMeasure({ formula: count('opened'), kind: 'additive', good: 'up', cutOff: 'events', incompatible: NOT_BY_REGISTRATION }),
    closed: defineMeasure({
      formula: count('closed'),
      kind: 'additive',
      good: 'down',
      cutOff: 'events',
      incompatible: NOT_BY_REGISTRATION,
    }),
    net: defineMeasure({ formula: difference('count', ['opened'], ['closed']), kind: 'additive', good: 'up', cutOff: 'events' }),
    validNik: defineMeasure({ formula: count('validNik'), kind: 'stock', good: 'up' }),
    validNikShare: defineMeasure({ formula: ratio('validNik', 'checkedNik'), good: 'up' }),
  },
  cutOff: 'period-end',
  dimensions: ['month', 'year', 'taxpayerKind', 'sector', 'legalForm', 'sizeBand', 'sex', 'ageGroup', 'residence', 'registeredBand'],
  filters: ['taxpayerKind'],
  protectedPairs: [
    ['sex', 'ageGroup'],
    ['sector', 'sizeBand'],
  ],
  extracts: ['taxpayers'],
} as const;
