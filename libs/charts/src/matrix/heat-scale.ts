import { roundStep } from '../parts/round-step.ts';

/** Classes between bounds: value v is in class i if bounds[i-1] <= v < bounds[i]. */
export interface HeatScale {
  /** Colour scale of the theme. */
  readonly colors: 'sequential' | 'diverging';
  /** Ascending; one fewer than classes. */
  readonly bounds: readonly number[];
}

/** Class of a value, 0 for the lowest. */
export const classOf = ({ bounds }: HeatScale, value: number): number => bounds.filter((bound) => value >= bound).length;

/** Six equal classes from 0 to `most`; fixed, so that colours do not change with filters. */
export function sequentialScale(max: number): HeatScale {
  const step = (max > 0 ? max : 1) / 6;
  return { colors: 'sequential', bounds: [1, 2, 3, 4, 5].map((index) => index * step) };
}

/** Six classes with round bounds up to just below the largest value. */
export function roundScale(values: readonly (number | null)[]): HeatScale {
  const max = Math.max(0, ...values.filter((value) => value !== null));
  if (max === 0) return sequentialScale(0);
  return sequentialScale(roundStep(max / 6) * 6);
}

/** Seven classes around a fixed midpoint; the middle one extends half a step to each side. */
export function divergingScale(midpoint: number, step: number): HeatScale {
  return { colors: 'diverging', bounds: [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((steps) => midpoint + steps * step) };
}
