import { divergingScale, sequentialScale, type HeatScale } from '@pendapa/charts';

const CLASSES = 6;
const STEPS = [1, 2, 2.5, 5, 10] as const;
/** Five points a class: the same on every filter, so that colours can be compared. */
const CHANGE_STEP = 0.05;

/** Six classes whose bounds are round and reach just below the largest value. */
export function roundScale(values: readonly (number | null)[]): HeatScale {
  const most = Math.max(0, ...values.filter((value) => value !== null));
  if (most === 0) return sequentialScale(0);
  const rough = most / CLASSES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((candidate) => candidate * power >= rough) ?? 10) * power;
  return sequentialScale(step * CLASSES);
}

export const CHANGE_SCALE = divergingScale(0, CHANGE_STEP);
