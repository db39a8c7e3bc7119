import { PLACE_FILTERS, PLACES } from './obligation-subjects.ts';
import { stock } from './kinds.ts';

/** Changes between the last snapshot before the period and the last one in it. These measures have no comparison. */
export const ARREARS_MOVES = {
  /** Objects that came into arrears, left them, came back or stayed. Each is counted once, at the place of its largest latest debt. */
  debtorFlow: {
    measures: {
      opening: stock('count', 'down'),
      added: stock('count', 'down'),
      returned: stock('count', 'down'),
      cleared: stock('count', 'up'),
      stayed: stock('count', 'down'),
      closing: stock('count', 'down'),
    },
    dimensions: ['month', 'year', ...PLACES, 'firstOwedYear'],
    filters: PLACE_FILTERS,
    extracts: ['arrears'],
  },
  /** Obligations by the class that they had and the class that they have. */
  qualityMoves: {
    measures: { owedThen: stock('money', 'neutral'), owedNow: stock('money', 'neutral') },
    dimensions: ['month', 'year', ...PLACES, 'qualityThen', 'qualityNow'],
    filters: PLACE_FILTERS,
    extracts: ['arrears'],
  },
} as const;
