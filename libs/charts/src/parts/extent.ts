export interface Extent {
  readonly min: number;
  readonly max: number;
}

/** Range of the values, always including 0. */
export function extentOf(values: readonly (number | null)[]): Extent {
  return values.reduce<Extent>(
    ({ min, max }, value) => (value === null ? { min, max } : { min: Math.min(min, value), max: Math.max(max, value) }),
    { min: 0, max: 0 },
  );
}

/** Position of a value in percent of the width; 0 if all values are 0. */
export function percentPosition(value: number, { min, max }: Extent): number {
  return max === min ? 0 : ((value - min) / (max - min)) * 100;
}
