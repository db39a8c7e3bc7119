export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** Range of the values, always including 0. */
export function extentOf(values: readonly (number | null)[]): Extent {
  return values.reduce<Extent>(
    ({ least, most }, value) => (value === null ? { least, most } : { least: Math.min(least, value), most: Math.max(most, value) }),
    { least: 0, most: 0 },
  );
}

/** Position of a value in percent of the width; 0 if all values are 0. */
export function place(value: number, { least, most }: Extent): number {
  return most === least ? 0 : ((value - least) / (most - least)) * 100;
}
