import { median } from '../numbers/quantiles.ts';

/** What defines a scale, as plain data: a forecast with it can be sent to or from a worker. */
export interface ScaleParameters {
  readonly logs: boolean;
  /** With logs the value that becomes 0 (smaller ones count as much); without, the amount around which straight turns into logarithmic. */
  readonly unit: number;
}

/** The scale on which errors are about the same size at every level. */
export interface Scale extends ScaleParameters {
  readonly forward: (value: number) => number;
  readonly backward: (value: number) => number;
}

// exp(700) is near the largest number; a runaway path must stay finite.
const LARGEST_EXPONENT = 700;
const held = (value: number): number => Math.min(Math.max(value, -LARGEST_EXPONENT), LARGEST_EXPONENT);

/** The functions of a scale. */
export function scaleOf({ logs, unit }: ScaleParameters): Scale {
  if (!logs) return { logs, unit, forward: (value) => Math.asinh(value / unit), backward: (value) => unit * Math.sinh(held(value)) };
  // A method may fall below zero for a positive series: that counts as very little, not as impossible.
  return { logs, unit, forward: (value) => Math.log(Math.max(value / unit, 1)), backward: (value) => unit * Math.exp(held(value)) };
}

// Values near zero become huge on the log scale and would rule the fit.
const SMALLEST_SHARE_OF_MEDIAN = 0.02;

/**
 * Logs where every value is positive and none is tiny beside the median. Else the inverse hyperbolic sine (Johnson, Biometrika 36, 1949;
 * Burbidge, Magee and Robb, JASA 83, 1988): straight around zero, logarithmic for large amounts, defined for zeros and refunds.
 */
export function chooseScale(values: readonly number[]): Scale {
  const smallest = values.reduce((least, value) => Math.min(least, value), Infinity);
  if (smallest > 0 && smallest > SMALLEST_SHARE_OF_MEDIAN * median(values)) return scaleOf({ logs: true, unit: smallest / 20 });
  return scaleOf({ logs: false, unit: 2 * median(values.map(Math.abs).filter((value) => value > 0)) || 1 });
}
