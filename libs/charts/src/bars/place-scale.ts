import { distinctTicks, type Tick } from '../axes/ticks.ts';
import { roundStep } from '../parts/round-step.ts';
import { extentOf, type Extent } from '../parts/extent.ts';

export interface PlaceScale {
  readonly extent: Extent;
  readonly ticks: readonly Tick[];
}

const STEPS = 5;
/** Tolerance for floating-point errors in a number of steps. */
const STEP_TOLERANCE = 1e-9;

/** Scale from zero to a round end, in which every tick has a distinct label. */
export function placeScale(values: readonly (number | null)[], words: (value: number) => string): PlaceScale {
  const { min, max } = extentOf(values);
  const step = roundStep((max - min) / STEPS || 1 / STEPS);
  const first = Math.floor(min / step + STEP_TOLERANCE);
  const last = Math.max(first + 1, Math.ceil(max / step - STEP_TOLERANCE));
  const all = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return {
    extent: { min: first * step, max: last * step },
    ticks: distinctTicks(all.map((value) => ({ value, words: words(value) }))),
  };
}
