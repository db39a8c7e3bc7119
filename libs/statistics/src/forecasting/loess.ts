import { at } from '../numbers/arrays.ts';

// Products are faster than powers, and this is the innermost loop of every decomposition.
function tricube(distance: number): number {
  if (distance >= 0.999) return distance > 1 ? 0 : 1e-9;
  const remainder = 1 - distance * distance * distance;
  return remainder * remainder * remainder;
}

/**
 * Locally weighted line at position `x` over equally spaced values, with tricube weights over the `window` nearest points. Source:
 * Cleveland, JASA 74 (1979). A window beyond the series widens in proportion, as in STL. `robustness` multiplies the weights.
 */
export function loessAt(values: readonly number[], x: number, window: number, robustness?: readonly number[]): number {
  const n = values.length;
  const size = Math.min(window, n);
  let first = Math.round(x) - Math.floor(size / 2);
  first = Math.min(Math.max(first, 0), n - size);
  let reach = Math.max(x - first, first + size - 1 - x);
  if (window > n) reach += Math.floor((window - n) / 2);
  // Sums around x in one pass without arrays, because a forecast calls this some hundred thousand times.
  let total = 0;
  let sumX = 0;
  let sumY = 0;
  let sumXX = 0;
  let sumXY = 0;
  const unit = 1 / Math.max(reach, 1e-12);
  for (let k = first; k < first + size; k++) {
    const away = k - x;
    const weight = tricube((away < 0 ? -away : away) * unit);
    const used = robustness ? weight * (robustness[k] ?? NaN) : weight;
    const value = values[k] ?? NaN;
    total += used;
    sumX += used * away;
    sumY += used * value;
    sumXX += used * away * away;
    sumXY += used * away * value;
  }
  if (!(total > 0)) return at(values, Math.min(Math.max(Math.round(x), 0), n - 1));
  const meanX = sumX / total;
  const spread = sumXX - sumX * meanX;
  // Points too close together have no slope: the weighted mean is used.
  if (Math.sqrt(Math.max(spread, 0) / total) <= 0.001 * (n - 1)) return sumY / total;
  return (sumY - ((sumXY - meanX * sumY) / spread) * sumX) / total;
}

export const loess = (values: readonly number[], window: number, robustness?: readonly number[]): number[] =>
  values.map((_, x) => loessAt(values, x, window, robustness));
