import { average, count, defineMeasure, difference, money, rate, ratio } from '../vocabulary/define-measure.ts';
import { PLACES } from './places.ts';

/** Tax objects that are open at the end of the period, and changes within it. */
export const OBJECTS = {
  measures: {
    registered: defineMeasure({ formula: count('registered'), kind: 'stock', good: 'up' }),
    suspended: defineMeasure({ formula: count('suspended'), kind: 'stock', good: 'down' }),
    opened: defineMeasure({ formula: count('objectsOpened'), kind: 'additive', good: 'up', cutOff: 'events' }),
    closed: defineMeasure({ formula: count('objectsClosed'), kind: 'additive', good: 'down', cutOff: 'events' }),
    net: defineMeasure({
      formula: difference('count', ['objectsOpened'], ['objectsClosed']),
      kind: 'additive',
      good: 'up',
      cutOff: 'events',
    }),
    payingObjects: defineMeasure({
      formula: count('payingObjects'),
      kind: 'distinct',
      good: 'up',
      cutOff: 'posted',
      incompatible: ['objectClass', 'objectUse', 'valueBand'],
    }),
    payingRatio: defineMeasure({ formula: ratio('payingObjects', 'registered'), good: 'up', cutOff: 'posted' }),
    baseValue: defineMeasure({ formula: money('baseValue'), kind: 'stock', good: 'neutral' }),
    averageBase: defineMeasure({ formula: average('baseValue', 'registered'), good: 'neutral' }),
    updateAge: defineMeasure({
      formula: rate('updateAgeDays', 'updated'),
      good: 'down',
      cutOff: 'data-date',
      incompatible: ['month', 'year', 'objectClass', 'objectUse', 'valueBand'],
    }),
  },
  cutOff: 'period-end',
  dimensions: ['month', 'year', ...PLACES, 'objectClass', 'objectUse', 'valueBand'],
  filters: ['tax', 'category', 'only', 'unit', 'kind', 'region'],
  extracts: ['objects'],
} as const;
