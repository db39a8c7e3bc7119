import { median } from '../numbers/quantiles.ts';

/** The scale on which errors are about the same size at every level. */
export interface Scale {
  readonly logs: boolean;
  readonly forward: (value: number) => number;
  readonly backward: (value: number) => number;
}

// exp(700) is near the largest number; a runaway path must stay finite.
const LARGEST_EXPONENT = 700;
const held = (value: number): number => Math.min(Math.max(value, -LARGEST_EXPONENT), LARGEST_EXPONENT);

// A method may fall below zero for a positive series: that counts as very little, not as impossible.
const logsAbove = (floor: number): Scale => ({
  logs: true,
  forward: (value) => Math.log(Math.max(value, floor)),
  backward: (value) => Math.exp(held(value)),
});

// Values near zero become huge on the log scale and would rule the fit.
const SMALLEST_SHARE_OF_MEDIAN = 0.02;

/**
 * Logs where every value is positive and none is tiny beside the median. Else the inverse hyperbolic sine (Johnson, Biometrika 36, 1949;
 * Burbidge, Magee and Robb, JASA 83, 1988): straight around zero, logarithmic for large amounts, defined for zeros and refunds.
 */
export function chooseScale(values: readonly number[]): Scale {
  const smallest = values.reduce((least, value) => Math.min(least, value), Infinity);
  if (smallest > 0 && smallest > SMALLEST_SHARE_OF_MEDIAN * median(values)) return logsAbove(smallest / 20);
  const unit = 2 * median(values.map(Math.abs).filter((value) => value > 0)) || 1;
  return { logs: false, forward: (value) => Math.asinh(value / unit), backward: (value) => unit * Math.sinh(held(value)) };
}
