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

/** Of the largest value, what a scale of places spans at least: what hardly differs lies close together. */
const LEAST_SPREAD = 0.25;

/** From the least to the largest: places need no zero, as their distance counts and not their length. */
export function spreadOf(values: readonly (number | null)[]): Extent {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { least: 0, most: 0 };
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const room = Math.max(0, LEAST_SPREAD * Math.max(most, -least) - (most - least)) / 2;
  return { least: least - room, most: most + room };
}

/** Place of a value in percent of the width; 0 where all values are zero. */
export function place(value: number, { least, most }: Extent): number {
  return most === least ? 0 : ((value - least) / (most - least)) * 100;
}
