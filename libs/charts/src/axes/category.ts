import { useXAxis } from '@mui/x-charts/hooks';
import type { Moment } from '../model.ts';
import type { Tip } from '../parts/tip.tsx';

/** One position on a category axis: a month, a year, a bin or a rank. */
export interface Category extends Moment {
  /** True for a period that is not over. */
  readonly isUnfinished: boolean;
  /** Tooltip of all marks of the category. */
  readonly tip: () => Tip;
}

/** Ids of the two axes. */
export const CATEGORIES = 'categories';
export const VALUES = 'values';

/** Categories that are rendered now. In the commit with new data they are still the previous ones, like the marks. */
export const useCategories = (): readonly Category[] => useXAxis<'band'>(CATEGORIES).data ?? [];
