import { PLACE_FILTERS, PLACES } from './obligation-subjects.ts';
import { ratio, stock } from './kinds.ts';

export const PURSUIT_SUBJECT = {
  /** Collection steps for the arrears of a snapshot, and the next step by the rules of its day. */
  pursuit: {
    measures: {
      total: stock('money', 'down'),
      documents: stock('count', 'down'),
      collectible: stock('money', 'neutral'),
      untouched: stock('money', 'down'),
      untouchedShare: ratio('ratio', 'down'),
      overdueSteps: stock('count', 'down'),
      overdueStepAmount: stock('money', 'down'),
    },
    dimensions: ['month', 'year', ...PLACES, 'lastAction', 'actionAge', 'nextStep'],
    filters: PLACE_FILTERS,
    extracts: ['arrears'],
  },
} as const;
