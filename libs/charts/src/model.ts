/** Moment on the time axis: full name, short axis label, and year. */
export interface Moment {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly year: string;
}

/** Value axis. The title contains the unit, and ticks are plain numbers. */
export interface ValueAxis {
  readonly title: string;
  readonly tick: (value: number) => string;
  /** Start of the scale for lines; includes 0 by default. Bars always start at zero. */
  readonly from?: number;
}

/** Values with exact texts; null leaves a gap. */
export interface Measured {
  readonly key: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
  /** Text of the value with all digits, for the tooltip. */
  readonly exact: (index: number) => string;
}

/** Role of a series: actual is solid and dark, the year before solid and light, a plan an outline. */
export type MarkRole = 'actual' | 'second' | 'comparison' | 'plan';

export interface ChartLine extends Measured {
  readonly role: MarkRole;
}
