/** Reads an element that must exist; otherwise gives NaN, which the callers' finite checks detect. */
export const at = (values: readonly number[], index: number): number => values[index] ?? NaN;

/** `at` for typed arrays. One function for both kinds of arrays would be several times slower. */
export const peek = (values: Float64Array, index: number): number => values[index] ?? NaN;

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

export const sum = (values: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += at(values, i);
  return total;
};

export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** Sum of squared deviations from the mean. */
export function squaredDeviations(values: readonly number[]): number {
  const centre = mean(values);
  let total = 0;
  for (let i = 0; i < values.length; i++) total += (at(values, i) - centre) ** 2;
  return total;
}

const MAX_NUMBER = Number.MAX_VALUE;

/** Limits a diverging value to the range of finite numbers. */
export const toFinite = (value: number): number => Math.min(Math.max(value, -MAX_NUMBER), MAX_NUMBER);
