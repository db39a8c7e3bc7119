import { at } from '../numbers/arrays.ts';
import { chooseScale } from './scale.ts';
import { stl } from './stl.ts';

/** Interpolates missing positions linearly; beyond either end it repeats the nearest value. At least one value must be known. */
export function interpolate(values: readonly number[], missing: ReadonlySet<number>): number[] {
  const result = [...values];
  for (let t = 0; t < result.length; t++) {
    if (!missing.has(t)) continue;
    let end = t;
    while (end < result.length && missing.has(end)) end++;
    const left = t > 0 ? at(result, t - 1) : at(values, end);
    const right = end < values.length ? at(values, end) : left;
    for (let k = t; k < end; k++) result[k] = left + ((right - left) * (k - t + 1)) / (end - t + 1);
    t = end;
  }
  return result;
}

// After this many rounds the season only changes in the third digit.
const ROUNDS = 3;

/** Fills missing positions from neighbours in the seasonally adjusted series, on the modelling scale. */
export function fillMissing(values: readonly number[], missing: ReadonlySet<number>, frequency: number): number[] {
  if (missing.size === 0) return [...values];
  const scale = chooseScale(values.filter((_, t) => !missing.has(t)));
  let filled = interpolate(values.map(scale.forward), missing);
  if (frequency > 1 && values.length >= 2 * frequency) {
    for (let round = 0; round < ROUNDS; round++) {
      const { seasonal } = stl(filled, frequency, { robustPasses: 2 });
      const adjusted = interpolate(
        filled.map((value, t) => value - at(seasonal, t)),
        missing,
      );
      filled = adjusted.map((value, t) => value + at(seasonal, t));
    }
  }
  return values.map((value, t) => (missing.has(t) ? scale.backward(at(filled, t)) : value));
}
