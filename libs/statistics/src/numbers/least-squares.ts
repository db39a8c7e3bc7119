import { at, mean, squaredDeviations } from './arrays.ts';

export interface FittedLine {
  readonly intercept: number;
  readonly slope: number;
}

/** Least-squares line through (0, y0), (1, y1), ...; fewer than two values give a flat line. */
export function trendLine(values: readonly number[]): FittedLine {
  const n = values.length;
  if (n < 2) return { intercept: n === 1 ? at(values, 0) : 0, slope: 0 };
  const middle = (n - 1) / 2;
  const average = mean(values);
  let cross = 0;
  for (let t = 0; t < n; t++) cross += (t - middle) * (at(values, t) - average);
  const slope = cross / ((n * (n * n - 1)) / 12);
  return { intercept: average - slope * middle, slope };
}

/** Residuals of `target` after a least-squares fit on `regressors` and a constant; null if the regressors are linearly dependent. */
export function computeResiduals(target: readonly number[], regressors: readonly (readonly number[])[]): number[] | null {
  const centred = (values: readonly number[]): number[] => values.map((value) => value - mean(values));
  const basis: number[][] = [];
  for (const regressor of regressors) {
    const residual = orthogonalize(centred(regressor), basis);
    const scale = squaredDeviations(regressor);
    const length = residual.reduce((total, value) => total + value * value, 0);
    if (!(length > 1e-10 * scale)) return null;
    basis.push(residual);
  }
  return orthogonalize(centred(target), basis);
}

// Modified Gram-Schmidt runs twice, because rounding matters for nearly dependent columns after one pass.
function orthogonalize(values: readonly number[], basis: readonly (readonly number[])[]): number[] {
  let remainder = [...values];
  for (let pass = 0; pass < 2; pass++) {
    for (const direction of basis) {
      const length = direction.reduce((total, value) => total + value * value, 0);
      const share = direction.reduce((total, value, i) => total + value * at(remainder, i), 0) / length;
      remainder = remainder.map((value, i) => value - share * at(direction, i));
    }
  }
  return remainder;
}
