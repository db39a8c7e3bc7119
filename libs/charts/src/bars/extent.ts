export interface Extent {
  readonly least: number;
  readonly most: number;
}

/** From zero or below to zero or above: bars always begin at zero. */
export function extentOf(values: readonly (number | null)[]): Extent {
  return values.reduce<Extent>(
    ({ least, most }, value) => (value === null ? { least, most } : { least: Math.min(least, value), most: Math.max(most, value) }),
    { least: 0, most: 0 },
  );
}

/** Place of a value in percent of the width; 0 where all values are zero. */
export function place(value: number, { least, most }: Extent): number {
  return most === least ? 0 : ((value - least) / (most - least)) * 100;
}
