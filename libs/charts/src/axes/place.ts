import { useXAxis } from '@mui/x-charts/hooks';
import type { Moment } from '../model.ts';
import type { Tip } from '../parts/tip.tsx';

/** Category of an axis: a month, a bin, a rank. */
export interface Place extends Moment {
  /** True for a period that is not over. */
  readonly open: boolean;
  /** Tooltip of all marks at this place. */
  readonly tip: () => Tip;
}

export const PLACES = 'places';
export const VALUES = 'values';

/** Places that are rendered now. In the commit with new data they are still the previous ones, like the marks. */
export const usePlaces = (): readonly Place[] => useXAxis<'band'>(PLACES).data ?? [];
