/** A place on the time axis: its name in full, its short name under the axis, and the year that it stands in. */
export interface Moment {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly year: string;
}

/** What the vertical axis says: its unit once in the title, plain figures at the ticks. */
export interface ValueAxis {
  readonly title: string;
  readonly tick: (value: number) => string;
  /** Where the scale of lines begins; left out, zero is part of it. Bars always begin at zero. */
  readonly from?: number;
}

/** Values to draw, and the exact words for each of them; null leaves a gap. */
export interface Measured {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  readonly exact: (index: number) => string;
}

/** Actual is solid and dark, the year before solid and light, a plan an outline: the same on every page. */
export type Role = 'actual' | 'second' | 'comparison' | 'plan';

export interface Line extends Measured {
  readonly role: Role;
}
