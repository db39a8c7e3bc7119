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
export function residualsOn(target: readonly number[], regressors: readonly (readonly number[])[]): number[] | null {
  const centred = (values: readonly number[]): number[] => values.map((value) => value - mean(values));
  const basis: number[][] = [];
  for (const regressor of regressors) {
    const rest = orthogonal(centred(regressor), basis);
    const scale = squaredDeviations(regressor);
    const length = rest.reduce((total, value) => total + value * value, 0);
    if (!(length > 1e-10 * scale)) return null;
    basis.push(rest);
  }
  return orthogonal(centred(target), basis);
}

// Modified Gram-Schmidt runs twice, because rounding matters for nearly dependent columns after one pass.
function orthogonal(values: readonly number[], basis: readonly (readonly number[])[]): number[] {
  let rest = [...values];
  for (let pass = 0; pass < 2; pass++) {
    for (const direction of basis) {
      const length = direction.reduce((total, value) => total + value * value, 0);
      const share = direction.reduce((total, value, i) => total + value * at(rest, i), 0) / length;
      rest = rest.map((value, i) => value - share * at(direction, i));
    }
  }
  return rest;
}
