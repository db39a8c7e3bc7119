import { roundStep } from '../parts/round-step.ts';

/** Classes between bounds: value v is in class i where bounds[i-1] <= v < bounds[i]. */
export interface HeatScale {
  /** Which of the theme's two scales colours it. */
  readonly colors: 'sequential' | 'diverging';
  /** Rising; one fewer than there are classes. */
  readonly bounds: readonly number[];
}

/** Class of a value, counted from the lowest. */
export const classOf = ({ bounds }: HeatScale, value: number): number => bounds.filter((bound) => value >= bound).length;

/** Six classes from nothing to `most`, equally wide: fixed by the caller where scales must not move with a filter. */
export function sequentialScale(most: number): HeatScale {
  const step = (most > 0 ? most : 1) / 6;
  return { colors: 'sequential', bounds: [1, 2, 3, 4, 5].map((index) => index * step) };
}

/** Six classes whose bounds are round and reach just below the largest value. */
export function roundScale(values: readonly (number | null)[]): HeatScale {
  const most = Math.max(0, ...values.filter((value) => value !== null));
  if (most === 0) return sequentialScale(0);
  return sequentialScale(roundStep(most / 6) * 6);
}

/** Seven classes around a pinned midpoint: the middle one reaches half a step to each side. */
export function divergingScale(midpoint: number, step: number): HeatScale {
  return { colors: 'diverging', bounds: [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((steps) => midpoint + steps * step) };
}
