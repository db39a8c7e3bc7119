import { useXAxis } from '@mui/x-charts/hooks';
import type { Moment } from '../model.ts';
import type { Tip } from '../parts/tip.tsx';

/** What stands at one place of an axis of categories: a month, a bin, a rank. */
export interface Place extends Moment {
  /** Not final: a period that has not ended. */
  readonly open: boolean;
  /** The exact words of all that is drawn there. */
  readonly tip: () => Tip;
}

export const PLACES = 'places';
export const VALUES = 'values';

/** The places that are drawn now; in the commit in which the figures change they are still those of before, as the marks are. */
export const usePlaces = (): readonly Place[] => useXAxis<'band'>(PLACES).data ?? [];
