import { median } from '../numbers/quantiles.ts';

/** Parameters of a scale as plain data, so that a forecast can be sent to or from a worker. */
export interface ScaleParameters {
  readonly logs: boolean;
  /**
   * With logs: the value that becomes 0, also for smaller ones. Without: the amount at which the scale turns from linear to logarithmic.
   */
  readonly unit: number;
}

/** Scale on which errors are about equal at every level. */
export interface Scale extends ScaleParameters {
  readonly forward: (value: number) => number;
  readonly backward: (value: number) => number;
}

// exp(700) is near the largest number; a diverging path must stay finite.
const MAX_EXPONENT = 700;
const limitExponent = (value: number): number => Math.min(Math.max(value, -MAX_EXPONENT), MAX_EXPONENT);

/** Creates the functions of a scale. */
export function createScale({ logs, unit }: ScaleParameters): Scale {
  if (!logs)
    return { logs, unit, forward: (value) => Math.asinh(value / unit), backward: (value) => unit * Math.sinh(limitExponent(value)) };
  // A method may go below zero for a positive series: that counts as very small.
  return {
    logs,
    unit,
    forward: (value) => Math.log(Math.max(value / unit, 1)),
    backward: (value) => unit * Math.exp(limitExponent(value)),
  };
}

// Values near zero become extreme on the log scale and would dominate the fit.
const MIN_SHARE_OF_MEDIAN = 0.02;

/**
 * Chooses logs if all values are positive and none is tiny relative to the median. Otherwise it uses the inverse hyperbolic sine: linear
 * around zero, logarithmic for large amounts, also for refunds. Source: Johnson, Biometrika 36 (1949); Burbidge, Magee and Robb, JASA 83
 * (1988).
 */
export function chooseScale(values: readonly number[]): Scale {
  const smallest = values.reduce((smallestSoFar, value) => Math.min(smallestSoFar, value), Infinity);
  if (smallest > 0 && smallest > MIN_SHARE_OF_MEDIAN * median(values)) return createScale({ logs: true, unit: smallest / 20 });
  return createScale({ logs: false, unit: 2 * median(values.map(Math.abs).filter((value) => value > 0)) || 1 });
}
